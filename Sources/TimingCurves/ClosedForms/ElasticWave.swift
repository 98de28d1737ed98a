import CInbetweenKernels

/// The elastic shape: 2^(−10 d) · cos(2π d / p) at the distance d from its end.
///
/// The published sin(…(x·10 − 10.75)…) shifts a sine by a quarter period, which is this cosine.
struct ElasticWave {
  /// Ten periods: 3, 4.5 and 4 for the published curves, all exact.
  let tenPeriods: Double

  init(period: Double) {
    tenPeriods = 10 * period
  }

  func rise(_ d: Double) -> Double {
    ib_exp2(-10 * d) * wave(d).cosine
  }

  func rest(_ d: Double) -> Double {
    guard 40 * d < tenPeriods else { return 1 - rise(d) }
    // Below a quarter period: 1 − 2^(−10d) cos θ as a sum of two positive terms.
    let half = ib_sin(10 * .pi * d / tenPeriods)
    return 2 * ib_exp2(-10 * d) * half * half - ib_expm1(-ClosedFormCurve.Shape.decay * d)
  }

  func slope(_ d: Double) -> Double {
    let (cosine, sine) = wave(d)
    return ib_exp2(-10 * d) * (ClosedFormCurve.Shape.decay * cosine + frequency * sine)
  }

  /// The distances d in (0, 1) at which the curvature changes its sign, ascending.
  ///
  /// f is the real part of e^(−(k + iω)d), so f″ is that of (k + iω)² e^(−(k + iω)d): zero where
  /// ωd − 2δ is an odd multiple of π/2, with cos δ = k/√(k² + ω²), 0 < δ < π/2.
  var inflections: [Double] {
    let k = ClosedFormCurve.Shape.decay
    let delta = ib_acos(k / (k * k + frequency * frequency).squareRoot())
    var found: [Double] = []
    var phase = 2 * delta - 0.5 * .pi
    while phase < frequency {
      if phase > 0 { found.append(phase / frequency) }
      phase += .pi
    }
    return found
  }

  /// 2π/p in radians per unit.
  private var frequency: Double { 20 * .pi / tenPeriods }

  /// The cosine and sine of 2π d/p.
  ///
  /// The number of turns is carried in two parts, so that both are relatively accurate also near their zeros.
  private func wave(_ d: Double) -> (cosine: Double, sine: Double) {
    let tenfold = 10 * d
    let tenfoldLow = 2 * d - (tenfold - 8 * d)
    let turns = tenfold / tenPeriods
    let (high, low) = split(turns)
    let (periodHigh, periodLow) = split(tenPeriods)
    var remainder = tenfold - high * periodHigh
    remainder -= high * periodLow
    remainder -= low * periodHigh
    remainder -= low * periodLow
    let turnsLow = (remainder + tenfoldLow) / tenPeriods
    // The nearest quarter turn, by adding and removing 1.5 · 2^52.
    let quarter = (4 * turns + 0x1.8p52) - 0x1.8p52
    let angle = 2 * .pi * ((turns - quarter / 4) + turnsLow)
    let cosine = ib_cos(angle), sine = ib_sin(angle)
    switch Int(quarter) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// The upper 26 bits and the rest, exactly.
  private func split(_ number: Double) -> (Double, Double) {
    let high = Double(bitPattern: number.bitPattern & ~0x7FF_FFFF)
    return (high, number - high)
  }
}
