import TimingCurves

extension EasingChecks {
  /// Every easing the browsers were asked for, and the sets of Material 3 and Penner, against 50 digits.
  ///
  /// In units of 2^-52 times 1 or the largest |y| of: both handles (cubic-bezier()), all points (linear()), the exact
  /// value (others), whatever is largest.
  package static func truth() throws -> [CheckResult] {
    let truth = try EasingTruth.load()
    let asked = try BrowserEasings.load()
    var results: [(family: String, tally: CheckTally)] = []
    func note(
      _ family: String, bound: Double, _ name: String, _ curve: EasingFunction, _ xs: [Double], _ ys: [ReferenceNumber]
    ) {
      let index = results.firstIndex { $0.family == family } ?? results.count
      if index == results.count {
        results.append((family, CheckTally("50 digits: \(family) [2^-52 of the largest value]", bound: bound)))
      }
      for (x, y) in zip(xs, ys) {
        let value = curve.value(at: x)
        results[index].tally.note(
          y.error(of: value) / unit(of: curve, at: y.value), "\(name) at \(x): \(value), exact \(y.text)")
      }
    }
    for (row, question) in zip(truth.browsers, asked.cases) {
      let curve = try EasingFunction(css: row.easing)
      let (family, bound) = familyAndBound(curve)
      note(family, bound: bound, row.easing, curve, question.at, row.y)
    }
    for row in truth.named {
      let named = try NamedCurve(named: row.name)
      let isMaterial = named.set == .material3
      note(
        isMaterial ? "Material 3" : "Penner", bound: isMaterial ? 1 : pennerBound, row.name, named.curve, truth.x, row.y
      )
    }
    return results.map(\.tally.finished)
  }

  /// The largest error that the closed forms state, in their units.
  private static let pennerBound = 2.0

  private static func familyAndBound(_ curve: EasingFunction) -> (String, Double) {
    switch curve {
    case .keyword: ("keywords", 1)
    case .cubicBezier: ("cubic-bezier()", 1)
    case .steps: ("steps()", 1)
    case .linear: ("linear()", 3.5)
    case .closedForm: ("closed forms", pennerBound)
    }
  }

  /// The unit of error of a curve, where its value is `y`.
  package static func unit(of curve: EasingFunction, at y: Double) -> Double {
    switch curve {
    case .cubicBezier(let cubic): 0x1p-52 * max(1, abs(cubic.y1), abs(cubic.y2))
    case .linear(let line): line.points.reduce(0x1p-52) { max($0, 0x1p-52 * abs($1.value)) }
    default: 0x1p-52 * max(1, abs(y))
    }
  }
}
