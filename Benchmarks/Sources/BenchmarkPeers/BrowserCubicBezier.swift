/// Our own writing, in Swift, of the algorithm that the browsers have published for cubic-bezier().
///
/// Eleven values of x taken once per curve give a linear start; then at most four Newton steps until x is met to
/// 1e-7; failing that, bisection between the two samples. The same as `BrowserCubicBezier.hpp` does in C++:
/// benchmarks compare with the faster of both. Everything is inlinable, so that no module boundary slows it down.
@frozen
public struct BrowserCubicBezier: Sendable {
  @usableFromInline let cx, bx, ax, cy, by, ay, startSlope, endSlope: Double
  @usableFromInline let samples: InlineArray<11, Double>

  @inlinable static var tolerance: Double { 1e-7 }
  @inlinable static var spacing: Double { 0.1 }

  /// A curve with the given handles; x1 and x2 in [0, 1].
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let cx = 3 * x1
    let bx = 3 * (x2 - x1) - cx
    let ax = 1 - cx - bx
    (self.cx, self.bx, self.ax) = (cx, bx, ax)
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    startSlope = x1 > 0 ? y1 / x1 : y1 != 0 ? 0 : x2 > 0 ? y2 / x2 : y2 == 0 ? 1 : 0
    endSlope = x2 < 1 ? (y2 - 1) / (x2 - 1) : y2 != 1 ? 0 : x1 < 1 ? (y1 - 1) / (x1 - 1) : y1 == 1 ? 1 : 0
    samples = InlineArray { i in
      let t = Double(i) * Self.spacing
      return ((ax * t + bx) * t + cx) * t
    }
  }

  /// y at x, continued along the end tangents outside [0, 1].
  @inlinable @inline(__always)
  public func value(at x: Double) -> Double {
    if x < 0 { return startSlope * x }
    if x > 1 { return 1 + endSlope * (x - 1) }
    let t = solve(x)
    return ((ay * t + by) * t + cy) * t
  }

  /// dy/dx at x, taken at the nearer end outside [0, 1].
  @inlinable @inline(__always)
  public func slope(at x: Double) -> Double {
    let t = solve(min(max(x, 0), 1))
    let dx = xSlope(t)
    let dy = (3 * ay * t + 2 * by) * t + cy
    return dx == 0 && dy == 0 ? 0 : dy / dx
  }

  @inlinable func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  @inlinable func xSlope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

  @inlinable @inline(__always)
  func solve(_ x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    var i = 1
    while i < 11 {
      if x <= samples[i] {
        high = Self.spacing * Double(i)
        low = high - Self.spacing
        t = low + Self.spacing * (x - samples[i - 1]) / (samples[i] - samples[i - 1])
        break
      }
      i += 1
    }
    for _ in 0..<4 {
      let miss = self.x(t) - x
      if abs(miss) < Self.tolerance { return t }
      let slope = xSlope(t)
      if abs(slope) < Self.tolerance { break }
      t -= miss / slope
    }
    if abs(self.x(t) - x) < Self.tolerance { return t }
    return bisect(x, low, high)
  }

  @inlinable @inline(never)
  func bisect(_ x: Double, _ low: Double, _ high: Double) -> Double {
    var (low, high) = (low, high)
    var t = (low + high) / 2
    while low < high {
      let miss = self.x(t) - x
      if abs(miss) < Self.tolerance { return t }
      if miss < 0 { low = t } else { high = t }
      let next = (low + high) / 2
      if next == t { break }
      t = next
    }
    return t
  }
}
