import CInbetweenKernels

/// The cubic Bézier timing curve of CSS, Core Animation and everyone else:
/// from (0, 0) to (1, 1) with the handles (x1, y1) and (x2, y2).
///
/// `x1` and `x2` lie in [0, 1], so that x grows along the curve and y is a function of x; `y1` and `y2`
/// are any finite numbers.
///
/// Making a curve prepares its tables once (a few thousand operations, 6 kB); keep it and sample it.
public struct CubicBezierCurve: TimingCurve {
  /// The x of the first handle, in [0, 1].
  public let x1: Double
  /// The y of the first handle.
  public let y1: Double
  /// The x of the second handle, in [0, 1].
  public let x2: Double
  /// The y of the second handle.
  public let y2: Double
  @usableFromInline let prepared: PreparedCubicBezier

  /// A curve with the given handles.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when `x1` or `x2` lies outside [0, 1] or
  ///   any number is not finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(TimingCurveError) {
    try Self.check("x1", x1, within01: true)
    try Self.check("y1", y1, within01: false)
    try Self.check("x2", x2, within01: true)
    try Self.check("y2", y2, within01: false)
    self.init(unchecked: x1, y1, x2, y2)
  }

  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // Minus zero would only show in the text.
    self.x1 = x1 + 0
    self.y1 = y1 + 0
    self.x2 = x2 + 0
    self.y2 = y2 + 0
    prepared = PreparedCubicBezier(x1, y1, x2, y2)
  }

  private static func check(_ name: String, _ value: Double, within01: Bool) throws(TimingCurveError) {
    guard within01 ? value >= 0 && value <= 1 : value.isFinite else {
      throw .outOfRange(
        parameter: name, value: value, allowed: within01 ? "a number from 0 to 1" : "a finite number")
    }
  }

  /// y at x: correct to 2^-52 · max(1, |y1|, |y2|), exactly 0 and 1 at the ends, continued along the end tangents
  /// outside [0, 1] as CSS defines it.
  @inlinable
  public func value(at progress: Double) -> Double {
    prepared.kernels.pointee.value(prepared.curve, progress)
  }

  /// y at x; the before flag makes no difference to a curve without jumps.
  @inlinable
  public func value(at progress: Double, before: Bool) -> Double {
    value(at: progress)
  }

  /// dy/dx at x, within 8 ulp of max(1, |dy/dx|); ±infinity at a vertical tangent.
  public func velocity(at progress: Double, before: Bool) -> Double {
    if before, progress == 0 { return prepared.curve.pointee.start_slope }
    return prepared.kernels.pointee.slope(prepared.curve, progress)
  }

  /// d²y/dx² at x; 0 outside [0, 1], ±infinity where the curvature has a pole.
  public func acceleration(at progress: Double) -> Double {
    prepared.kernels.pointee.jet(prepared.curve, progress).curvature
  }
}

extension CubicBezierCurve: Hashable {
  /// Whether both curves have the same handles.
  public static func == (a: Self, b: Self) -> Bool {
    a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2
  }

  /// Hashes the handles.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}
