/// The round numbers along an axis.
struct PlotTicks {
  /// The ticks in ascending order.
  var values: [Double]
  /// Their texts, all with the same number of decimals.
  var labels: [String]

  /// About `count` ticks within `range`, at multiples of 1, 2 or 5 times a power of ten.
  init(range: ClosedRange<Double>, count: Int) {
    let span = range.upperBound - range.lowerBound
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    // Where numbers can hardly be told apart, or hold no round ones, the lower end alone is named.
    guard span > 1e-300, span > 1e-12 * largest, span.isFinite else {
      values = [range.lowerBound]
      labels = ["\(range.lowerBound)"]
      return
    }
    let ideal = span / Double(max(1, count))
    var exponent = 0
    var unit = 1.0
    while unit * 10 <= ideal { (unit, exponent) = (unit * 10, exponent + 1) }
    while unit > ideal { (unit, exponent) = (unit / 10, exponent - 1) }
    let factor = [1.0, 2, 5, 10].min { abs($0 * unit - ideal) < abs($1 * unit - ideal) } ?? 1
    let step = factor * unit
    let decimals = factor == 10 ? max(0, -exponent - 1) : max(0, -exponent)
    // A little slack keeps an end that is a multiple up to rounding.
    let first = ((range.lowerBound / step) - 1e-9).rounded(.up)
    let last = ((range.upperBound / step) + 1e-9).rounded(.down)
    let indices = stride(from: first, through: last, by: 1)
    values = indices.map { $0 * step }
    let isLarge = exponent > 6 || exponent < -6 || largest > 1e15
    labels = values.map { Self.text($0, decimals: decimals, isLarge: isLarge) }
  }

  /// A number with fixed decimals and a true minus sign.
  static func text(_ value: Double, decimals: Int, isLarge: Bool = false) -> String {
    if isLarge { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    let whole = (scaled / scale).rounded(.down)
    var text = String(Int(whole))
    if decimals > 0 {
      let fraction = String(Int((scaled - whole * scale).rounded()))
      text += "." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
    return value < 0 && scaled != 0 ? "−" + text : text
  }
}
