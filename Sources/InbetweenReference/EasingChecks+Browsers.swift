import TimingCurves

/// The browsers that were asked.
package enum Browser: String, Sendable, CaseIterable {
  case chromium, firefox
}

extension EasingChecks {
  /// What browsers are off by at most where nothing special happens.
  package static let browserBound = 1e-6

  /// The values of one browser, by the family of the curve.
  static func browserValues(_ browser: Browser, _ data: BrowserEasings) throws -> [CheckResult] {
    var tallies: [String: CheckTally] = [:]
    for row in data.cases {
      let curve = try EasingFunction(css: row.easing)
      let family = familyName(curve)
      var tally = tallies[family] ?? CheckTally("\(browser.rawValue): values of \(family)", bound: browserBound)
      if let answers = browser == .chromium ? row.chromium : row.firefox {
        for (x, answer) in zip(row.at, answers) {
          let error = abs(answer - curve.value(at: x))
          let isOff = error > browserBound || (browser == .chromium && error > 0 && x <= 1e-6)
          if isOff, let rule = explanation(of: answer, by: browser, of: curve, at: x) {
            tally.explain(error, by: rule)
          } else {
            tally.note(error, "\(row.easing) at \(x): \(curve.value(at: x)), \(browser.rawValue) has \(answer)")
          }
        }
      } else if case .linear(let curve) = curve, curve.pointCount == 1 {
        tally.explain(0, by: .singleStop)
      } else {
        tally.note(isRight: false, "\(row.easing) is refused by \(browser.rawValue)")
      }
      tallies[family] = tally
    }
    return ["keywords", "cubic-bezier()", "steps()", "linear()"].compactMap { tallies[$0]?.finished }
  }

  private static func familyName(_ curve: EasingFunction) -> String {
    switch curve {
    case .keyword: "keywords"
    case .cubicBezier: "cubic-bezier()"
    case .steps: "steps()"
    case .linear: "linear()"
    case .closedForm: "closed forms"
    }
  }

  /// The rule that predicts `answer`, if there is one.
  static func explanation(
    of answer: Double, by browser: Browser, of curve: EasingFunction, at x: Double
  ) -> BrowserRule? {
    if browser == .chromium, x > 0, x <= 1e-6, answer == curve.value(at: 0) { return .timeEpsilon }
    switch curve {
    case .keyword(let keyword):
      return keyword.cubicBezier.flatMap { explanation(of: answer, by: browser, of: .cubicBezier($0), at: x) }
    case .cubicBezier(let curve):
      if isReached(answer, by: curve, near: x) { return .solverTolerance }
    case .steps:
      if browser == .firefox, abs(curve.value(at: x * (1 - 0x1p-51)) - answer) < 1e-6 { return .stepTime }
    case .linear(let line):
      let points = line.points
      if points.count > 1, points[0].progress == points[1].progress, x <= points[0].progress,
        abs(answer - points[1].value) < 1e-6
      {
        return .repeatedFirstStop
      }
    case .closedForm:
      break
    }
    return nil
  }

  /// Whether the curve takes the value within 1e-7 of x.
  private static func isReached(_ value: Double, by curve: CubicBezierCurve, near x: Double) -> Bool {
    let values = [x - 1e-7, x, x + 1e-7].map { curve.value(at: min(max($0, 0), 1)) }
    let slack = 1e-9
    return value >= values.min()! - slack && value <= values.max()! + slack
  }

  /// The text whose numbers were rounded to the shortest decimals of single precision before the six digits.
  private static func viaSinglePrecision(_ curve: CubicBezierCurve) -> String? {
    let n = [curve.x1, curve.y1, curve.x2, curve.y2].map { Double("\(Float($0))") ?? .nan }
    return (try? CubicBezierCurve(n[0], n[1], n[2], n[3]))?.css(.browser)
  }

  /// The texts of one browser.
  static func browserTexts(_ browser: Browser, _ data: BrowserEasings) throws -> CheckResult {
    var tally = CheckTally("\(browser.rawValue): texts written", bound: 0)
    for row in data.cases {
      guard let text = browser == .chromium ? row.serialised.chromium : row.serialised.firefox else { continue }
      let curve = try EasingFunction(css: row.easing)
      // Firefox: the six digits of `css`. Chromium: all digits.
      let ours = browser == .firefox ? curve.css : curve.cssExact
      if ours != text, browser == .firefox, case .cubicBezier(let cubic) = curve, viaSinglePrecision(cubic) == text {
        tally.explain(0, by: .singlePrecisionDigits)
        continue
      }
      if ours != text, browser == .chromium, case .linear = curve, try EasingFunction(css: text).css == curve.css {
        tally.explain(0, by: .percentArithmetic)
      } else {
        tally.note(isRight: ours == text, "\(row.easing): \(ours ?? "nothing"), \(browser.rawValue) writes \(text)")
      }
    }
    return tally.finished
  }
}
