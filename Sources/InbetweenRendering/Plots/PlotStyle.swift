/// A colour as red, green and blue from 0 to 1.
struct PlotColor {
  var red: Double
  var green: Double
  var blue: Double

  /// A colour written as in the web: 0xRRGGBB.
  init(_ code: UInt32) {
    red = Double(code >> 16 & 0xFF) / 255
    green = Double(code >> 8 & 0xFF) / 255
    blue = Double(code & 0xFF) / 255
  }
}

/// The look of a plot.
enum PlotStyle {
  static let paper = PlotColor(0xFFFFFF)
  static let ink = PlotColor(0x22262A)
  static let faintInk = PlotColor(0x5B636B)
  static let grid = PlotColor(0xE7E9EC)
  static let landmark = PlotColor(0xB4BAC0)

  /// The palette of Okabe and Ito for colour-blind readers ("Color Universal Design", 2008), without its yellow, which
  /// is too light for lines on white.
  static let palette = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00, 0x000000].map(PlotColor.init)
  static let dashes: [[Double]] = [[], [9, 4], [2, 3], [10, 3, 2, 3]]

  static func color(_ index: Int) -> PlotColor { palette[index % palette.count] }
  static func dash(_ index: Int) -> [Double] { dashes[index / palette.count % dashes.count] }

  static let titleSize = 17.0
  static let labelSize = 12.5
  static let tickSize = 11.5
  static let margin = 18.0
  static let lineWidth = 2.0
  static let dotRadius = 3.6
}
