import TimingCurves

extension EasingChecks {
  /// Facts of Chromium's unit test, as a multiple of the tolerance it states.
  static func chromiumFacts(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("Chromium unit test [its tolerance; 1e-15 where it asks for equality]", bound: 1)
    for fact in reference.chromiumUnittest {
      let curve = try curve(fact.cp)
      let tolerance = fact.tol ?? 1e-15
      func compare(_ ours: Double, _ theirs: Double, _ what: String) {
        tally.note((ours - theirs) / tolerance, "\(curve), \(what): \(ours), expected \(theirs)")
      }
      switch fact.kind {
      case nil:
        for (x, y) in zip(fact.x ?? [], fact.y ?? []) { compare(curve.value(at: x), y, "value at \(x)") }
      case "slope":
        for (x, slope) in zip(fact.x ?? [], fact.dydx ?? []) { compare(curve.velocity(at: x), slope, "slope at \(x)") }
      case "range":
        compare(curve.valueRange.lowerBound, fact.min ?? .nan, "least y")
        compare(curve.valueRange.upperBound, fact.max ?? .nan, "greatest y")
      case "extrapolation_exact":
        for pair in fact.xY ?? [] { compare(curve.value(at: pair[0]), pair[1], "value at \(pair[0])") }
      case "roundtrip_t":
        guard let step = fact.tStep, let tolerance = fact.tolT else { fallthrough }
        for index in 0...Int((1 / step).rounded()) {
          let t = min(1, Double(index) * step)
          let solved = curve.parameter(at: bezier(t, curve.x1, curve.x2))
          tally.note((solved - t) / tolerance, "\(curve): t at x(\(t)) is \(solved)")
        }
      default:
        tally.note(isRight: false, "the fact \(fact.kind ?? "") is not known to this check")
      }
    }
    return tally.finished
  }

  /// The web platform tests of CSS Easing, as a multiple of their tolerance.
  static func platformTests(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("web platform tests [their tolerance; 1e-15 where they ask for equality]", bound: 1)
    for test in reference.wpt {
      switch test.kind {
      case "cubic_of_cubic":
        // The outer easing is that of the whole effect and comes first; its result goes through the inner one.
        let outer = try curve(test.outerCp ?? [])
        let inner = try curve(test.innerCp ?? [])
        for (t, y) in zip(test.t ?? [], test.yComputed ?? []) {
          let value = inner.value(at: outer.value(at: t.value))
          // The values are computed exactly: 1e-12 instead of the 1e-4 of the test.
          tally.note(y.error(of: value) / 1e-12, "\(inner) of \(outer) at \(t.text): \(value), expected \(y.text)")
        }
      case "steps_of_cubic":
        let cubic = try curve(test.outerCp ?? [])
        let steps = try EasingFunction(css: test.inner ?? "")
        for pair in test.tY ?? [] {
          let value = steps.value(at: cubic.value(at: pair[0]))
          tally.note((value - pair[1]) / 1e-15, "\(steps) of \(cubic) at \(pair[0]): \(value), expected \(pair[1])")
        }
      case "linear":
        let function = try EasingFunction(css: test.fn ?? "")
        for pair in test.tY ?? [] {
          let value = function.value(at: pair[0])
          tally.note((value - pair[1]) / 1e-15, "\(function) at \(pair[0]): \(value), expected \(pair[1])")
        }
      case "equivalent":
        let a = try EasingFunction(css: test.a ?? "")
        let b = try EasingFunction(css: test.b ?? "")
        for t in test.t ?? [] {
          let values = (a.value(at: t.value), b.value(at: t.value))
          tally.note((values.0 - values.1) / 1e-15, "\(a) and \(b) at \(t.text): \(values.0) and \(values.1)")
        }
      default:
        tally.note(isRight: false, "the test \(test.kind) is not known to this check")
      }
    }
    return tally.finished
  }

  /// Which texts are valid, and how they are written again.
  static func parseVectors(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("texts: valid or not, written again", bound: 0)
    for row in reference.linearParse {
      let functions = try? EasingFunction.list(css: row.in)
      let text = functions?.map { $0.css ?? "" }.joined(separator: ", ")
      let isRight = row.valid ? text != nil && (row.serialized ?? text) == text : text == nil
      tally.note(isRight: isRight, "\(row.in): \(text ?? "refused"), expected \(row.serialized ?? "a refusal")")
    }
    return tally.finished
  }

  /// Values of steps() with and without the before flag, and both kinds of floor; 0 where a value is the double nearest
  /// to the exact one.
  static func stepVectors(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("steps(): values, before flag, floors", bound: 0)
    for row in reference.stepVectors {
      if let text = row.fn {
        let steps = try EasingFunction(css: text)
        for (index, x) in row.x.numbers.enumerated() {
          for (before, list) in [(false, row.y), (true, row.yBefore)] {
            let expected = list?[index].value ?? .nan
            let value = steps.value(at: x.value, before: before)
            tally.note(value - expected, "\(text) at \(x.text), before \(before): \(value), expected \(expected)")
          }
        }
      } else if let count = row.n, let x = row.x.numbers.first?.value {
        for (floor, expected) in [(StepCurve.FloorRule.exact, row.exactFloor), (.rounded, row.doubleFloor)] {
          let steps = try StepCurve(count: count, floor: floor)
          let value = steps.value(at: x)
          let right = (expected ?? .nan) / Double(count)
          tally.note(value - right, "steps(\(count)), \(floor) floor, at \(x): \(value), expected \(right)")
        }
      }
    }
    return tally.finished
  }

  /// Canonical points and values of linear(), in units of 2^-52 · max(1, |y|).
  static func linearVectors(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("linear(): points and values [2^-52·max(1, |y|)]", bound: 2)
    for row in reference.linearVectors {
      guard case .linear(let curve) = try EasingFunction(css: row.fn) else {
        tally.note(isRight: false, "\(row.fn) is not a linear()")
        continue
      }
      let points = row.canonical.map { PiecewiseLinearCurve.Point(progress: $0[0].value, value: $0[1].value) }
      tally.note(isRight: curve.points == points, "\(row.fn): the points are \(curve.points)")
      for (x, y) in zip(row.x, row.y) {
        let value = curve.value(at: x.value)
        let unit = 0x1p-52 * max(1, abs(y.value))
        // The decimals of the text and of x are rounded to binary64 before anything is computed.
        tally.note(y.error(of: value) / unit, "\(row.fn) at \(x.text): \(value), expected \(y.text)")
      }
      let first = curve.value(at: points[0].progress, before: true)
      let right = row.yBeforeAtFirstInput.value
      tally.note(isRight: first == right, "\(row.fn) at its first stop, before: \(first), expected \(right)")
    }
    return tally.finished
  }

  /// Faults that others were reported to have.
  static func bugVectors(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("faults reported elsewhere [2^-52·max(1, |y1|, |y2|)]", bound: 1)
    for row in reference.bugVectors {
      let function: EasingFunction
      var unit = 0x1p-52
      if let cp = row.input.cp ?? row.input.cpF32 {
        let single = row.input.cpF32 != nil
        let n = cp.map { single ? Double(Float($0.value)) : $0.value }
        function = .cubicBezier(try CubicBezierCurve(n[0], n[1], n[2], n[3]))
        unit *= max(1, abs(n[1]), abs(n[3]))
      } else {
        function = try EasingFunction(css: row.input.fn ?? "")
      }
      let xs = row.input.x?.numbers.map(\.value) ?? [Double(Float(row.input.xF32?.value ?? .nan))]
      for (x, text) in zip(xs, row.right.texts) {
        if text == "0 if clamped, -0.5 if extrapolated" {
          let values = OutsideRule.allCases.map { function.value(at: x, outside: $0) }
          tally.note(isRight: values == [-0.5, 0], "\(row.source): \(values) outside")
          continue
        }
        let value = function.value(at: x)
        tally.note((value - (Double(text) ?? .nan)) / unit, "\(row.source): \(value) at \(x), right is \(text)")
      }
    }
    return tally.finished
  }
}
