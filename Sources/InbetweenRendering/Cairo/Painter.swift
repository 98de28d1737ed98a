import CCairo

/// The few things a plot draws, on a cairo context.
///
/// Positions in units of the picture, y down.
final class Painter {
  enum Anchor: Double {
    case start = 0
    case middle = 0.5
    case end = 1
  }

  private let context: OpaquePointer

  /// Begins to paint on a surface, which the caller keeps.
  init(surface: OpaquePointer) {
    context = cairo_create(surface)
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
  }

  deinit {
    cairo_destroy(context)
  }

  /// What went wrong so far, in words of the library.
  var failure: String? {
    let status = cairo_status(context)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }

  private func setColor(_ color: PlotColor) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
  }

  func fill(x: Double, y: Double, width: Double, height: Double, color: PlotColor) {
    setColor(color)
    cairo_rectangle(context, x, y, width, height)
    cairo_fill(context)
  }

  /// A straight line; `width` 1 lines on whole coordinates are moved to the middle of a pixel.
  func line(from start: SIMD2<Double>, to end: SIMD2<Double>, color: PlotColor, width: Double = 1) {
    let nudge = width == 1 ? 0.5 : 0
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_move_to(context, start.x.rounded() + nudge, start.y.rounded() + nudge)
    cairo_line_to(context, end.x.rounded() + nudge, end.y.rounded() + nudge)
    cairo_stroke(context)
  }

  /// A line through all points; one with a NaN interrupts it.
  func polyline(_ points: [SIMD2<Double>], color: PlotColor, width: Double, dash: [Double]) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, dash.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    var isOpen = false
    for point in points {
      if point.x.isNaN || point.y.isNaN {
        isOpen = false
      } else if isOpen {
        cairo_line_to(context, point.x, point.y)
      } else {
        cairo_move_to(context, point.x, point.y)
        isOpen = true
      }
    }
    cairo_stroke(context)
  }

  func dot(at point: SIMD2<Double>, radius: Double, color: PlotColor, isFilled: Bool) {
    cairo_set_dash(context, nil, 0, 0)
    cairo_new_sub_path(context)
    cairo_arc(context, point.x, point.y, radius, 0, 2 * Double.pi)
    setColor(isFilled ? color : PlotStyle.paper)
    cairo_fill_preserve(context)
    setColor(color)
    cairo_set_line_width(context, 1.5)
    cairo_stroke(context)
  }

  /// One line of text; `point` is on its baseline.
  func text(
    _ text: String, at point: SIMD2<Double>, size: Double, color: PlotColor, anchor: Anchor = .start,
    isBold: Bool = false
  ) {
    let width = textWidth(text, size: size, isBold: isBold)
    setColor(color)
    cairo_move_to(context, point.x - anchor.rawValue * width, point.y)
    cairo_show_text(context, text)
  }

  /// How far one line of text reaches.
  func textWidth(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let weight = isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, weight)
    cairo_set_font_size(context, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  /// Paints inside a rectangle only, for the duration of `body`.
  func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }
}
