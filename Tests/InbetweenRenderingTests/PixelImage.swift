import CCairo
import Testing

@testable import InbetweenRendering

/// The pixels of a PNG, as 0xRRGGBB.
final class PixelImage {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  private let pixels: [UInt32]

  init(png: [UInt8]) throws {
    let source = PixelSource(png)
    surface = try #require(
      cairo_image_surface_create_from_png_stream(PixelSource.read, Unmanaged.passUnretained(source).toOpaque()))
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let data = try #require(cairo_image_surface_get_data(surface))
    let words = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(words[y * stride + x] & 0xFFFFFF) }
    }
    self.pixels = pixels
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Something to measure texts with.
  var painter: Painter { Painter(surface: surface) }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  func count(where isCounted: (UInt32) -> Bool) -> Int {
    pixels.reduce(0) { $0 + (isCounted($1) ? 1 : 0) }
  }
}

/// Bytes that the drawing library takes one portion after the other.
private final class PixelSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let read: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> cairo_status_t = {
    source, data, count in
    let source = Unmanaged<PixelSource>.fromOpaque(source!).takeUnretainedValue()
    guard source.position + Int(count) <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<Int(count) { data![index] = source.bytes[source.position + index] }
    source.position += Int(count)
    return CAIRO_STATUS_SUCCESS
  }
}
