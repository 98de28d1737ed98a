#if !hasFeature(Embedded)
  /// How many digits the numbers of a CSS text have.
  public enum CSSPrecision: Sendable, Hashable {
    /// Six significant digits, as Firefox writes and the web platform tests expect.
    ///
    /// Rounded once from the shortest decimal, halves away from zero; Firefox rounds to single precision before, which now and
    /// then changes the sixth digit. Chromium writes all digits, as ``exact`` does. Else the browsers write alike.
    case browser
    /// The shortest decimals that read back to the same bits.
    case exact
  }

  /// The decimal text of numbers in CSS: no exponent from 1e-7 up to 1e21, as in ECMAScript.
  enum CSSNumberText {
    /// A finite number.
    static func number(_ value: Double, _ precision: CSSPrecision) -> String {
      text(value, precision, shift: 0)
    }

    /// A fraction as a percentage, with its sign: 0.5 is `50%`.
    ///
    /// The digits are those of the fraction with the point moved, not those of 100 · fraction, so that no rounding intervenes.
    static func percentage(_ fraction: Double, _ precision: CSSPrecision) -> String {
      text(fraction, precision, shift: 2) + "%"
    }

    private static func text(_ value: Double, _ precision: CSSPrecision, shift: Int) -> String {
      guard value != 0 else { return "0" }
      var (digits, exponent) = shortestDigits(value.magnitude)
      if precision == .browser { round(&digits, &exponent, to: 6) }
      return (value < 0 ? "-" : "") + layOut(digits, exponent + shift)
    }

    /// The digits d1 d2 … of the shortest decimal that reads back as `value` = 0.d1d2… · 10^exponent.
    private static func shortestDigits(_ value: Double) -> (digits: [UInt8], exponent: Int) {
      var digits: [UInt8] = []
      var exponent = 0
      var pointSeen = false
      let text = Array("\(value)".utf8)
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte == UInt8(ascii: ".") {
          pointSeen = true
        } else if byte == UInt8(ascii: "e") {
          exponent += Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
          break
        } else {
          digits.append(byte - UInt8(ascii: "0"))
          if !pointSeen { exponent += 1 }
        }
        index += 1
      }
      let zeros = digits.prefix { $0 == 0 }.count
      digits.removeFirst(zeros)
      exponent -= zeros
      while digits.last == 0 { digits.removeLast() }
      return (digits, exponent)
    }

    /// Rounds to at most `count` digits, halves up.
    private static func round(_ digits: inout [UInt8], _ exponent: inout Int, to count: Int) {
      guard digits.count > count else { return }
      let roundsUp = digits[count] >= 5
      digits.removeLast(digits.count - count)
      if roundsUp {
        while digits.last == 9 { digits.removeLast() }
        if digits.isEmpty {
          digits = [1]
          exponent += 1
        } else {
          digits[digits.count - 1] += 1
        }
      }
      while digits.last == 0 { digits.removeLast() }
    }

    private static func layOut(_ digits: [UInt8], _ exponent: Int) -> String {
      let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
      if exponent > 21 || exponent < -5 {
        let rest = text.dropFirst()
        return "\(text.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)e\(exponent - 1)"
      }
      if exponent <= 0 { return "0." + String(repeating: "0", count: -exponent) + text }
      if exponent >= digits.count { return text + String(repeating: "0", count: exponent - digits.count) }
      return "\(text.prefix(exponent)).\(text.dropFirst(exponent))"
    }
  }
#endif
