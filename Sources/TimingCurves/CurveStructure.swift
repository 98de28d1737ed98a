/// Where a curve on [0, 1] changes its form.
///
/// Between two neighbouring `breaks` the curve is continuous and its velocity is monotone there: the curve
/// lies above its tangents and below its chords (convex) or the other way round (concave). That is
/// the derivative bound that makes a proof out of finitely many samples: on such a piece chords and
/// tangents enclose the curve.
public struct CurveStructure: Sendable, Hashable {
  /// A progress value at which the curvature changes its sign, the velocity jumps, or the value jumps.
  public struct Break: Sendable, Hashable {
    /// The progress of time, in [0, 1].
    public var progress: Double
    /// Whether the value jumps here.
    ///
    /// The value just before is `leftLimit(at: progress)`; CSS's before flag does not give it everywhere.
    public var isJump: Bool

    /// A break at `progress`.
    public init(progress: Double, isJump: Bool = false) {
      self.progress = progress
      self.isJump = isJump
    }
  }

  /// The breaks in ascending order; always begins with progress 0 and ends with progress 1.
  public var breaks: [Break]

  /// A structure with the given breaks: ascending, from 0 to 1.
  public init(breaks: [Break]) {
    self.breaks = breaks
  }
}
