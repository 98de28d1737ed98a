extension ClosedFormCurve {
  /// The form of an easing, described by how it starts: f(u) from f(0) = 0 to f(1) = 1.
  ///
  /// Formulas as published by easings.net (repository `ai/easings.net`, `src/easings.yml`) after Robert Penner.
  public enum Shape: Sendable, Hashable {
    /// 1 − cos(πu/2).
    case sine
    /// u².
    case quad
    /// u³.
    case cubic
    /// u⁴.
    case quart
    /// u⁵.
    case quint
    /// 2^(10u − 10), but 0 at 0.
    case expo
    /// 1 − √(1 − u²).
    case circ
    /// (s + 1) u³ − s u²: draws back first; `overshoot` is s, from 0 to 100.
    case back(overshoot: Double)
    /// 2^(10u − 10) · cos(2π(1 − u)/p), but 0 at 0; `period` is p, from 0.01 to 100.
    case elastic(period: Double)
    /// Four parabola arcs between zeros at 0, 1/11, 3/11 and 7/11; the last is the rising half of its arc.
    case bounce
  }

  /// Where the shape stands in the curve.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// f(x).
    case easeIn
    /// 1 − f(1 − x).
    case easeOut
    /// f(2x)/2 up to the middle, then 1 − f(2 − 2x)/2.
    case easeInOut
  }
}

extension ClosedFormCurve.Shape {
  func check() throws(TimingCurveError) {
    switch self {
    case .back(let overshoot) where !(overshoot >= 0 && overshoot <= 100):
      throw .outOfRange(parameter: "overshoot", value: overshoot, allowed: "a number from 0 to 100")
    case .elastic(let period) where !(period >= 0.01 && period <= 100):
      throw .outOfRange(parameter: "period", value: period, allowed: "a number from 0.01 to 100")
    default: break
    }
  }

  /// The shape without its number.
  var penner: ClosedFormCurve.PennerShape {
    switch self {
    case .sine: .sine
    case .quad: .quad
    case .cubic: .cubic
    case .quart: .quart
    case .quint: .quint
    case .expo: .expo
    case .circ: .circ
    case .back: .back
    case .elastic: .elastic
    case .bounce: .bounce
    }
  }

  var parameterText: String {
    switch self {
    case .back(let overshoot): "(overshoot: \(overshoot))"
    case .elastic(let period): "(period: \(period))"
    default: ""
    }
  }
}
