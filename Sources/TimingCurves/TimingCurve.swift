/// A function from the progress of time to the progress of an animation.
///
/// Progress is a plain number: 0 at the start, 1 at the end. A timing curve maps the share of the
/// duration that has passed, `x`, to the share of the change that is done, `y`. Both may leave
/// [0, 1]: `x` before the start or after the end, `y` when a curve overshoots.
///
/// Every curve is defined for every finite `x`. A NaN gives NaN. Nothing allocates while sampling.
public protocol TimingCurve: Sendable {
  /// The progress of the animation at `progress` of its time.
  ///
  /// - Parameters:
  ///   - progress: the share of the duration that has passed, any finite number.
  ///   - before: the *before flag* of CSS Easing 2: true while the animation has not begun, which
  ///     makes a curve that jumps at `progress` answer with the value just before the jump.
  func value(at progress: Double, before: Bool) -> Double

  /// The velocity dy/dx at `progress`: the right derivative, or the left one at 1 and with `before`.
  ///
  /// Infinite where the tangent is vertical, 0 inside steps (also at their jumps).
  func velocity(at progress: Double, before: Bool) -> Double

  /// The value just before `progress`: the limit from the left, also where the before flag changes nothing.
  func leftLimit(at progress: Double) -> Double

  /// The progress values at which the curve changes its form; see ``CurveStructure``.
  ///
  /// Fitting and inversion rest on it.
  var structure: CurveStructure { get }

  /// How many breaks ``structure`` lists, for callers that cannot serve any number of them.
  var breakCount: Int { get }

  /// The least and the greatest value on [0, 1].
  var valueRange: ClosedRange<Double> { get }

  /// Every progress of time in [0, 1] at which the value is `value`, in ascending order.
  ///
  /// A plateau is one range; a single point is a range of equal ends. Empty where the value is never taken,
  /// also when a jump leaps over it. Points come out as exact as the values let them: to the last place or two where
  /// the curve is straight; near an extremum with half the digits of the value, as the mathematics has it.
  func progress(whereValueIs value: Double) -> [ClosedRange<Double>]

  /// The values at many progresses of time: the same as `value(at:)` for each, within the error bound
  /// that the curve states for batches.
  ///
  /// - Precondition: both spans have the same count.
  func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>)
}

extension TimingCurve {
  /// The progress of the animation at `progress` of its time, after any jump there.
  @inlinable
  public func value(at progress: Double) -> Double {
    value(at: progress, before: false)
  }

  /// The value with the before flag, which most curves answer with their limit from the left.
  @inlinable
  public func leftLimit(at progress: Double) -> Double {
    value(at: progress, before: true)
  }

  /// The length of the list in ``structure``, which is made for it.
  public var breakCount: Int { structure.breaks.count }

  /// The velocity dy/dx at `progress`: the right derivative, or the left one at 1.
  @inlinable
  public func velocity(at progress: Double) -> Double {
    velocity(at: progress, before: false)
  }
}
