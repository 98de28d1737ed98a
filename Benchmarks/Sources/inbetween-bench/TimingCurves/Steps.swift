import BenchmarkSupport
import CBenchmarkPeers
import TimingCurves

/// y at x of a staircase, one call per value.
func stepsBenchmarks() -> [BenchmarkGroup] {
  [
    BenchmarkGroup(
      "steps/value", "y at x, steps(10, end), one x at a time", reference: "text of the specification",
      cases: [
        stepsCase("swift", .rounded),
        stepsCase("swift-exact-floor", .exact),
        BenchmarkCase("specification-c++", .reference, values: Inputs.count) {
          let xs = Inputs.progress
          return { consume(ib_steps_sum(10, ib_step_end, xs, xs.count)) }
        },
      ])
  ]
}

private func stepsCase(_ name: String, _ floor: StepCurve.FloorRule) -> BenchmarkCase {
  BenchmarkCase(name, values: Inputs.count) {
    guard let curve = try? StepCurve(count: 10, jump: .end, floor: floor) else { preconditionFailure("bad steps") }
    let xs = Inputs.progress
    return {
      var sum = 0.0
      for x in xs { sum += curve.value(at: x) }
      consume(sum)
    }
  }
}
