/// A number or a percentage as it is printed, and the double that reading it gives.
struct FitDecimal {
  let text: String
  /// What the text stands for, rounded once: the number, or a hundredth of the percentage.
  let value: Double
  /// What a reader makes of a percentage who rounds it first and divides by 100 then; for a number the same as
  /// ``value``.
  let roundedTwice: Double

  /// The most places that are tried: more would not fit the 53 bits of a double.
  static var mostPlaces: Int { 15 }

  private static let powers: [Double] = (0...mostPlaces + 2).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  /// digits / 10^places, of which `shift` places are moved before the point by the text; nil when the digits are too
  /// many to be exact.
  ///
  /// Both numbers are exact doubles, so that their quotient is what a correct reader makes of the text.
  private init?(digits: Double, places: Int, shift: Int) {
    guard abs(digits) <= 0x1p53 else { return nil }
    value = digits / Self.powers[places + shift] + 0
    roundedTwice = digits / Self.powers[places] / Self.powers[shift] + 0
    let magnitude = String(Int(abs(digits)))
    let padding = String(repeating: "0", count: max(places + 1 - magnitude.utf8.count, 0))
    var characters = Array((padding + magnitude).utf8)
    if places > 0 {
      characters.insert(UInt8(ascii: "."), at: characters.count - places)
      while characters.last == UInt8(ascii: "0") { characters.removeLast() }
      if characters.last == UInt8(ascii: ".") { characters.removeLast() }
    }
    text = (digits < 0 ? "-" : "") + String(decoding: characters, as: UTF8.self)
  }

  private init(text: String, value: Double, roundedTwice: Double) {
    self.text = text
    self.value = value
    self.roundedTwice = roundedTwice
  }

  /// The two neighbours of `number` with the given places, the nearer one first.
  static func neighbours(of number: Double, places: Int) -> [FitDecimal] {
    neighbours(number * powers[places], places, shift: 0)
  }

  /// The two percentages next to a fraction with the given places, the nearer one first.
  static func percentages(of progress: Double, places: Int) -> [FitDecimal] {
    neighbours(progress * powers[places + 2], places, shift: 2)
  }

  private static func neighbours(_ scaled: Double, _ places: Int, shift: Int) -> [FitDecimal] {
    let nearest = scaled.rounded(.toNearestOrAwayFromZero)
    let other = nearest > scaled ? nearest - 1 : nearest + 1
    return [nearest, other].compactMap { FitDecimal(digits: $0, places: places, shift: shift) }
  }

  /// The shortest decimal that reads back as `number`.
  static func exact(_ number: Double) -> FitDecimal {
    for places in 0...mostPlaces {
      if let decimal = neighbours(of: number, places: places).first, decimal.value == number { return decimal }
    }
    return FitDecimal(text: "\(number)", value: number, roundedTwice: number)
  }

  /// The shortest percentage that reads back as `progress`, in [0, 1].
  static func exactPercentage(_ progress: Double) -> FitDecimal {
    for places in 0...mostPlaces - 2 {
      for decimal in percentages(of: progress, places: places) where decimal.value == progress { return decimal }
    }
    return FitDecimal(
      text: shiftedByTwo("\(progress)"), value: progress, roundedTwice: progress * 100 / 100)
  }

  /// A decimal below 1, as the standard library writes it, times 100.
  private static func shiftedByTwo(_ text: String) -> String {
    let parts = text.split(separator: "e")
    if parts.count == 2, let exponent = Int(parts[1]) { return "\(parts[0])e\(exponent + 2)" }
    // 0.ddd…
    var digits = Array(text.utf8.dropFirst(2))
    while digits.count < 3 { digits.append(UInt8(ascii: "0")) }
    digits.insert(UInt8(ascii: "."), at: 2)
    while digits[0] == UInt8(ascii: "0"), digits[1] != UInt8(ascii: ".") { digits.removeFirst() }
    return String(decoding: digits, as: UTF8.self)
  }
}
