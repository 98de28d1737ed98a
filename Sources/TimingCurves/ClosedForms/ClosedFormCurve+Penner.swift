extension ClosedFormCurve {
  /// Robert Penner's ten shapes with the numbers that easings.net publishes.
  public enum PennerShape: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a sine wave.
    case sine
    /// The second power.
    case quad
    /// The third power.
    case cubic
    /// The fourth power.
    case quart
    /// The fifth power.
    case quint
    /// A power of two.
    case expo
    /// A quarter of a circle.
    case circ
    /// The third power, after drawing back.
    case back
    /// A wave that grows.
    case elastic
    /// Bounces that grow.
    case bounce

    /// The published name of the function: `easeInOutSine`.
    func name(_ direction: Direction) -> String {
      var letters = Array(rawValue.utf8)
      letters[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
      return direction.rawValue + String(decoding: letters, as: UTF8.self)
    }

    /// The shape with the number that belongs to the direction.
    func general(_ direction: Direction) -> Shape {
      switch self {
      case .sine: .sine
      case .quad: .quad
      case .cubic: .cubic
      case .quart: .quart
      case .quint: .quint
      case .expo: .expo
      case .circ: .circ
      case .back: .back(overshoot: direction == .easeInOut ? 2.5949095 : 1.70158)
      case .elastic: .elastic(period: direction == .easeInOut ? 0.45 : 0.3)
      case .bounce: .bounce
      }
    }
  }

  /// One of Penner's thirty functions.
  ///
  /// `back` overshoots by the number 1.70158, times 1.525 for `easeInOut`; `elastic` has the period 0.3, or 0.45 for
  /// `easeInOut`.
  public static func penner(_ shape: PennerShape, _ direction: Direction) -> ClosedFormCurve {
    ClosedFormCurve(unchecked: shape.general(direction), direction)
  }
}
