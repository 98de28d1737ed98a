import BenchmarkSupport
import CBenchmarkPeers
import TimingCurves

/// y at x on Penner's functions, one call per value: the ten shapes easing out, and two of them both ways.
func closedFormBenchmarks() -> [BenchmarkGroup] {
  let both: [ClosedFormCurve.PennerShape] = [.cubic, .bounce]
  return ClosedFormCurve.PennerShape.allCases.map { pennerGroup($0, .easeOut, "Out") }
    + both.map { pennerGroup($0, .easeInOut, "InOut") }
}

private func pennerGroup(
  _ shape: ClosedFormCurve.PennerShape, _ direction: ClosedFormCurve.Direction, _ prefix: String
) -> BenchmarkGroup {
  let name = prefix + shape.rawValue.prefix(1).uppercased() + shape.rawValue.dropFirst()
  return BenchmarkGroup(
    "penner/value/ease\(name)", "y at x, Penner's ease\(name), one x at a time", reference: "QEasingCurve",
    cases: [
      BenchmarkCase("swift", values: Inputs.count) {
        let curve = ClosedFormCurve.penner(shape, direction), xs = Inputs.progress
        return {
          var sum = 0.0
          for x in xs { sum += curve.value(at: x) }
          consume(sum)
        }
      },
      BenchmarkCase("qt-easing-curve", .reference, values: Inputs.count) {
        guard let curve = ib_qt_create_named(name) else { preconditionFailure("Qt has no \(name)") }
        let xs = Inputs.progress
        return { consume(ib_qt_sum(curve, xs, xs.count)) }
      },
    ])
}
