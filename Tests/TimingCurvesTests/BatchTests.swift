import InbetweenTruth
import Testing
import TimingCurves

/// The batch calls of the Swift interface; the kernels behind them are measured in the accuracy and lane tests.
@Suite struct BatchTests {
  let x = (0..<257).map { Double($0) / 250 - 0.01 } + [.nan, .infinity, -.infinity]

  @Test func `a batch is the values one by one`() throws {
    let curve = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    for (x, y) in zip(x, curve.values(at: x)) {
      let single = curve.value(at: x)
      #expect(y == single || abs(y - single) <= 0x1p-49 || (y.isNaN && single.isNaN))
    }
    for (x, y) in zip(x, curve.values(at: x.map { Float($0) })) {
      let single = curve.value(at: Double(Float(x)))
      #expect(Double(y) == single || abs(Double(y) - single) <= 0x1p-21 || (y.isNaN && single.isNaN))
    }
    #expect(curve.values(at: [Double]()).isEmpty)
    #expect(curve.values(at: [Float]()).isEmpty)
  }

  @Test func `a steep end does not magnify the rounding of its root`() throws {
    let handles = (0.9042244535198306, -1.1114774834496515, 0.9570322350656288, -0.20424997349772256)
    let curve = try CubicBezierCurve(handles.0, handles.1, handles.2, handles.3)
    let x = (1..<4096).map { 1 - Float($0) * 0x1p-22 }
    for (x, y) in zip(x, curve.values(at: x)) {
      #expect(abs(Double(y) - curve.value(at: Double(x))) <= 7 * 0x1p-24 * 1.1114774834496515, "\(x)")
    }
  }

  @Test func `many curves are each asked for their own x`() throws {
    let samples = (0..<333).map { CubicCaseClass.random.sample($0 * 16) }
    let curves = try CubicBezierCurves(
      x1: samples.map(\.x1), y1: samples.map(\.y1), x2: samples.map(\.x2), y2: samples.map(\.y2))
    #expect(curves.count == samples.count)
    var y = [Double](repeating: .nan, count: samples.count)
    var span = y.mutableSpan
    let x = samples.map(\.x)
    curves.evaluate(x.span, into: &span)
    for (sample, y) in zip(samples, y) {
      #expect(abs(try sample.curve.value(at: sample.x) - y) <= 0x1p-48 * sample.scale, "\(sample.description)")
    }
    let error = #expect(throws: TimingCurveError.self) {
      try CubicBezierCurves<Float>(x1: [0.5, 0.5, 2], y1: [0, 0, 0], x2: [0, 0, 0], y2: [0, 0, 0])
    }
    #expect(error == .outOfRange(parameter: "x1[2]", value: 2, allowed: "a number from 0 to 1"))
    #expect(throws: TimingCurveError.self) {
      try CubicBezierCurves<Float>(x1: [0.5], y1: [.nan], x2: [0], y2: [0])
    }
  }

  @Test func `wrong counts are a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      let x: [Double] = [0, 1]
      var y: [Double] = [0]
      var span = y.mutableSpan
      try CubicBezierCurve(0, 0, 1, 1).evaluate(x.span, into: &span)
    }
  }

  @Test func `instruction sets are told apart and named`() {
    let all = InstructionSet.all
    #expect(Set(all).count == all.count && Set(all.map(\.name)).count == all.count)
    #expect(all.last == InstructionSet.best && "\(InstructionSet.best)" == InstructionSet.best.name)
    #expect(Set(InstructionSet.missing).isDisjoint(with: all.map(\.name)))
  }
}
