import BenchmarkPeers
import CBenchmarkPeers
import Testing

/// A wrong peer makes a wrong ratio: both writings must be what the browsers compute.
@Suite struct BrowserCubicBezierTests {
  static let common: [[Double]] = [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.05, 0.7, 0.1, 1],
    [0.34, 1.56, 0.64, 1], [0.87, 0, 0.13, 1],
  ]

  /// The point of the curve at t, exactly enough.
  static func point(_ h: [Double], _ t: Double) -> (x: Double, y: Double, slope: Double) {
    let s = 1 - t
    let (a, b, c) = (3 * s * s * t, 3 * s * t * t, t * t * t)
    let (da, db, dc) = (3 * s * s, 6 * s * t, 3 * t * t)
    let dx = da * h[0] + db * (h[2] - h[0]) + dc * (1 - h[2])
    let dy = da * h[1] + db * (h[3] - h[1]) + dc * (1 - h[3])
    return (a * h[0] + b * h[2] + c, a * h[1] + b * h[3] + c, dy / dx)
  }

  @Test(arguments: common)
  func valuesAndSlopesOfCommonCurves(h: [Double]) throws {
    let inSwift = BrowserCubicBezier(h[0], h[1], h[2], h[3])
    let inC = try #require(ib_browser_create(h[0], h[1], h[2], h[3]))
    defer { ib_browser_destroy(inC) }
    var worstValue = 0.0, worstSlope = 0.0
    for i in 0...10_000 {
      let expected = Self.point(h, Double(i) / 10_000), scale = max(1, abs(expected.slope))
      // The stop rule is 1e-7 in x: in y that is worth the slope.
      for y in [inSwift.value(at: expected.x), ib_browser_value(inC, expected.x)] {
        worstValue = max(worstValue, abs(y - expected.y) / scale)
      }
      guard i > 100, i < 9_900 else { continue }
      for slope in [inSwift.slope(at: expected.x), ib_browser_slope(inC, expected.x)] {
        worstSlope = max(worstSlope, abs(slope - expected.slope) / scale)
      }
    }
    #expect(worstValue <= 1e-6)
    #expect(worstSlope <= 1e-4)
  }

  @Test(arguments: common + [[1, 0, 0, 1], [0, 0, 1, 1], [0, 1, 0, 1], [1, 0, 1, 0]])
  func bothWritingsAgree(h: [Double]) throws {
    let inSwift = BrowserCubicBezier(h[0], h[1], h[2], h[3])
    let inC = try #require(ib_browser_create(h[0], h[1], h[2], h[3]))
    defer { ib_browser_destroy(inC) }
    var worstValue = 0.0, worstSlope = 0.0
    for i in -200...1_200 {
      let x = Double(i) / 1_000
      worstValue = max(worstValue, abs(inSwift.value(at: x) - ib_browser_value(inC, x)))
      let slopes = (inSwift.slope(at: x), ib_browser_slope(inC, x))
      // Equal first: vertical tangents are infinite.
      if slopes.0 != slopes.1 { worstSlope = max(worstSlope, abs(slopes.0 - slopes.1) / max(1, abs(slopes.1))) }
    }
    #expect(worstValue <= 1e-12)
    #expect(worstSlope <= 1e-9)
  }

  /// The stop rule of the algorithm itself, on the curve where Newton gives up: the residual in x is below 1e-7.
  @Test func tripleRootIsAsBadAsPublished() throws {
    let h = [1.0, 0, 0, 1]
    let curve = BrowserCubicBezier(h[0], h[1], h[2], h[3])
    var worst = 0.0
    for i in 0...100_000 {
      let expected = Self.point(h, Double(i) / 100_000)
      worst = max(worst, abs(curve.value(at: expected.x) - expected.y))
    }
    #expect(worst < 5e-3)
    #expect(worst > 1e-4, "the published algorithm is off by up to 4.4e-3 here; a peer that is not does more work")
  }

  @Test(arguments: common)
  func arraysGiveWhatSingleCallsGive(h: [Double]) throws {
    let curve = try #require(ib_browser_create(h[0], h[1], h[2], h[3]))
    defer { ib_browser_destroy(curve) }
    let xs = (0..<1_000).map { Double($0) / 999 }
    let expected = xs.map { ib_browser_value(curve, $0) }
    var ys = [Double](repeating: 0, count: xs.count), each = ys, built = ys
    ib_browser_values(curve, xs, &ys, xs.count)
    #expect(ys == expected)
    #expect(ib_browser_sum(curve, xs, xs.count) == expected.reduce(0, +))
    let handles = h.map { [Double](repeating: $0, count: xs.count) }
    ib_browser_values_each(handles[0], handles[1], handles[2], handles[3], xs, &each, xs.count)
    #expect(each == expected)
    let curves = try #require(ib_browser_curves_create(handles[0], handles[1], handles[2], handles[3], xs.count))
    defer { ib_browser_curves_destroy(curves) }
    ib_browser_curves_values(curves, xs, &built)
    #expect(built == expected)
    let xf = xs.map { Float($0) }
    var yf = [Float](repeating: 0, count: xs.count)
    ib_browser_values_float(curve, xf, &yf, xf.count)
    #expect(yf == xf.map { Float(ib_browser_value(curve, Double($0))) })
  }

  /// Qt is only right to 3e-3; this shows that it was given the right curve.
  @Test(arguments: common)
  func qtGotTheSameCurve(h: [Double]) throws {
    let curve = try #require(ib_qt_create(h[0], h[1], h[2], h[3]))
    defer { ib_qt_destroy(curve) }
    for i in 0...100 {
      let expected = Self.point(h, Double(i) / 100)
      #expect(abs(ib_qt_value(curve, expected.x) - expected.y) < 5e-3)
    }
  }
}
