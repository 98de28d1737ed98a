/// What a curve answers outside [0, 1].
public enum OutsideRule: String, Sendable, Hashable, CaseIterable {
  /// The curve's own continuation, as CSS defines it: tangents for cubic-bezier, more steps for steps,
  /// the first or last segment for linear().
  case extend
  /// The value at the nearer end, as Core Animation does; the velocity outside is 0.
  case clamp
}

extension TimingCurve {
  /// The progress of the animation, with the given rule outside [0, 1].
  @inlinable
  public func value(at progress: Double, outside rule: OutsideRule, before: Bool = false) -> Double {
    guard rule == .clamp else { return value(at: progress, before: before) }
    if progress < 0 { return value(at: 0, before: before) }
    if progress > 1 { return value(at: 1) }
    return value(at: progress, before: before)
  }

  /// The velocity dy/dx, with the given rule outside [0, 1].
  @inlinable
  public func velocity(at progress: Double, outside rule: OutsideRule, before: Bool = false) -> Double {
    if rule == .clamp, progress < 0 || progress > 1 || (before && progress == 0) { return 0 }
    return velocity(at: progress, before: before)
  }
}
