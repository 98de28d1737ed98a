import InbetweenTruth
import Testing
import TimingCurves

@Suite struct PiecewiseLinearCurveTests {
  typealias Point = PiecewiseLinearCurve.Point

  static func curve(_ points: [(Double, Double)]) throws -> PiecewiseLinearCurve {
    try PiecewiseLinearCurve(points: points.map { Point(progress: $0.0, value: $0.1) })
  }

  @Test func refusesBadPoints() {
    #expect(throws: TimingCurveError.outOfRange(parameter: "points.count", value: 0, allowed: "at least 1")) {
      try PiecewiseLinearCurve(points: [])
    }
    #expect(throws: TimingCurveError.self) { try Self.curve([(0, 0), (.infinity, 1)]) }
    #expect(throws: TimingCurveError.self) { try Self.curve([(0, .nan)]) }
    #expect(
      throws: TimingCurveError.outOfRange(
        parameter: "points[1].progress", value: 0.4, allowed: "at least 0.5, the progress of the point before it")
    ) { try Self.curve([(0.5, 0), (0.4, 1)]) }
    #expect(throws: TimingCurveError.self) { try PiecewiseLinearCurve(stops: []) }
    #expect(throws: TimingCurveError.self) { try PiecewiseLinearCurve(stops: [.init(0, at: nil, until: 1)]) }
    #expect(throws: TimingCurveError.self) { try PiecewiseLinearCurve(stops: [.init(0, at: .infinity)]) }
  }

  @Test func velocityTakesTheRightSideOrTheLeft() throws {
    let curve = try Self.curve([(0, 0), (0.25, 1), (0.25, 2), (0.5, 2), (1, 0)])
    #expect(curve.velocity(at: -1) == 4)
    #expect(curve.velocity(at: 0) == 4)
    #expect(curve.velocity(at: 0.25) == 0)
    #expect(curve.velocity(at: 0.25, before: true) == 4)
    #expect(curve.velocity(at: 0.5) == -4)
    #expect(curve.velocity(at: 0.5, before: true) == 0)
    #expect(curve.velocity(at: 1) == -4)
    #expect(curve.velocity(at: 2) == -4)
    let short = try Self.curve([(0, 0), (1, 1), (2, 5)])
    #expect(short.velocity(at: 1) == 1)  // the left side at 1
    #expect(short.velocity(at: 1.0.nextUp) == 4)
  }

  @Test func structureHasRealBreaksOnly() throws {
    let curve = try Self.curve([(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0), (0.75, 1), (1, 1), (1, 2)])
    #expect(
      curve.structure.breaks == [
        .init(progress: 0), .init(progress: 0.5), .init(progress: 0.75, isJump: true),
        .init(progress: 1, isJump: true),
      ])
    let late = try Self.curve([(0.5, 0), (0.5, 1)])
    #expect(
      late.structure.breaks == [.init(progress: 0), .init(progress: 0.5, isJump: true), .init(progress: 1)])
    let jumpAtZero = try Self.curve([(0, 0), (0, 1), (1, 1)])
    #expect(jumpAtZero.structure.breaks == [.init(progress: 0, isJump: true), .init(progress: 1)])
    let outside = try Self.curve([(-2, 0), (-1, 7), (2, 3), (3, 3)])
    #expect(outside.structure.breaks == [.init(progress: 0), .init(progress: 1)])
    #expect(try Self.curve([(0.3, 2)]).structure.breaks == [.init(progress: 0), .init(progress: 1)])
    #expect(try Self.curve([(0.2, 0), (0.8, 1)]).structure.breaks == [.init(progress: 0), .init(progress: 1)])
  }

  @Test func leftLimits() throws {
    let curve = try Self.curve([(0.25, 3), (0.25, 5), (0.5, 6), (0.5, 7), (0.5, 8)])
    #expect(curve.leftLimit(at: 0.1) == 3)
    #expect(curve.leftLimit(at: 0.25) == 3)
    #expect(curve.leftLimit(at: 0.375) == 5.5)
    #expect(curve.leftLimit(at: 0.5) == 6)
    #expect(curve.leftLimit(at: 1) == 8)
  }

  /// Random points on a grid of 2^-52, compared with exact integers.
  @Test @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func errorAgainstExactArithmetic() throws {
    var random = RandomSource(seed: 3)
    var worst = 0.0
    func grid(_ number: Double) -> Double { (number * 0x1p52).rounded() * 0x1p-52 }
    for _ in 0..<2_000 {
      let points = (0..<4).map { _ in (grid(random.uniform(-1, 2)), grid(random.uniform(-1, 2))) }
        .sorted { $0.0 < $1.0 }
      let curve = try Self.curve(points)
      for _ in 0..<8 {
        let piece = Int(random.next() % 3)
        let (a, b) = (points[piece], points[piece + 1])
        let x = grid(a.0 + (b.0 - a.0) * random.unit())
        guard x >= a.0, x < b.0 else { continue }
        let value = curve.value(at: x)
        let error = try ErrorOfLine(a, b, x: x, value: value).error
        let bound = 0x1p-53 * abs(value) + 3.01 * 0x1p-53 * abs(value - a.1)
        worst = max(worst, error / bound)
        #expect(error <= bound, "\(a) \(b) at \(x): \(value)")
      }
    }
    #expect(worst > 0.3)  // the comparison sees rounding errors at all
  }

  @Test func exactAtThePointsAndMonotoneBetween() throws {
    var random = RandomSource(seed: 11)
    for _ in 0..<500 {
      let scale = random.next() % 2 == 0 ? 1 : 1e-12
      let points = (0..<4).map { _ in (random.uniform(-0.2, 1.2), scale * random.uniform(-1, 2)) }.sorted {
        $0.0 < $1.0
      }
      let curve = try Self.curve(points)
      for (x, y) in points { #expect(curve.value(at: x) == y) }
      for (a, b) in zip(points, points.dropFirst()) {
        for start in [a.0, a.0 + (b.0 - a.0) * random.unit(), b.0 - (b.0 - a.0) * 1e-15] {
          var x = max(a.0, start)
          var last = curve.value(at: x)
          for _ in 0..<30 where x < b.0 {
            x = x.nextUp
            let value = curve.value(at: x)
            #expect(a.1 < b.1 ? value >= last && value <= b.1 : value <= last && value >= b.1)
            last = value
          }
        }
      }
    }
  }

  @Test func hugeAndTinyNumbers() throws {
    let steep = try Self.curve([(0, -1e308), (1, 1e308)])
    #expect(steep.value(at: 0.5) == 0)
    #expect(abs(steep.value(at: 0.75) / 5e307 - 1) < 1e-15)
    #expect(steep.value(at: 0) == -1e308 && steep.value(at: 1) == 1e308)
    #expect(steep.value(at: 1.2) / 1.4e308 > 1 - 1e-15)
    #expect(steep.value(at: 2) == .infinity)
    #expect(steep.velocity(at: 0.5) == .infinity)
    let wide = try Self.curve([(-1e308, 0), (1e308, 1)])
    #expect(wide.value(at: 0) == 0.5)
    #expect(wide.velocity(at: 0) == 0.5 / 1e308)
    #expect(wide.value(at: 1.7e308) > 1.3)
    let cliff = try Self.curve([(0, 0), (.leastNonzeroMagnitude, 1), (1, 1)])
    #expect(cliff.value(at: 0) == 0 && cliff.value(at: .leastNonzeroMagnitude) == 1 && cliff.value(at: 0.5) == 1)
    #expect(cliff.velocity(at: 0) == .infinity)
    let tiny = try Self.curve([(0, 0), (1, .leastNonzeroMagnitude)])
    #expect(tiny.value(at: 0.9) == .leastNonzeroMagnitude && tiny.value(at: 0.1) == 0)
    let faint = try Self.curve([(0, 0), (1e300, 1e-10)])
    #expect(abs(faint.value(at: 5e299) / 5e-11 - 1) < 1e-15)
    // A flat piece far outside: no 0 · infinity.
    let flat = try Self.curve([(-1e308, 2), (1e308, 2)])
    for x in [-1.7e308, 0, 1.7e308, .infinity, -.infinity] { #expect(flat.value(at: x) == 2) }
    #expect(try Self.curve([(0, 1), (1, 0)]).value(at: .infinity) == -.infinity)
    #expect(try Self.curve([(0, 1), (1, 0)]).value(at: -.infinity) == .infinity)
    for curve in [steep, wide, cliff, tiny, flat] {
      #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
      for x in [-1.7e308, -1, -.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 0.3, 1, 2, 1.7e308] {
        #expect(!curve.value(at: x).isNaN)
      }
    }
  }

  @Test func hintsAndBatchesChangeNothing() throws {
    var random = RandomSource(seed: 5)
    let points = (0..<57).map { _ in (random.uniform(0, 1), random.uniform(0, 1)) }.sorted { $0.0 < $1.0 }
    let curve = try Self.curve(points)
    var xs = (0..<2000).map { Double($0) / 1900 - 0.02 }
    xs += (0..<2000).map { _ in random.uniform(-0.1, 1.1) } + points.map { $0.0 } + [.nan]
    var hint = 0
    let results = curve.values(at: xs)
    #expect(EasingFunction.linear(curve).values(at: xs).map(\.bitPattern) == results.map(\.bitPattern))
    for (x, result) in zip(xs, results) {
      let value = curve.value(at: x)
      #expect(curve.value(at: x, hint: &hint).bitPattern == value.bitPattern)
      #expect(result.bitPattern == value.bitPattern)
    }
    for wrong in [-5, 57, 1 << 40, Int.min, Int.max] {
      var hint = wrong
      #expect(curve.value(at: 0.4, hint: &hint) == curve.value(at: 0.4))
      #expect((0..<57).contains(hint))
    }
  }

  @Test func manyStopsAreSpacedEvenly() throws {
    let count = 100_001
    let curve = try PiecewiseLinearCurve(stops: (0..<count).map { .init(Double($0)) })
    #expect(curve.pointCount == count)
    #expect(curve.points[25_000] == Point(progress: 0.25, value: 25_000))
    #expect(abs(curve.value(at: 0.123_456) - 12_345.6) < 1e-9)
  }
}

/// value - the line through a and b at x, all on a grid of 2^-52 but for the value.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private struct ErrorOfLine {
  let error: Double

  init(_ a: (Double, Double), _ b: (Double, Double), x: Double, value: Double) throws {
    let (x0, y0, x1, y1) = (try Self.grid(a.0), try Self.grid(a.1), try Self.grid(b.0), try Self.grid(b.1))
    // In units of 2^-104: (y0 (x1 - x0) + (x - x0) (y1 - y0)), against value (x1 - x0) in units of 2^-120.
    let exact = y0 * (x1 - x0) + (try Self.grid(x) - x0) * (y1 - y0)
    let ours = Int128(value * 0x1p68) * (x1 - x0)
    error = abs(Double(ours - exact << 16)) / (Double(x1 - x0) * 0x1p68)
  }

  private static func grid(_ number: Double) throws -> Int128 {
    let scaled = Int128(number * 0x1p52)
    try #require(Double(scaled) == number * 0x1p52)
    return scaled
  }
}
