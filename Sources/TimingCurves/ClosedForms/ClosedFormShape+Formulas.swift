import CInbetweenKernels

extension ClosedFormCurve.Shape {
  /// f: from 0 at the start to 1 at the end.
  func rise(at place: ShapePlace) -> Double {
    let u = place.fromStart, d = place.toEnd
    switch self {
    case .sine:
      guard place.isNearStart else { return 1 - ib_sin(.pi / 2 * d) }
      let half = ib_sin(.pi / 4 * u)
      return 2 * half * half
    case .quad: return u * u
    case .cubic: return u * u * u
    case .quart: return (u * u) * (u * u)
    case .quint: return (u * u) * (u * u) * u
    case .expo: return ib_exp2(-10 * d)
    case .circ:
      let root = (d * (1 + u)).squareRoot()
      return place.isNearStart ? u * u / (1 + root) : 1 - root
    case .back(let s):
      return place.isNearStart ? u * u * ((s + 1) * u - s) : 1 - backRest(s, d)
    case .elastic(let period): return ElasticWave(period: period).rise(d)
    case .bounce: return BounceArcs.rise(at: place)
    }
  }

  /// 1 − f, relatively accurate near the end, where it vanishes.
  func rest(at place: ShapePlace) -> Double {
    let u = place.fromStart, d = place.toEnd
    switch self {
    case .sine: return ib_sin(.pi / 2 * d)
    // 1 − uⁿ = d (1 + u + … + uⁿ⁻¹).
    case .quad: return place.isNearStart ? 1 - u * u : d * (1 + u)
    case .cubic: return place.isNearStart ? 1 - u * u * u : d * (1 + u * (1 + u))
    case .quart: return place.isNearStart ? 1 - (u * u) * (u * u) : d * (1 + u) * (1 + u * u)
    case .quint: return place.isNearStart ? 1 - (u * u) * (u * u) * u : d * (1 + u * (1 + u * (1 + u * (1 + u))))
    case .expo: return -ib_expm1(-Self.decay * d)
    case .circ: return (d * (1 + u)).squareRoot()
    case .back(let s): return place.isNearStart ? 1 - u * u * ((s + 1) * u - s) : backRest(s, d)
    case .elastic(let period): return ElasticWave(period: period).rest(d)
    case .bounce: return BounceArcs.rest(at: place)
    }
  }

  /// df/du; for `bounce` see ``BounceArcs``, which has to know the side.
  func slope(at place: ShapePlace) -> Double {
    let u = place.fromStart, d = place.toEnd
    switch self {
    case .sine: return .pi / 2 * (place.isNearStart ? ib_sin(.pi / 2 * u) : ib_cos(.pi / 2 * d))
    case .quad: return 2 * u
    case .cubic: return 3 * (u * u)
    case .quart: return 4 * (u * u * u)
    case .quint: return 5 * ((u * u) * (u * u))
    case .expo: return Self.decay * ib_exp2(-10 * d)
    case .circ: return u / (d * (1 + u)).squareRoot()
    case .back(let s): return u * (3 * (s + 1) * u - 2 * s)
    case .elastic(let period): return ElasticWave(period: period).slope(d)
    case .bounce: return BounceArcs.slope(at: place, arc: BounceArcs.index(of: u, .easeIn, false))
    }
  }

  /// What the formula gives at the start, where the curve is 0 by exception.
  var gap: Double {
    switch self {
    case .expo, .elastic: rise(at: ShapePlace(fromStart: 0, toEnd: 1))
    default: 0
    }
  }

  /// 10 ln 2, the rate at which 2^(−10 d) decays.
  static let decay = 6.931471805599453

  /// 1 − (s+1)u³ + s u² as a polynomial in d = 1 − u.
  private func backRest(_ s: Double, _ d: Double) -> Double {
    d * ((s + 3) - d * ((2 * s + 3) - (s + 1) * d))
  }
}
