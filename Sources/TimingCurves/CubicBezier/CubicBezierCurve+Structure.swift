extension CubicBezierCurve {
  /// The inflections of y(x): at most two, where Y″X′ − Y′X″, a quadratic in t, changes its sign.
  public var structure: CurveStructure {
    // X = xc t + xb t² + xa t³ and Y alike.
    let xc = 3 * x1, xb = 3 * (x2 - 2 * x1), xa = 1 + 3 * (x1 - x2)
    let yc = 3 * y1, yb = 3 * (y2 - 2 * y1), ya = 1 + 3 * (y1 - y2)
    let roots = quadraticRoots(3 * (ya * xb - yb * xa), 3 * (ya * xc - yc * xa), yb * xc - yc * xb)
    var breaks = [CurveStructure.Break(progress: 0)]
    for t in roots where t > 0 && t < 1 {
      let x = CubicPolynomial(handles: x1, x2).value(at: t)
      if x > breaks[breaks.count - 1].progress, x < 1 { breaks.append(.init(progress: x)) }
    }
    breaks.append(.init(progress: 1))
    return CurveStructure(breaks: breaks)
  }

  /// The least and the greatest value on [0, 1], within 2^-50 · max(1, |y1|, |y2|).
  public var valueRange: ClosedRange<Double> {
    let y = CubicPolynomial(handles: y1, y2)
    let turns = quadraticRoots(3 * y.a, 2 * y.b, y.c).filter { $0 > 0 && $0 < 1 }.map(y.value(at:))
    return turns.reduce(0, min)...turns.reduce(1, max)
  }
}

/// One coordinate of the curve as a polynomial in t: c t + b t² + a t³.
struct CubicPolynomial {
  var c: Double
  var b: Double
  var a: Double
  let first: Double
  let second: Double

  init(handles first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - 2 * first)
    a = 1 + 3 * (first - second)
    self.first = first
    self.second = second
  }

  /// The value at t in [0, 1] from the handles, which keeps every term's own relative accuracy.
  func value(at t: Double) -> Double {
    let s = 1 - t
    return 3 * t * s * (s * first + t * second) + t * t * t
  }

  /// The derivative at t in [0, 1], from the handles.
  func slope(at t: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * first + 2 * t * s * (second - first) + t * t * (1 - second))
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
