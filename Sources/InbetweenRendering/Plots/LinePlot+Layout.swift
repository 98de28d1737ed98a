/// Where everything of a plot stands.
struct PlotLayout {
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// One panel with the ranges it shows.
  struct Area {
    var frame: Rectangle
    var vertical: ClosedRange<Double>
    var ticks: PlotTicks
  }

  var titleBaseline: Double
  var legendOrigin: SIMD2<Double>
  var legendColumns: Int
  var legendColumnWidth: Double
  var horizontal: ClosedRange<Double>
  var horizontalTicks: PlotTicks
  var areas: [Area]

  static let legendRowHeight = 20.0
  static let legendKeyWidth = 34.0
  static let panelLabelHeight = 30.0

  /// Lays a plot out; the painter measures the texts.
  init(_ plot: LinePlot, _ painter: Painter) {
    let margin = PlotStyle.margin
    var top = margin
    titleBaseline = top + PlotStyle.titleSize
    if !plot.title.isEmpty { top = titleBaseline + 12 }

    let legend = plot.legend
    let widest = legend.map { painter.textWidth($0, size: PlotStyle.labelSize) }.max() ?? 0
    legendColumnWidth = widest + Self.legendKeyWidth + 22
    let available = plot.width - 2 * margin
    legendColumns = min(max(1, legend.count), max(1, Int((available + 22) / legendColumnWidth)))
    legendOrigin = SIMD2(margin, top + 6)
    if legend.count > 1 {
      let rows = (legend.count + legendColumns - 1) / legendColumns
      top += Double(rows) * Self.legendRowHeight + 6
    }

    horizontal = plot.horizontalRange ?? Self.extent(plot.panels.flatMap(\.series).flatMap(\.points).map(\.x), room: 0)
    let bottom = plot.height - margin - (plot.horizontalLabel.isEmpty ? 18 : 40)
    let weights = plot.panels.reduce(0) { $0 + $1.weight }
    let free = max(20, bottom - top - Self.panelLabelHeight * Double(plot.panels.count))

    var areas: [Area] = []
    for panel in plot.panels {
      let height = free * panel.weight / weights
      let inside = panel.series.flatMap(\.points).filter { [horizontal] in horizontal.contains($0.x) }.map(\.y)
      let range = panel.range ?? Self.extent(inside, room: 0.04)
      let ticks = PlotTicks(range: range, count: max(2, Int(height / 46)))
      top += Self.panelLabelHeight
      areas.append(Area(frame: Rectangle(x: 0, y: top, width: 0, height: height), vertical: range, ticks: ticks))
      top += height
    }
    let labelWidth = areas.flatMap(\.ticks.labels).map { painter.textWidth($0, size: PlotStyle.tickSize) }.max() ?? 0
    let left = (margin + labelWidth + 8).rounded()
    for index in areas.indices {
      areas[index].frame.x = left
      areas[index].frame.width = plot.width - margin - left
    }
    self.areas = areas
    horizontalTicks = PlotTicks(range: horizontal, count: max(2, Int((plot.width - left) / 90)))
  }

  /// The range of all finite values with `room` of its length on either side; never empty.
  static func extent(_ values: [Double], room: Double) -> ClosedRange<Double> {
    let finite = values.filter(\.isFinite)
    guard let least = finite.min(), let greatest = finite.max() else { return 0...1 }
    let span = greatest - least
    guard span > 0, span.isFinite else { return (least - 0.5)...(least + 0.5) }
    return (least - room * span)...(greatest + room * span)
  }
}
