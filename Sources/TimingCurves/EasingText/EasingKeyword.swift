/// The easing keywords of CSS that stand for themselves.
///
/// `step-start` and `step-end` are not among them: they are read as the ``StepCurve`` that they stand for,
/// and browsers write them so.
public enum EasingKeyword: String, Sendable, Hashable, CaseIterable {
  /// The identity.
  case linear
  /// cubic-bezier(0.25, 0.1, 0.25, 1).
  case ease
  /// cubic-bezier(0.42, 0, 1, 1).
  case easeIn = "ease-in"
  /// cubic-bezier(0, 0, 0.58, 1).
  case easeOut = "ease-out"
  /// cubic-bezier(0.42, 0, 0.58, 1).
  case easeInOut = "ease-in-out"

  /// The curve that the keyword stands for; nil for `linear`.
  public var cubicBezier: CubicBezierCurve? {
    switch self {
    case .linear: nil
    case .ease: CubicBezierCurve.ease
    case .easeIn: CubicBezierCurve.easeIn
    case .easeOut: CubicBezierCurve.easeOut
    case .easeInOut: CubicBezierCurve.easeInOut
    }
  }
}
