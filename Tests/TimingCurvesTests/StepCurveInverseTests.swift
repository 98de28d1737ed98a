import Testing
import TimingCurves

@Suite struct StepCurveInverseTests {
  /// The direct answer against the general one, which bisects every piece.
  @Test(arguments: [1, 2, 3, 10, 49], StepCurve.Jump.allCases)
  func agreesWithTheGeneralSearch(count: Int, jump: StepCurve.Jump) throws {
    guard count > 1 || jump != .none else { return }
    for floor in StepCurve.FloorRule.allCases {
      let curve = try StepCurve(count: count, jump: jump, floor: floor)
      let jumps = Double(jump == .none ? count - 1 : jump == .both ? count + 1 : count)
      for step in -1...(count + 2) {
        let value = Double(step) / jumps
        let found = curve.progress(whereValueIs: value)
        #expect(found == Searched(curve: curve).progress(whereValueIs: value), "\(curve) at \(value)")
        for range in found {
          #expect(curve.value(at: range.lowerBound) == value && curve.value(at: range.upperBound) == value)
        }
        #expect(curve.progress(whereValueIs: value + 0.001) == [])
      }
    }
  }

  @Test(arguments: [1 << 53, Int.max])
  func hugeCountsHaveAnAnswer(count: Int) throws {
    let curve = try StepCurve(count: count)
    #expect(curve.progress(whereValueIs: 1) == [1...1])
    #expect(curve.progress(whereValueIs: 0.5).first?.lowerBound == 0.5)
    #expect(curve.progress(whereValueIs: 2) == [])
    #expect(curve.progress(whereValueIs: .nan) == [])
    #expect(curve.valueRange == 0...1)
    #expect(EasingFunction.steps(curve).valueRange == 0...1)
    #expect(EasingFunction.steps(curve).breakCount == (count == .max ? .max : count + 1))
    func range(_ curve: some TimingCurve) -> ClosedRange<Double> { curve.valueRange }
    #expect(range(curve) == 0...1)  // also where only the protocol is known
  }

  @Test func jumpsOfLinearAreNotCrossed() throws {
    let curve = try EasingFunction(css: "linear(0, 0.25 50%, 0.75 50%, 1)")
    #expect(curve.progress(whereValueIs: 0.5) == [])
    #expect(curve.progress(whereValueIs: 0.25) == [])  // the limit at the jump is not a value
    #expect(curve.progress(whereValueIs: 0.75) == [0.5...0.5])
    #expect(curve.progress(whereValueIs: 0.125) == [0.25...0.25])
    #expect(curve.valueRange == 0...1)
    #expect(try EasingFunction(css: "linear").progress(whereValueIs: 0.3) == [0.3...0.3])
    #expect(try EasingFunction(css: "linear").progress(whereValueIs: 1.3) == [])
  }
}

/// The same curve without a search of its own.
private struct Searched: TimingCurve {
  var curve: StepCurve

  func value(at progress: Double, before: Bool) -> Double { curve.value(at: progress, before: before) }
  func velocity(at progress: Double, before: Bool) -> Double { 0 }
  func leftLimit(at progress: Double) -> Double { curve.leftLimit(at: progress) }
  var structure: CurveStructure { curve.structure }
}
