import InbetweenTruth
import Testing
import TimingCurves

@Suite struct CubicBezierCurveTests {
  @Test func `the ends are exact`() throws {
    for caseClass in CubicCaseClass.allCases {
      for index in stride(from: 0, to: 16_000, by: CubicCaseClass.casesPerCurve) {
        let sample = caseClass.sample(index)
        let curve = try CubicBezierCurve(sample.x1, sample.y1, sample.x2, sample.y2)
        #expect(curve.value(at: 0) == 0, "\(sample.description)")
        #expect(curve.value(at: 1) == 1, "\(sample.description)")
        #expect(curve.value(at: -0.0).sign == curve.value(at: 0).sign)
      }
    }
  }

  @Test func `the least numbers have a value and a slope`() throws {
    let least = Double.leastNonzeroMagnitude
    // The slopes from roots of 100 digits.
    let curves: [(CubicBezierCurve, slope: Double)] = [
      (try CubicBezierCurve(0, 0.4656548518855035, 0.049296225567120766, 0.29983041894542484), 8.1713836557101145e161),
      (try CubicBezierCurve(0, 0.6666666666666666, 0, 0.4654218588166005), 2.2981884429591612e215),
      (try CubicBezierCurve(least, -6.170077082237527e-224, least, 18.53543533286303), 2.1765629584739754e109),
    ]
    for (curve, slope) in curves {
      let velocity = curve.velocity(at: least)
      #expect(abs(velocity / slope - 1) <= 8 * 0x1p-52, "\(curve)")
    }
    for x2 in [0.99, 1 - 0x1p-53, 1] {
      for x1 in [0, least] {
        let curve = try CubicBezierCurve(x1, 0.3, x2, 1)
        #expect(curve.value(at: least) >= 0 && curve.value(at: least) < 1e-150, "\(curve)")
        #expect(curve.value(at: least) <= curve.value(at: 2000 * least), "\(curve)")
      }
    }
  }

  @Test func `end slopes are exact`() throws {
    #expect(try CubicBezierCurve(0, 0, 0.58, 1).velocity(at: 0) == 1 / 0.58)
    #expect(try CubicBezierCurve(0.42, 0, 1, 1).velocity(at: 1) == 1 / (1 - 0.42))
    #expect(try CubicBezierCurve(0.25, 0.1, 0.25, 1).velocity(at: 0) == 0.1 / 0.25)
    #expect(try CubicBezierCurve(0.25, 0.1, 0.25, 1).velocity(at: 1) == 0)
    #expect(try CubicBezierCurve(0, 0.5, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(try CubicBezierCurve(0, -0.5, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(try CubicBezierCurve(0.5, 0.5, 1, 2).velocity(at: 1) == -.infinity)
    #expect(try CubicBezierCurve(0.5, 0.5, 1, 0.5).velocity(at: 1) == .infinity)
    #expect(try CubicBezierCurve(0, 0, 0, 0).velocity(at: 0) == 1)
    #expect(try CubicBezierCurve(1, 1, 1, 1).velocity(at: 1) == 1)
    // Both handles at the start, the far one off the origin: y grows as x to the power 2/3.
    #expect(try CubicBezierCurve(0, 0, 0, 1).velocity(at: 0) == .infinity)
    // A triple root: vertical in the middle.
    #expect(try CubicBezierCurve(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(try CubicBezierCurve(1, 1.5, 0, -0.5).velocity(at: 0.5) == -.infinity)
  }

  @Test func `outside the unit interval the tangents go on`() throws {
    let ease = try CubicBezierCurve(0.1, 0.2, 0.8, 0.8)
    #expect(ease.value(at: -1) == -2)
    #expect(abs(ease.value(at: 2) - 2) < 1e-15)
    #expect(ease.velocity(at: -1) == 2)
    #expect(ease.acceleration(at: -1) == 0)
    #expect(ease.value(at: -1, outside: .clamp) == 0)
    #expect(ease.value(at: 2, outside: .clamp) == 1)
    #expect(ease.velocity(at: 2, outside: .clamp) == 0)
    #expect(ease.velocity(at: 0, outside: .clamp, before: true) == 0)
    #expect(ease.velocity(at: 0, outside: .clamp) == 2)
    // A vertical handle has no tangent to follow: flat, as the browsers do.
    let vertical = try CubicBezierCurve(0, 1, 1, 0)
    #expect(vertical.value(at: -1) == 0)
    #expect(vertical.value(at: 2) == 1)
    #expect(vertical.value(at: -.infinity) == 0)
    #expect(vertical.value(at: .infinity) == 1)
    #expect(ease.value(at: .infinity) == .infinity)
    #expect(ease.value(at: -.infinity) == -.infinity)
  }

  @Test func `NaN gives NaN`() throws {
    let ease = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    #expect(ease.value(at: .nan).isNaN)
    #expect(ease.value(at: .nan, outside: .clamp).isNaN)
    #expect(ease.velocity(at: .nan).isNaN)
    #expect(ease.acceleration(at: .nan).isNaN)
    #expect(ease.integral(to: .nan).isNaN)
    #expect(ease.parameter(at: .nan).isNaN)
    #expect(ease.progress(whereValueIs: .nan).isEmpty)
  }

  @Test(arguments: [
    (1.1, 0.0, 0.5, 1.0, "x1 is 1.1; it must be a number from 0 to 1"),
    (-0.1, 0, 0.5, 1, "x1 is -0.1; it must be a number from 0 to 1"),
    (0.5, 0, 1.5, 1, "x2 is 1.5; it must be a number from 0 to 1"),
    (.nan, 0, 0.5, 1, "x1 is nan; it must be a number from 0 to 1"),
    (0.5, .infinity, 0.5, 1, "y1 is inf; it must be a finite number"),
    (0.5, 0, 0.5, .nan, "y2 is nan; it must be a finite number"),
  ])
  func `bad handles are refused`(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ message: String) {
    let error = #expect(throws: TimingCurveError.self) { try CubicBezierCurve(x1, y1, x2, y2) }
    #expect(error?.description == message)
  }

  @Test func `huge handles neither overflow nor lose the contract`() throws {
    for size in [1e120, 1e200, 1e308, Double.greatestFiniteMagnitude] {
      let curve = try CubicBezierCurve(0.25, size, 0.5, -size), unit = try CubicBezierCurve(0.25, 1, 0.5, -1)
      for x in stride(from: 0.05, through: 0.95, by: 0.05) {
        // Beside 3 s t (s − t) of that size the t³ of the end point is nothing.
        let t = unit.parameter(at: x), expected = 3 * (1 - t) * t * (1 - 2 * t)
        #expect(abs(curve.value(at: x) / size - expected) < 1e-15)
        #expect(curve.velocity(at: x).isFinite || size > 1e307)
      }
    }
    for size in [1e300, -1e300, Double.greatestFiniteMagnitude] {
      let curve = try CubicBezierCurve(0.25, size, 0.5, -size), unit = try CubicBezierCurve(0.25, 1e30, 0.5, -1e30)
      #expect(curve.structure.breaks.count == unit.structure.breaks.count)
      #expect(abs(curve.valueRange.upperBound / abs(size) - unit.valueRange.upperBound / 1e30) < 1e-15)
    }
    let tiny = try CubicBezierCurve(0.5, .leastNonzeroMagnitude, 0.5, .leastNonzeroMagnitude)
    #expect(tiny.value(at: 0.5) == 0.125)
  }

  @Test func `curves are equal when their handles are`() throws {
    let a = try CubicBezierCurve(0.25, 0.1, 0.25, 1), b = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(try a != CubicBezierCurve(0.25, 0.1, 0.26, 1))
    #expect(try CubicBezierCurve(-0.0, -0.0, 0.5, 1) == CubicBezierCurve(0, 0, 0.5, 1))
  }
}
