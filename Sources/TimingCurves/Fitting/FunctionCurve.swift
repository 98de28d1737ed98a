/// A timing curve made of functions: the way to sample, invert and fit a formula of one's own.
///
/// ```swift
/// let cubed = FunctionCurve { x in x * x * x } velocity: { x in 3 * x * x }
/// let text = try LinearFit(of: cubed, tolerance: 0.001).css
/// ```
public struct FunctionCurve: TimingCurve {
  /// Where the curve changes its form.
  ///
  /// Everything that is proven about the curve rests on it.
  public let structure: CurveStructure
  let valueFunction: @Sendable (_ progress: Double, _ before: Bool) -> Double
  let velocityFunction: @Sendable (_ progress: Double, _ before: Bool) -> Double

  /// A curve with jumps or kinks.
  ///
  /// - Parameters:
  ///   - structure: the breaks between which the velocity is monotone. It must be true: a forgotten break makes
  ///     every proof about the curve void.
  ///   - value: y at x, correct to a few units of 2^-52 · max(1, |y|). With the flag set, the limit from the left.
  ///   - velocity: dy/dx at x from the right, from the left with the flag set; ±infinity at a vertical tangent.
  public init(
    structure: CurveStructure,
    value: @escaping @Sendable (_ progress: Double, _ before: Bool) -> Double,
    velocity: @escaping @Sendable (_ progress: Double, _ before: Bool) -> Double
  ) {
    self.structure = structure
    valueFunction = value
    velocityFunction = velocity
  }

  /// A smooth curve.
  ///
  /// - Parameters:
  ///   - breaks: where the curvature changes its sign, strictly between 0 and 1, in ascending order.
  ///   - value: y at x, correct to a few units of 2^-52 · max(1, |y|).
  ///   - velocity: dy/dx at x; ±infinity at a vertical tangent.
  public init(
    breaks: [Double] = [],
    value: @escaping @Sendable (_ progress: Double) -> Double,
    velocity: @escaping @Sendable (_ progress: Double) -> Double
  ) {
    self.init(
      structure: CurveStructure(breaks: ([0] + breaks + [1]).map { CurveStructure.Break(progress: $0) }),
      value: { progress, _ in value(progress) },
      velocity: { progress, _ in velocity(progress) })
  }

  /// The progress of the animation at `progress` of its time.
  public func value(at progress: Double, before: Bool) -> Double {
    valueFunction(progress, before)
  }

  /// The velocity dy/dx at `progress`.
  public func velocity(at progress: Double, before: Bool) -> Double {
    velocityFunction(progress, before)
  }
}
