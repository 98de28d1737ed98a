import Testing
import TimingCurves

/// Requests that cannot be met end with an error that says why.
@Suite struct LinearFitRefusalTests {
  let ease = CubicBezierCurve.ease

  @Test(arguments: [0, -0.0, -1e-3, Double.nan, .infinity, -.infinity])
  func toleranceThatIsNone(tolerance: Double) {
    #expect {
      try LinearFit(of: ease, tolerance: tolerance)
    } throws: { error in
      guard case LinearFitError.invalidTolerance = error else { return false }
      return true
    }
  }

  @Test(arguments: [1e-14, 1e-20, 1e-300, Double.leastNonzeroMagnitude])
  func toleranceBelowRounding(tolerance: Double) {
    #expect {
      try LinearFit(of: ease, tolerance: tolerance)
    } throws: { error in
      guard case LinearFitError.toleranceTooSmall(tolerance, smallest: let smallest) = error else { return false }
      return smallest > tolerance && smallest < 1e-12
    }
  }

  @Test func tooManyPoints() throws {
    for tolerance in [1e-6, 1e-9, 1e-12] {
      #expect(throws: LinearFitError.tooManyPoints(limit: 300)) {
        try LinearFit(of: ease, tolerance: tolerance, maximumPoints: 300)
      }
    }
    #expect(throws: LinearFitError.tooManyPoints(limit: 16)) {
      try LinearFit(of: ease, tolerance: 1e-3, maximumPoints: 16)
    }
    #expect(try LinearFit(of: ease, tolerance: 1e-3, maximumPoints: 17).points.count == 17)
    #expect(try LinearFit(of: ease, tolerance: 1, maximumPoints: 2).points.count == 2)
    #expect(throws: LinearFitError.tooManyPoints(limit: 100)) {
      try LinearFit(of: StepCurve(count: 1000), tolerance: 1e-4, maximumPoints: 100)
    }
  }

  @Test(arguments: [1 << 21, Int.max]) func moreJumpsThanCanBeListed(count: Int) throws {
    let steps = try StepCurve(count: count)
    let error = LinearFitError.tooManyBreaks(count: steps.breakCount, limit: 100_000)
    #expect(throws: error) { try LinearFit(of: steps, tolerance: 0.1) }
    #expect(throws: error) { try LinearFit(of: EasingFunction.steps(steps), tolerance: 0.1) }
    #expect("\(error)".contains("\(steps.breakCount) breaks"))
  }

  @Test(arguments: [1, 0, -5, Int.min]) func limitWithoutRoom(limit: Int) {
    #expect(throws: LinearFitError.invalidLimit(limit)) {
      try LinearFit(of: ease, tolerance: 1e-3, maximumPoints: limit)
    }
  }

  @Test func aLimitBeyondMemoryIsOnlyALimit() throws {
    #expect(try LinearFit(of: ease, tolerance: 1e-3, maximumPoints: .max).points.count == 17)
  }

  @Test func undefinedValues() {
    let pole = FunctionCurve { x in
      1 / x
    } velocity: { x in
      -1 / (x * x)
    }
    #expect(throws: LinearFitError.undefined(progress: 0)) { try LinearFit(of: pole, tolerance: 1e-3) }
    let hole = FunctionCurve { x in
      x == 0.5 ? .nan : x * x
    } velocity: { x in
      2 * x
    }
    #expect(throws: LinearFitError.undefined(progress: 0.5)) { try LinearFit(of: hole, tolerance: 1e-3) }
  }

  @Test func brokenStructure() {
    func fit(_ breaks: [Double]) throws {
      let structure = CurveStructure(breaks: breaks.map { .init(progress: $0) })
      _ = try LinearFit(
        of: FunctionCurve(structure: structure) { x, _ in
          x
        } velocity: { _, _ in
          1
        }, tolerance: 0.1)
    }
    #expect(throws: LinearFitError.invalidStructure(index: 2, progress: 0.4)) { try fit([0, 0.5, 0.4, 1]) }
    #expect(throws: LinearFitError.invalidStructure(index: 0, progress: 0.5)) { try fit([0.5, 1]) }
    #expect(throws: LinearFitError.invalidStructure(index: 1, progress: 0.5)) { try fit([0, 0.5]) }
    #expect(throws: LinearFitError.invalidStructure(index: 1, progress: 2)) { try fit([0, 2]) }
    #expect(throws: LinearFitError.self) { try fit([]) }
    #expect(throws: LinearFitError.self) { try fit([0, .nan, 1]) }
  }

  @Test func steeperThanDoublesResolve() throws {
    // Neighbours of 1/2 are 7e-6 apart in value, and a knot would have to lie between them.
    #expect {
      try LinearFit(of: CubicBezierCurve(1, 0, 0, 1), tolerance: 1e-6)
    } throws: { error in
      guard case LinearFitError.unproven(let bound, 1e-6) = error else { return false }
      return bound > 1e-6
    }
  }

  @Test(arguments: [1e303, 1e306, 1e308, Double.greatestFiniteMagnitude])
  func heightsThatOverflow(tolerance: Double) throws {
    for curve in [try CubicBezierCurve(0.3, 1e308, 0.7, -1e308), try CubicBezierCurve(0, 1e308, 1, 1e308)] {
      do {
        let fit = try LinearFit(of: curve, tolerance: tolerance)
        #expect(fit.maxError <= tolerance)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }

  @Test func messagesSayWhatWouldBeRight() {
    #expect("\(LinearFitError.invalidTolerance(-1))" == "the tolerance is -1.0; it must be a finite number above 0")
    #expect("\(LinearFitError.tooManyPoints(limit: 9))".contains("more than 9 points"))
  }
}
