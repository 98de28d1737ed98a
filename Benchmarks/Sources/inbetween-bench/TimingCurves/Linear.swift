import BenchmarkSupport
import CBenchmarkPeers
import TimingCurves

/// y at x on linear(): a short one and one as long as a fitted spring, at random x and playing forward.
func linearBenchmarks() -> [BenchmarkGroup] {
  [8, 64].flatMap { count in
    [
      BenchmarkGroup(
        "linear/random/\(count)-points", "y at x, linear() of \(count) points, x in random order",
        reference: "bisection", cases: linearCases(count, Inputs.progress)),
      BenchmarkGroup(
        "linear/forward/\(count)-points", "y at x, linear() of \(count) points, x ascending",
        reference: "bisection", cases: linearCases(count, Inputs.ascendingProgress)),
    ]
  }
}

/// A decaying wave through points at uneven distances.
private func points(_ count: Int) -> [PiecewiseLinearCurve.Point] {
  (0..<count).map { i in
    let x = Double(i) / Double(count - 1), bend = CommonWave.value(x)
    return .init(progress: x * (0.7 + 0.3 * x), value: bend)
  }
}

private enum CommonWave {
  static func value(_ x: Double) -> Double {
    let distance = (1 - x) * (1 - x)
    return 1 - distance * (1 - 12 * x * (1 - x))
  }
}

private func linearCases(_ count: Int, _ progress: @autoclosure @escaping () -> [Double]) -> [BenchmarkCase] {
  func curve() -> PiecewiseLinearCurve {
    guard let curve = try? PiecewiseLinearCurve(points: points(count)) else { preconditionFailure("bad points") }
    return curve
  }
  return [
    BenchmarkCase("swift", values: Inputs.count) {
      let curve = curve(), xs = progress()
      return {
        var sum = 0.0
        for x in xs { sum += curve.value(at: x) }
        consume(sum)
      }
    },
    BenchmarkCase("swift-hint", values: Inputs.count) {
      let curve = curve(), xs = progress()
      return {
        var sum = 0.0, hint = 0
        for x in xs { sum += curve.value(at: x, hint: &hint) }
        consume(sum)
      }
    },
    BenchmarkCase("specification-c++", .reference, values: Inputs.count) {
      let points = points(count), xs = progress()
      let curve = ib_linear_create(points.map(\.progress), points.map(\.value), points.count)
      return { consume(ib_linear_sum(curve, xs, xs.count)) }
    },
  ]
}
