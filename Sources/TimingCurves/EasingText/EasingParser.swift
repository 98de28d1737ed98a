#if !hasFeature(Embedded)
  /// Reads `<easing-function>` of CSS Easing 2: one token of look-ahead, no backtracking, so O(length).
  struct EasingParser {
    private var scanner: CSSScanner
    var token: CSSToken
    /// How many parentheses are open.
    var depth = 0

    /// More parentheses inside one another than this are refused, which bounds the use of the stack.
    static let deepestNesting = 64

    init(_ text: String) throws(EasingSyntaxError) {
      scanner = CSSScanner(text)
      token = try scanner.next()
    }

    mutating func advance() throws(EasingSyntaxError) {
      token = try scanner.next()
    }

    /// An error at `token`, or at the current token.
    func unexpected(
      _ expected: String, at token: CSSToken? = nil, kind: EasingSyntaxError.Kind = .syntax
    ) -> EasingSyntaxError {
      let found = scanner.text(token ?? self.token)
      return EasingSyntaxError(
        kind: kind, column: column(token), found: found, expected: expected,
        message: "expected \(expected), found \(found)")
    }

    func column(_ token: CSSToken?) -> Int {
      scanner.column((token ?? self.token).range.lowerBound)
    }

    // MARK: Functions and lists

    mutating func wholeText() throws(EasingSyntaxError) -> EasingFunction {
      let function = try easingFunction()
      guard token.kind == .end else { throw unexpected("the end of the text") }
      return function
    }

    mutating func list() throws(EasingSyntaxError) -> [EasingFunction] {
      var functions = [try easingFunction()]
      while token.kind == .comma {
        try advance()
        functions.append(try easingFunction())
      }
      guard token.kind == .end else { throw unexpected("a comma or the end of the text") }
      return functions
    }

    private static let anyEasing =
      "linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, cubic-bezier(), steps() or linear()"

    private mutating func easingFunction() throws(EasingSyntaxError) -> EasingFunction {
      let start = token
      switch start.kind {
      case .identifier("step-start"):
        try advance()
        return .steps(StepCurve(unchecked: 1, jump: .start))
      case .identifier("step-end"):
        try advance()
        return .steps(StepCurve(unchecked: 1, jump: .end))
      case .identifier(let name):
        guard let keyword = EasingKeyword(rawValue: name) else { throw unexpected(Self.anyEasing) }
        try advance()
        return .keyword(keyword)
      case .function("cubic-bezier"):
        try open()
        return .cubicBezier(try cubicBezier())
      case .function("steps"):
        try open()
        return .steps(try steps())
      case .function("linear"):
        try open()
        return .linear(try linear())
      default:
        throw unexpected(Self.anyEasing)
      }
    }

    /// Takes the token that opens a parenthesis.
    mutating func open() throws(EasingSyntaxError) {
      guard depth < Self.deepestNesting else {
        throw unexpected("at most \(Self.deepestNesting) parentheses inside one another", kind: .nesting)
      }
      depth += 1
      try advance()
    }

    mutating func close(orExpect alternative: String = "") throws(EasingSyntaxError) {
      guard token.kind == .closingParenthesis else {
        throw unexpected(alternative.isEmpty ? "\")\"" : "\(alternative) or \")\"")
      }
      depth -= 1
      try advance()
    }

    // MARK: cubic-bezier()

    private mutating func cubicBezier() throws(EasingSyntaxError) -> CubicBezierCurve {
      let x1 = try bezierNumber("x1", from: 0, to: 1)
      let y1 = try bezierNumber("y1")
      let x2 = try bezierNumber("x2", from: 0, to: 1)
      let y2 = try bezierNumber("y2")
      if token.kind == .comma { throw unexpected("\")\": cubic-bezier() takes four numbers", kind: .count) }
      try close()
      return CubicBezierCurve(unchecked: x1, y1, x2, y2)
    }

    private mutating func bezierNumber(
      _ name: String, from low: Double = -.greatestFiniteMagnitude, to high: Double = .greatestFiniteMagnitude
    ) throws(EasingSyntaxError) -> Double {
      if name != "x1" {
        if token.kind == .closingParenthesis {
          throw unexpected("a comma and \(name): cubic-bezier() takes four numbers", kind: .count)
        }
        guard token.kind == .comma else { throw unexpected("a comma before \(name)") }
        try advance()
      } else if token.kind == .closingParenthesis {
        throw unexpected("x1: cubic-bezier() takes four numbers", kind: .count)
      }
      let start = token
      let number = try number("\(name), a number")
      return try number.clamped(from: low, to: high) {
        unexpected("\(name), a number from 0 to 1", at: start, kind: .range)
      }
    }

    // MARK: steps()

    private mutating func steps() throws(EasingSyntaxError) -> StepCurve {
      if token.kind == .closingParenthesis {
        throw unexpected("how many steps, a whole number of at least 1", kind: .count)
      }
      let start = token
      let count = try number("how many steps, a whole number of at least 1")
      guard count.isInteger else { throw unexpected("a whole number of steps", at: start) }
      var jump = StepCurve.Jump.end
      if token.kind == .comma {
        try advance()
        jump = try stepPosition()
      }
      try close(orExpect: token.kind == .closingParenthesis ? "" : "a comma and a step position")

      let least = Double(jump.leastCount)
      func tooFew() -> EasingSyntaxError {
        unexpected(jump == .none ? "at least 2 steps with jump-none" : "at least 1 step", at: start, kind: .range)
      }
      if count.value.isNaN { throw tooFew() }
      // Halfway cases round up, as CSS Values has it.
      let whole = EasingNumber(value: (count.value + 0.5).rounded(.down), isComputed: count.isComputed)
      let value = try (abs(count.value) < 0x1p52 ? whole : count).clamped(from: least, to: .infinity, orThrow: tooFew)
      return StepCurve(unchecked: value >= 0x1p63 ? Int.max : Int(value), jump: jump)
    }

    private mutating func stepPosition() throws(EasingSyntaxError) -> StepCurve.Jump {
      let expected = "start, end, jump-start, jump-end, jump-none or jump-both"
      guard case .identifier(let name) = token.kind else { throw unexpected(expected) }
      // "jump-end" is left out again when written, so it need not be told from "end".
      guard let jump = name == "jump-end" ? .end : StepCurve.Jump(rawValue: name) else { throw unexpected(expected) }
      try advance()
      return jump
    }

    // MARK: linear()

    private mutating func linear() throws(EasingSyntaxError) -> PiecewiseLinearCurve {
      if token.kind == .closingParenthesis { throw unexpected("at least one number", kind: .count) }
      let start = token
      var stops: [PiecewiseLinearCurve.Stop] = []
      var startsWithPercentage = false
      while true {
        if stops.isEmpty, case .percentage = token.kind { startsWithPercentage = true }
        stops.append(try stop())
        guard token.kind == .comma else { break }
        try advance()
      }
      try close(orExpect: "a percentage, a comma")
      // Browsers and the web platform tests refuse this form, though not `linear(0 0% 100%)`.
      if stops.count == 1, startsWithPercentage {
        throw unexpected("a number: a stop that stands alone begins with it", at: start)
      }
      return PiecewiseLinearCurve(uncheckedStops: stops)
    }

    /// `<number> && <percentage>{0,2}`.
    private mutating func stop() throws(EasingSyntaxError) -> PiecewiseLinearCurve.Stop {
      var value: Double?
      var places: [Double] = []
      var isClosed = false  // no percentage may follow
      while token.kind != .comma, token.kind != .closingParenthesis {
        let first = token
        switch try numeric("a number or a percentage") {
        case .number(let number):
          guard value == nil else { throw unexpected("a comma before the next number", at: first) }
          value = number.censored
          isClosed = !places.isEmpty
        case .percentage(let percentage):
          guard !isClosed else {
            throw unexpected("a comma: the percentages of a stop stand side by side", at: first)
          }
          guard places.count < 2 else { throw unexpected("at most two percentages", at: first, kind: .count) }
          places.append(percentage.censored)
        }
      }
      guard let value else { throw unexpected("the number of the stop") }
      return .init(value, at: places.first, until: places.count == 2 ? places[1] : nil)
    }
  }
#endif
