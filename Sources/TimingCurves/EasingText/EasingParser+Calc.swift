#if !hasFeature(Embedded)
  /// A number as it was read.
  struct EasingNumber {
    var value: Double
    /// Whether it was written without point and exponent; computed numbers are rounded where a whole number is needed.
    var isInteger = true
    /// Whether it is the result of calc() or the like, which is moved into the allowed range, not refused.
    var isComputed = false

    /// The value as it leaves a calculation: NaN becomes 0, infinity the largest number, as CSS Values 4 says.
    var censored: Double {
      value.isNaN ? 0 : min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    func clamped(
      from low: Double, to high: Double, orThrow error: () -> EasingSyntaxError
    ) throws(EasingSyntaxError) -> Double {
      let value = isComputed ? min(max(censored, low), high) : self.value
      guard value >= low, value <= high else { throw error() }
      return value
    }
  }

  /// A number or a percentage, the latter as a fraction.
  enum EasingNumeric {
    case number(EasingNumber)
    case percentage(EasingNumber)
  }

  extension EasingParser {
    /// A number or a calculation that gives one.
    mutating func number(_ expected: String) throws(EasingSyntaxError) -> EasingNumber {
      let start = token
      guard case .number(let number) = try numeric(expected) else { throw unexpected(expected, at: start) }
      return number
    }

    /// A number, a percentage, or a calculation that gives one.
    mutating func numeric(_ expected: String) throws(EasingSyntaxError) -> EasingNumeric {
      switch token.kind {
      case .number(let value, let isInteger):
        try advance()
        return .number(EasingNumber(value: value, isInteger: isInteger))
      case .percentage(let value):
        try advance()
        return .percentage(EasingNumber(value: value))
      case .function("calc"), .function("min"), .function("max"), .function("clamp"):
        let term = try mathFunction()
        let number = EasingNumber(value: term.value, isComputed: true)
        return term.isPercentage ? .percentage(number) : .number(number)
      default:
        throw unexpected(expected)
      }
    }

    /// A value inside a calculation.
    private struct Term {
      var value: Double
      var isPercentage = false

      var type: String { isPercentage ? "a percentage" : "a number" }
    }

    /// `calc()`, `min()`, `max()` or `clamp()`; the current token is the name.
    private mutating func mathFunction() throws(EasingSyntaxError) -> Term {
      guard case .function(let name) = token.kind else { preconditionFailure("called at a function only") }
      let start = token
      try open()
      var terms = [try sum()]
      while name != "calc", token.kind == .comma {
        try advance()
        let next = token
        let term = try sum()
        guard term.isPercentage == terms[0].isPercentage else {
          throw unexpected("\(terms[0].type), as before the comma", at: next)
        }
        terms.append(term)
      }
      if name == "clamp", terms.count != 3 {
        throw unexpected("clamp() with three arguments", at: start, kind: .count)
      }
      try close(orExpect: name == "calc" ? "+, -, *, /" : "+, -, *, /, a comma")
      var result = terms[0]
      switch name {
      case "min": result.value = terms.dropFirst().reduce(result.value) { Self.least($0, $1.value) }
      case "max": result.value = terms.dropFirst().reduce(result.value) { -Self.least(-$0, -$1.value) }
      case "clamp":
        // max(low, min(value, high))
        result.value = -Self.least(-terms[0].value, -Self.least(terms[1].value, terms[2].value))
      default: break
      }
      return result
    }

    /// The smaller of two; NaN if either is NaN.
    private static func least(_ a: Double, _ b: Double) -> Double {
      a.isNaN || b.isNaN ? .nan : min(a, b)
    }

    private mutating func sum() throws(EasingSyntaxError) -> Term {
      var result = try product()
      while case .sign(let sign) = token.kind, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        guard token.followsSpace else { throw unexpected("white space before + or -") }
        try advance()
        guard token.followsSpace else { throw unexpected("white space after + or -") }
        let start = token
        let term = try product()
        guard term.isPercentage == result.isPercentage else {
          throw unexpected("\(result.type), as before the sign", at: start)
        }
        result.value += sign == UInt8(ascii: "+") ? term.value : -term.value
      }
      return result
    }

    private mutating func product() throws(EasingSyntaxError) -> Term {
      var result = try operand()
      while case .sign(let sign) = token.kind, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
        try advance()
        let start = token
        let term = try operand()
        if sign == UInt8(ascii: "/") {
          guard !term.isPercentage else { throw unexpected("a number to divide by", at: start) }
          result.value /= term.value
        } else {
          guard !(term.isPercentage && result.isPercentage) else {
            throw unexpected("a number, since a percentage stands before *", at: start)
          }
          result = Term(value: result.value * term.value, isPercentage: result.isPercentage || term.isPercentage)
        }
      }
      return result
    }

    private mutating func operand() throws(EasingSyntaxError) -> Term {
      switch token.kind {
      case .number(let value, _):
        try advance()
        return Term(value: value)
      case .percentage(let value):
        try advance()
        return Term(value: value, isPercentage: true)
      case .openingParenthesis:
        try open()
        let term = try sum()
        try close(orExpect: "+, -, *, /")
        return term
      case .function("calc"), .function("min"), .function("max"), .function("clamp"):
        return try mathFunction()
      case .identifier(let name):
        guard let value = Self.constant(name) else { break }
        try advance()
        return Term(value: value)
      default:
        break
      }
      throw unexpected("a number, a percentage, \"(\", calc(), min(), max() or clamp()")
    }

    private static func constant(_ name: String) -> Double? {
      switch name {
      case "pi": Double.pi
      case "e": 2.718281828459045
      case "infinity": Double.infinity
      case "-infinity": -Double.infinity
      case "nan": Double.nan
      default: nil
      }
    }
  }
#endif
