import InbetweenTruth
import Testing

@testable import TimingCurves

@Suite struct LinearFitTests {
  @Test func countFallsAsTheToleranceGrows() throws {
    var random = RandomSource(seed: 5)
    for round in 0..<12 {
      let curve = try random.cubic(round)
      var last = Int.max
      for tolerance in [3e-4, 4e-4, 1e-3, 2e-3, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 10, 1e300] {
        let count = try LinearFit(of: curve, tolerance: tolerance).points.count
        #expect(count <= last, "\(curve) at \(tolerance)")
        last = count
      }
    }
  }

  @Test func twoPointsAreEnoughWhereNothingIsAsked() throws {
    for tolerance in [1, 2, 1e9, 1e300, Double.greatestFiniteMagnitude] {
      #expect(try LinearFit(of: CubicBezierCurve(0.25, 0.1, 0.25, 1), tolerance: tolerance).css == "linear(0, 1)")
      #expect(try LinearFit(of: StepCurve(count: 5), tolerance: tolerance).css == "linear(0, 1)")
    }
  }

  @Test func knownText() throws {
    let ease = try LinearFit(of: CubicBezierCurve(0.25, 0.1, 0.25, 1), tolerance: 0.01)
    #expect(ease.css == "linear(0, 0.078 9.4%, 0.63 36%, 0.847 54%, 0.97 76%, 1)")
    #expect(ease.maxError < 0.0094 && ease.maxError > 0.0093)
  }

  @Test(arguments: [
    "linear(0, 1)", "linear(0, 0.5 30%, 1)", "linear(0, 0.25 25%, 0.26 50%, 0.2 50%, 1)",
    "linear(0, 0.123456789 33.3333%, 0.2 33.3333%, 0.1 80%, 1)", "linear(0.5, -3 10%, 7.25 10%, 0.5 100%, 1)",
    "linear(0.3333333333333333, 0.1 20%, 0.1 60%, 0.9)",
  ])
  func polylinesComeBack(css: String) throws {
    for tolerance in [1e-3, 1e-6, 1e-11] {
      let fit = try LinearFit(of: EasingFunction(css: css), tolerance: tolerance)
      #expect(fit.css == css)
      #expect(fit.maxError < 1e-13)
    }
  }

  @Test func pointsInLineAreDropped() throws {
    let curve = try EasingFunction(css: "linear(0, 0.25, 0.5, 0.75, 1)")
    #expect(try LinearFit(of: curve, tolerance: 1e-9).css == "linear(0, 1)")
  }

  @Test func stepsAreExact() throws {
    for (count, jump) in [(4, StepCurve.Jump.end), (10, .start), (5, .both), (8, .none), (1, .end), (1, .start)] {
      let steps = try StepCurve(count: count, jump: jump)
      let fit = try LinearFit(of: steps, tolerance: 1e-3)
      let jumps = steps.structure.breaks.filter { $0.isJump && $0.progress > 0 }.count
      // Two points at each jump; without one at 1 an end of its own.
      let endJumps = steps.structure.breaks.last?.isJump == true
      #expect(fit.points.count == 2 * jumps + (endJumps ? 1 : 2))
      for index in 0...1000 {
        let x = Double(index) / 1000
        #expect(fit.curve.value(at: x) == steps.value(at: x), "steps(\(count), \(jump)) at \(x)")
      }
    }
  }

  @Test func aJumpThatTwoRoundingsMiss() throws {
    let fit = try LinearFit(of: StepCurve(count: 3, jump: .none), tolerance: 1e-3)
    #expect(fit.jumpDisplacement > 0 && fit.jumpDisplacement <= 0x1p-52)
    #expect(try LinearFit(of: StepCurve(count: 4, jump: .none), tolerance: 1e-3).jumpDisplacement == 0)
  }

  @Test func smallJumpsAreBridged() throws {
    let steps = try StepCurve(count: 100)
    let fit = try LinearFit(of: steps, tolerance: 0.02)
    #expect(fit.css == "linear(0, 1)" && fit.maxError > 0.0099)
    for tolerance in [0.02, 0.06, 0.07, 0.13, 0.15, 0.19, 0.3] {
      for count in [3, 7] {
        let steps = try StepCurve(count: count, jump: .both)
        let fit = try LinearFit(of: steps, tolerance: tolerance)
        #expect(LinearFitErrorBoundTests.observedError(fit, steps) <= fit.maxError)
        let optimum = LinearFitGridSearch(steps, .small).fewestPoints(tolerance: tolerance)
        #expect(fit.points.count <= optimum ?? .max, "steps(\(count), jump-both) at \(tolerance)")
      }
    }
  }

  @Test func jumpRightAfterTheStart() throws {
    let curve = try #require(NamedCurve.named("penner.easeInExpo")).curve
    let fit = try LinearFit(of: curve, tolerance: 1e-4)
    #expect(fit.points[0] == .init(progress: 0, value: 0))
    #expect(fit.points[1].progress == .leastNonzeroMagnitude)
    #expect(abs(fit.curve.value(at: 1e-300) - 0x1p-10) <= 1e-4)
  }
}

extension LinearFitGridSearch.Fineness {
  static var small: Self { .init(positions: 120, heights: 9, samplesPerGap: 2) }
}
