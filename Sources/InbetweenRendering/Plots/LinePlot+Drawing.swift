extension LinePlot {
  /// Paints everything.
  func draw(on painter: Painter) {
    painter.fill(x: 0, y: 0, width: width, height: height, color: PlotStyle.paper)
    let layout = PlotLayout(self, painter)
    painter.text(
      title, at: SIMD2(PlotStyle.margin, layout.titleBaseline), size: PlotStyle.titleSize, color: PlotStyle.ink,
      isBold: true)
    let legend = legend
    if legend.count > 1 { drawLegend(legend, layout, on: painter) }
    for (panel, area) in zip(panels, layout.areas) {
      drawAxes(panel, area, layout, on: painter)
      drawSeries(panel, area, layout, legend, on: painter)
    }
    drawHorizontalLabels(layout, on: painter)
  }

  private func drawLegend(_ names: [String], _ layout: PlotLayout, on painter: Painter) {
    for (index, name) in names.enumerated() {
      let x = layout.legendOrigin.x + Double(index % layout.legendColumns) * layout.legendColumnWidth
      let y = layout.legendOrigin.y + (Double(index / layout.legendColumns) + 0.5) * PlotLayout.legendRowHeight
      painter.polyline(
        [SIMD2(x + 1, y), SIMD2(x + PlotLayout.legendKeyWidth - 8, y)], color: PlotStyle.color(index),
        width: PlotStyle.lineWidth + 0.5, dash: PlotStyle.dash(index))
      painter.text(
        name, at: SIMD2(x + PlotLayout.legendKeyWidth, y + 4.5), size: PlotStyle.labelSize, color: PlotStyle.ink)
    }
  }

  private func drawAxes(
    _ panel: Panel, _ area: PlotLayout.Area, _ layout: PlotLayout, on painter: Painter
  ) {
    let frame = area.frame
    let right = frame.x + frame.width, bottom = frame.y + frame.height
    painter.text(
      panel.label, at: SIMD2(frame.x, frame.y - 8), size: PlotStyle.labelSize, color: PlotStyle.faintInk, isBold: true)
    for tick in layout.horizontalTicks.values {
      let x = layout.x(tick, in: frame)
      painter.line(from: SIMD2(x, frame.y), to: SIMD2(x, bottom), color: PlotStyle.grid)
    }
    for (tick, label) in zip(area.ticks.values, area.ticks.labels) {
      let y = layout.y(tick, in: area)
      let isLandmark = tick == 0 || tick == 1
      painter.line(
        from: SIMD2(frame.x, y), to: SIMD2(right, y), color: isLandmark ? PlotStyle.landmark : PlotStyle.grid)
      painter.text(
        label, at: SIMD2(frame.x - 7, y + 4), size: PlotStyle.tickSize, color: PlotStyle.faintInk, anchor: .end)
    }
    painter.line(from: SIMD2(frame.x, frame.y), to: SIMD2(frame.x, bottom), color: PlotStyle.faintInk)
    painter.line(from: SIMD2(frame.x, bottom), to: SIMD2(right, bottom), color: PlotStyle.faintInk)
  }

  private func drawSeries(
    _ panel: Panel, _ area: PlotLayout.Area, _ layout: PlotLayout, _ legend: [String], on painter: Painter
  ) {
    let frame = area.frame
    // Room for half a line, so that a line along the edge is seen.
    painter.clipped(x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4) {
      for series in panel.series {
        let index = legend.firstIndex(of: series.name) ?? 0
        painter.polyline(
          series.points.map { layout.position($0, in: area) }, color: PlotStyle.color(index),
          width: PlotStyle.lineWidth, dash: PlotStyle.dash(index))
      }
    }
    for series in panel.series {
      let index = legend.firstIndex(of: series.name) ?? 0
      for dot in series.dots
      where area.vertical.contains(dot.point.y) && layout.horizontal.contains(dot.point.x) {
        painter.dot(
          at: layout.position(dot.point, in: area), radius: PlotStyle.dotRadius, color: PlotStyle.color(index),
          isFilled: dot.isFilled)
      }
    }
  }

  private func drawHorizontalLabels(_ layout: PlotLayout, on painter: Painter) {
    guard let frame = layout.areas.last?.frame else { return }
    let baseline = frame.y + frame.height + 17
    for (tick, label) in zip(layout.horizontalTicks.values, layout.horizontalTicks.labels) {
      painter.text(
        label, at: SIMD2(layout.x(tick, in: frame), baseline), size: PlotStyle.tickSize, color: PlotStyle.faintInk,
        anchor: .middle)
    }
    painter.text(
      horizontalLabel, at: SIMD2(frame.x + frame.width / 2, baseline + 21), size: PlotStyle.labelSize,
      color: PlotStyle.faintInk, anchor: .middle, isBold: true)
  }
}

extension PlotLayout {
  func x(_ value: Double, in frame: Rectangle) -> Double {
    frame.x + (value - horizontal.lowerBound) / (horizontal.upperBound - horizontal.lowerBound) * frame.width
  }

  func y(_ value: Double, in area: Area) -> Double {
    let share = (value - area.vertical.lowerBound) / (area.vertical.upperBound - area.vertical.lowerBound)
    return area.frame.y + (1 - share) * area.frame.height
  }

  /// Where a point of a line stands: far and infinite values are brought near, to what the drawing library can hold.
  func position(_ point: SIMD2<Double>, in area: Area) -> SIMD2<Double> {
    guard !point.x.isNaN, !point.y.isNaN else { return SIMD2(.nan, .nan) }
    let x = x(point.x, in: area.frame), y = y(point.y, in: area)
    return SIMD2(min(max(x, -1e5), 1e5), min(max(y, -1e5), 1e5))
  }
}
