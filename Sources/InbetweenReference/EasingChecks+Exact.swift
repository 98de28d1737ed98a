import TimingCurves

extension EasingChecks {
  static func curve(_ numbers: [ReferenceNumber]) throws -> CubicBezierCurve {
    try CubicBezierCurve(numbers[0].value, numbers[1].value, numbers[2].value, numbers[3].value)
  }

  /// How much y changes with the decimals that binary64 cannot hold: the reference is the curve with decimal handles
  /// at a decimal x, the library has their nearest doubles.
  private static func inputError(_ numbers: [ReferenceNumber], _ x: ReferenceNumber, slope: Double) -> Double {
    // |dy/dx1| and |dy/dx2| are at most |slope| · 4/9 each, |dy/dy1| and |dy/dy2| at most 4/9.
    let handles = abs(numbers[0].rest) + abs(numbers[2].rest)
    return (abs(x.rest) + handles * 4 / 9) * abs(slope) + (abs(numbers[1].rest) + abs(numbers[3].rest)) * 4 / 9
  }

  /// In units of 2^-52 · max(1, |y1|, |y2|), after what the rounding of the given numbers alone can do.
  static func highPrecisionValues(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("cubic-bezier(): values to 25 digits [2^-52·max(1, |y1|, |y2|)]", bound: 1)
    for row in reference.highPrecision where row.kind == nil {
      let curve = try curve(row.cpDecimal)
      for (x, y) in zip(row.x ?? [], row.y ?? []) {
        let value = curve.value(at: x.value)
        let allowance = inputError(row.cpDecimal, x, slope: curve.velocity(at: x.value))
        let error = max(0, abs(y.error(of: value)) - allowance)
        tally.note(error / unit(curve), "\(curve) at \(x.text): \(value), exact \(y.text)")
      }
    }
    return tally.finished
  }

  /// In units of 2^-52 · max(1, |slope|), after what the rounding of the given numbers alone can do.
  static func highPrecisionSlopes(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("cubic-bezier(): slopes to 25 digits [2^-52·max(1, |dy/dx|)]", bound: 8)
    for row in reference.highPrecision where row.kind == nil {
      let curve = try curve(row.cpDecimal)
      for (x, slope) in zip(row.x ?? [], row.dydx ?? []) {
        let value = curve.velocity(at: x.value)
        let largest = max(1, abs(slope.value))
        // The slope changes with x by the acceleration; with the handles by a like amount.
        let rounding = abs(x.rest) + row.cpDecimal.reduce(0) { $0 + abs($1.rest) }
        let allowance = rounding * max(abs(curve.acceleration(at: x.value)), largest)
        let error = max(0, abs(slope.error(of: value)) - allowance)
        tally.note(error / (0x1p-52 * largest), "\(curve) at \(x.text): \(value), exact \(slope.text)")
      }
    }
    return tally.finished
  }

  /// The least and the greatest y on [0, 1].
  static func ranges(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("cubic-bezier(): extremes of y [2^-52·max(1, |y1|, |y2|)]", bound: 2)
    for row in reference.highPrecision where row.kind == "range" {
      guard let low = row.min, let high = row.max else { continue }
      let curve = try curve(row.cpDecimal)
      let (least, greatest) = (curve.valueRange.lowerBound, curve.valueRange.upperBound)
      tally.note(low.error(of: least) / unit(curve), "\(curve): least y \(least), exact \(low.text)")
      tally.note(high.error(of: greatest) / unit(curve), "\(curve): greatest y \(greatest), exact \(high.text)")
    }
    return tally.finished
  }

  /// In units of 2^-52 · max(1, |y1|, |y2|).
  static func hardVectors(_ reference: EasingReference) throws -> CheckResult {
    var tally = CheckTally("cubic-bezier(): hard cases [2^-52·max(1, |y1|, |y2|)]", bound: 1)
    for row in reference.hardVectors {
      let curve = try curve(row.cpDouble)
      let value = curve.value(at: row.xDouble.value)
      tally.note(row.y.error(of: value) / unit(curve), "\(curve) at \(row.xDouble.text): \(value), exact \(row.y.text)")
    }
    return tally.finished
  }

  private static func unit(_ curve: CubicBezierCurve) -> Double {
    0x1p-52 * max(1, abs(curve.y1), abs(curve.y2))
  }

  /// One coordinate of a curve from 0 to 1.
  static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return ((3 * s * a + 3 * t * b) * s + t * t) * t
  }
}
