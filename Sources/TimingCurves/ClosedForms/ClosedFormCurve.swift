/// A timing curve given by a formula that is not one cubic Bézier: an easing shape in one of three directions,
/// or several curves joined end to end.
///
/// The value is 0 at 0 and 1 at 1, exactly. Shapes built on 2^x (`expo`, `elastic`) come only within 2^-10 of 0 and 1;
/// as published, the end itself is the exception, so those curves jump there: at 1 by the gap that is left, and
/// right after 0, that is, at the least positive number. ``structure`` names these jumps.
///
/// **Outside [0, 1]** the curve goes on along the tangent at its end, as CSS lets cubic-bezier() do. Where that
/// tangent is vertical (`circ`) or the curve jumps at that end, it holds the end value instead.
///
/// **Error** at most, in units of 2^-52 · max(1, |y|) and 2^-52 · max(1, |dy/dx|), for the published numbers of `back`
/// and `elastic`; and the worst that `make evidence` found against 320 bits, among a million points per shape, most of
/// them close to 0, 1/2, 1 and the breaks:
///
/// | shape | value | found | velocity | found |
/// |---|---|---|---|---|
/// | `quad`, `circ`, `bounce` | 1 | 0.80 | 1.5 | 1.14 |
/// | `sine`, `expo` | 1 | 0.66 | 2.5 | 1.58 |
/// | `cubic`, `quart`, `quint` | 2 | 1.57 | 3 | 2.02 |
/// | `back` | 2.5 | 1.68 | 5 | 3.99 |
/// | `elastic` | 2.5 | 1.64 | 6 | 4.82 |
///
/// Sources: `ai/easings.net`, `src/easings.yml` (after Robert Penner); Flutter's `curves.dart` and SwiftUI's circular
/// curves are the same formulas, with the period 0.4 for Flutter's `elastic`.
public struct ClosedFormCurve: TimingCurve, Hashable {
  /// What the curve is made of.
  public enum Form: Sendable, Hashable {
    /// A shape in a direction.
    case eased(Shape, Direction)
    /// Curves end to end.
    case joined(JoinedCurve)
  }

  /// What the curve is made of.
  public let form: Form

  /// The shape in the given direction.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when a number of the shape is out of its range.
  public init(_ shape: Shape, _ direction: Direction) throws(TimingCurveError) {
    try shape.check()
    form = .eased(shape, direction)
  }

  /// The curves end to end.
  public init(_ joined: JoinedCurve) {
    form = .joined(joined)
  }

  init(unchecked shape: Shape, _ direction: Direction) {
    form = .eased(shape, direction)
  }

  /// y at x, exactly 0 and 1 at the ends; see the type for the error and for what happens outside [0, 1].
  ///
  /// `before` asks for the value just before a jump.
  public func value(at progress: Double, before: Bool) -> Double {
    switch form {
    case .eased(let shape, let direction):
      EasedShape(shape: shape, direction: direction).value(at: progress, before: before)
    case .joined(let curve): curve.value(at: progress, before: before)
    }
  }

  /// dy/dx at x; +infinity where the tangent is vertical.
  public func velocity(at progress: Double, before: Bool) -> Double {
    switch form {
    case .eased(let shape, let direction):
      EasedShape(shape: shape, direction: direction).velocity(at: progress, before: before)
    case .joined(let curve): curve.velocity(at: progress, before: before)
    }
  }

  /// The inflections, kinks and jumps, each by its own formula.
  public var structure: CurveStructure {
    switch form {
    case .eased(let shape, let direction): EasedShape(shape: shape, direction: direction).structure
    case .joined(let curve): curve.structure
    }
  }
}

extension ClosedFormCurve: CustomStringConvertible {
  /// The published name of the formula, with its number where it has one: `easeOutBack(overshoot: 1.70158)`.
  public var description: String {
    switch form {
    case .eased(let shape, let direction): shape.penner.name(direction) + shape.parameterText
    case .joined(let curve): curve.description
    }
  }
}
