extension CubicBezierCurve {
  /// The inflections of y(x): at most two, where Y″X′ − Y′X″, a quadratic in t, changes its sign.
  ///
  /// One that lies between an end and the number next to it is named there: the velocity at the end is not the one
  /// that the curve has from the next number on.
  public var structure: CurveStructure {
    let y = scaledY.polynomial
    // What is near the end is seen from there: a root at the end itself is then exactly 0, and small ones keep their digits.
    // Both see what lies where one hands over to the other, if not at quite the same place.
    let first = Self.inflections(x1, y.first, x2, y.second, end: y.end).filter { $0.t <= 0.9 + 1e-4 }
    let last = Self.inflections(1 - x2, y.end - y.second, 1 - x1, y.end - y.first, end: y.end).filter { known in
      known.t <= 0.1 && !first.contains { abs($0.t - (1 - known.t)) < 2e-4 }
    }
    var breaks = [CurveStructure.Break(progress: 0)]
    for progress in first.map({ $0.progress }) + last.reversed().map({ min(1 - $0.progress, 1.0.nextDown) })
    where progress > breaks[breaks.count - 1].progress {
      breaks.append(.init(progress: progress))
    }
    breaks.append(.init(progress: 1))
    return CurveStructure(breaks: breaks)
  }

  /// The inflections with 0 < t < 1 in ascending order, at different positive progresses.
  private static func inflections(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, end: Double
  ) -> [(t: Double, progress: Double)] {
    let x = CubicPolynomial(handles: x1, x2), y = CubicPolynomial(handles: y1, y2, end: end)
    // Any factor of y will do; this one keeps tiny handles from vanishing in the products.
    let lift = max(abs(y1), abs(y2), end) < 0x1p40 ? 0x1p300 : 1
    let ya = y.a * lift, yb = y.b * lift, yc = y.c * lift
    let constant = yb * x.c - yc * x.b
    var found: [(t: Double, progress: Double)] = []
    for t in quadraticRoots(3 * (ya * x.b - yb * x.a), 3 * (ya * x.c - yc * x.a), constant) where t < 1 {
      // A root too small for a number is 0 with its sign.
      guard t > 0 || (t == 0 && t.sign == .plus && constant != 0) else { continue }
      let progress = max(x.value(at: t), .leastNonzeroMagnitude)
      if progress > found.last?.progress ?? 0, progress < 1 { found.append((t, progress)) }
    }
    return found
  }

  /// The least and the greatest value on [0, 1], within 2^-50 · max(1, |y1|, |y2|).
  public var valueRange: ClosedRange<Double> {
    let (y, unit) = scaledY
    let turns = quadraticRoots(3 * y.a, 2 * y.b, y.c).filter { $0 > 0 && $0 < 1 }.map { y.value(at: $0) * unit }
    return turns.reduce(0, min)...turns.reduce(1, max)
  }

  /// Y(t) in a unit that keeps its coefficients and their products finite.
  var scaledY: (polynomial: CubicPolynomial, unit: Double) {
    let unit = max(abs(y1), abs(y2)) > 0x1p400 ? 0x1p700 : 1
    return (CubicPolynomial(handles: y1 / unit, y2 / unit, end: 1 / unit), unit)
  }
}

/// One coordinate of the curve as a polynomial in t: c t + b t² + a t³, from 0 to `end`.
struct CubicPolynomial {
  var c: Double
  var b: Double
  var a: Double
  let first: Double
  let second: Double
  let end: Double

  init(handles first: Double, _ second: Double, end: Double = 1) {
    c = 3 * first
    b = 3 * (second - 2 * first)
    a = end + 3 * (first - second)
    self.first = first
    self.second = second
    self.end = end
  }

  /// The value at t in [0, 1] from the handles, which keeps every term's own relative accuracy.
  func value(at t: Double) -> Double {
    let s = 1 - t
    return 3 * t * s * (s * first + t * second) + t * t * t * end
  }

  /// The derivative at t in [0, 1], from the handles.
  func slope(at t: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * first + 2 * t * s * (second - first) + t * t * (end - second))
  }
}

/// The real roots of a t² + b t + c in ascending order, each once; none when all three are 0.
///
/// Without cancellation: the root of larger size first, the other by Vieta's product.
func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  guard a != 0 else { return b == 0 ? [] : [-c / b] }
  let half = -b / 2
  let discriminant = half * half - a * c
  guard discriminant >= 0 else { return [] }
  let root = discriminant.squareRoot()
  let sum = half < 0 ? half - root : half + root
  guard sum != 0 else { return [0] }
  let first = sum / a, second = c / sum
  return first == second ? [first] : [min(first, second), max(first, second)]
}
