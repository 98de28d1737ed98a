import CCairo

extension LinePlot {
  /// The bytes of the picture in a file format.
  ///
  /// - Throws: ``PlotError/badSize(width:height:)`` and ``PlotError/drawingFailed(reason:)``.
  public func encoded(as format: PlotFormat) throws(PlotError) -> [UInt8] {
    guard width >= 100, width <= 16384, height >= 100, height <= 16384 else {
      throw .badSize(width: width, height: height)
    }
    let sink = ByteSink()
    switch format {
    case .png:
      let surface = try paint(cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)))
      defer { cairo_surface_destroy(surface) }
      try check(cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.pointer))
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink.pointer, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      cairo_surface_destroy(try paint(surface))
      return describedSVG(sink.bytes)
    case .pdf:
      cairo_surface_destroy(
        try paint(cairo_pdf_surface_create_for_stream(ByteSink.write, sink.pointer, width, height)))
    }
    return sink.bytes
  }

  /// Draws on a fresh surface and finishes it; destroys it when that fails.
  private func paint(_ surface: OpaquePointer?) throws(PlotError) -> OpaquePointer? {
    guard let surface else { throw .drawingFailed(reason: "no surface") }
    do throws(PlotError) {
      try check(cairo_surface_status(surface))
      let painter = Painter(surface: surface)
      draw(on: painter)
      if let failure = painter.failure { throw .drawingFailed(reason: failure) }
      if cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE { cairo_surface_finish(surface) }
      try check(cairo_surface_status(surface))
      return surface
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
  }

  private func check(_ status: cairo_status_t) throws(PlotError) {
    guard status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED else {
      throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Adds what the picture shows as text: the outlines of letters cannot be read aloud or searched.
  private func describedSVG(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let svg = text.firstRange(of: "<svg "),
      let end = text[svg.upperBound...].firstIndex(of: ">")
    else { return bytes }
    let names = legend.joined(separator: "; ")
    let labels = (panels.map(\.label) + [horizontalLabel]).filter { !$0.isEmpty }.joined(separator: "; ")
    let description = """
      <title>\(escaped(title))</title>
      <desc>Lines: \(escaped(names)). Axes: \(escaped(labels)).</desc>
      """
    return Array((text[..<end] + " role=\"img\">\n" + description + text[end...].dropFirst()).utf8)
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// Collects the bytes that the drawing library hands out.
private final class ByteSink {
  var bytes: [UInt8] = []

  /// The sink as the library passes it back; the sink must outlive the drawing.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
    sink, data, count in
    guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes
      .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
