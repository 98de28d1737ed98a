import Inbetween

/// A curve as it was given on the command line: a name of the catalogue, or CSS text.
struct CurveArgument {
  /// As it was typed.
  var text: String
  var curve: EasingFunction

  static let help = """
    A CURVE is CSS easing text (`ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `steps(4)`, `linear(0, 0.3 60%, 1)`) or one
    of the names that `inbetween list` prints (`penner.easeOutBounce`).
    """

  init(_ text: String) throws(ToolFailure) {
    self.text = text
    if let named = NamedCurve.named(text) {
      curve = named.curve
      return
    }
    do throws(EasingSyntaxError) {
      curve = try EasingFunction(css: text)
    } catch {
      throw Self.failure(text, error)
    }
  }

  /// A misspelt name gets the nearest one; in other text the place of the mistake is shown.
  private static func failure(_ text: String, _ error: EasingSyntaxError) -> ToolFailure {
    if !text.contains("("), !text.isEmpty {
      let keywords = EasingKeyword.allCases.map(\.rawValue) + ["step-start", "step-end"]
      let hint = nearest(to: text, among: keywords + NamedCurve.all.map(\.name)).map { "; did you mean \($0)?" }
      return .call("no curve is named \(text)\(hint ?? "")\n`inbetween list` prints the names; CSS text works too.")
    }
    var message = "\(error.message) (column \(error.column))"
    if !text.contains(where: \.isNewline), text.count < 200 {
      message += "\n  \(text)\n  \(String(repeating: " ", count: max(0, error.column - 1)))^"
    }
    return .call(message)
  }
}

extension EasingFunction {
  /// The cubic Bézier curve that this is, if it is one.
  var cubic: CubicBezierCurve? {
    switch self {
    case .keyword(let keyword): keyword.cubicBezier
    case .cubicBezier(let curve): curve
    default: nil
    }
  }

  /// The text of the definition: exact CSS, or the formula of a closed form.
  var definition: String { description }

  /// Steps with the exact floor instead of that of browsers; other curves as they are.
  func withExactFloor(_ isExact: Bool) -> EasingFunction {
    guard isExact, case .steps(let steps) = self,
      let exact = try? StepCurve(count: steps.count, jump: steps.jump, floor: .exact)
    else { return self }
    return .steps(exact)
  }
}
