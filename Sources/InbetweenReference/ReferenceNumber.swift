import Foundation

/// A number of the reference files: a JSON number, a decimal string with more digits than binary64 holds, or
/// a fraction such as `"1/3"`.
package struct ReferenceNumber: Sendable, Hashable, Decodable {
  /// The nearest double.
  package let value: Double
  /// What is left: the number is `value + rest` to about 31 digits.
  package let rest: Double
  /// The number as written.
  package let text: String

  /// Reads a number from JSON.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      (value, rest, text) = (number, 0, "\(number)")
      return
    }
    text = try container.decode(String.self)
    guard let number = Self.parse(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no number")
    }
    (value, rest) = number
  }

  /// `computed - self`, with the digits beyond binary64 taken into account.
  package func error(of computed: Double) -> Double {
    computed == value ? -rest : (computed - value) - rest
  }

  private static func parse(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let numerator = decimal(parts[0]) else { return nil }
    if parts.count == 1 { return (numerator.high, numerator.low) }
    guard parts.count == 2, let denominator = decimal(parts[1]) else { return nil }
    let quotient = numerator / denominator
    return (quotient.high, quotient.low)
  }

  /// A decimal as the double nearest to it and the rest.
  private static func decimal(_ text: Substring) -> DoubleDouble? {
    guard let nearest = Double(text) else { return nil }
    var sum = DoubleDouble(0)
    var power = 0
    var pointSeen = false
    var mantissa = text
    if let e = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      mantissa = text[..<e]
      power = Int(text[text.index(after: e)...]) ?? 0
    }
    for character in mantissa {
      if character == "." { pointSeen = true }
      guard let digit = character.wholeNumberValue else { continue }
      sum = sum * DoubleDouble(10) + DoubleDouble(Double(digit))
      if pointSeen { power -= 1 }
    }
    for _ in 0..<abs(power) { sum = power < 0 ? sum / DoubleDouble(10) : sum * DoubleDouble(10) }
    if mantissa.hasPrefix("-") { sum = DoubleDouble(high: -sum.high, low: -sum.low) }
    let rest = (sum.high - nearest) + sum.low
    return DoubleDouble(high: nearest, low: rest)
  }
}

/// An unevaluated sum of two doubles: about 31 digits.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ value: Double) {
    self.init(high: value, low: 0)
  }

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  private init(sum a: Double, _ b: Double) {
    high = a + b
    low = b - (high - a)
  }

  static func + (a: Self, b: Self) -> Self {
    let sum = a.high + b.high
    let back = sum - a.high
    let error = (a.high - (sum - back)) + (b.high - back)
    return Self(sum: sum, error + a.low + b.low)
  }

  static func * (a: Self, b: Self) -> Self {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high)
    return Self(sum: product, error + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = (a.high.addingProduct(-first, b.high) + a.low) - first * b.low
    return Self(sum: first, rest / b.high)
  }
}
