/// A CSS `linear()` with the fewest points that stays within a tolerance of a curve.
///
/// ```swift
/// let fit = try LinearFit(of: CubicBezierCurve(0.25, 0.1, 0.25, 1), tolerance: 0.001)
/// fit.css          // "linear(0, …, 1)"
/// fit.maxError     // at most 0.001, proven
/// ```
///
/// The points are free in x and y. The first and the last have the curve's exact value, and two points share an x
/// only where the curve jumps; a jump of less than twice the tolerance is bridged if that saves points.
///
/// **Fewest.** The curve is enclosed between chords and tangents, and the shortest path is found in the polygon that
/// this leaves of the tube curve ± tolerance: one line as far as it reaches, then the next from where it was blocked
/// (Imai & Iri; Suri). The same search in a slightly wider polygon, which holds every path within the tolerance,
/// gives ``leastPoints``. The enclosure is refined until both counts agree, or it is tighter than a millionth of the
/// tolerance.
///
/// Among the paths with that many points one with nearly the smallest error is taken, and what is then left of the
/// tolerance is spent on printing fewer digits.
///
/// **Proven.** ``maxError`` bounds |`linear()` − curve| for every x in [0, 1] that a `Double` can hold, where
/// `linear()` is the polyline through the numbers as they are printed, read back in binary64. Percentages may be
/// read as decimal fractions, rounded once, as this library does, or rounded and then divided by 100, as browsers
/// do: the bound covers both. It is worked out afterwards, from the printed points alone: between two breaks of the
/// curve's structure the difference from a straight line is convex or concave, so that chords and tangents at
/// finitely many samples enclose it. The rounding of the curve is included as 16 · 2^-52 · max(1, |y|), that of its
/// velocity as 64 · 2^-52 · max(1, |dy/dx|). The bound is tight to 0.1 % (above rounding). The proof rests on the
/// curve's ``TimingCurve/structure``: that must be true.
///
/// Complexity: O(n) for n points but for the approach to vertical tangents, which adds O(log(1/tolerance)); a few
/// hundred evaluations of the curve per point.
///
/// Sources: H. Imai and M. Iri, "An optimal algorithm for approximating a piecewise linear function", Journal of
/// Information Processing 9 (3), 1986, 159–162. S. Suri, "A linear time algorithm for minimum link paths inside a
/// simple polygon", Computer Vision, Graphics, and Image Processing 35 (1), 1986, 99–110. J. O'Rourke, "An on-line
/// algorithm for fitting straight lines between data ranges", Communications of the ACM 24 (9), 1981, 574–578.
public struct LinearFit: Sendable, Hashable {
  /// A point of the `linear()`: progress of time and progress of the animation.
  public typealias Point = PiecewiseLinearCurve.Point

  /// The fitted curve: what a reader of ``css`` gets.
  public let curve: PiecewiseLinearCurve
  /// The CSS text, `linear(…)`.
  public let css: String
  /// A proven bound of the distance between the printed `linear()` and the curve, at most ``tolerance``.
  public let maxError: Double
  /// The tolerance that was asked for.
  public let tolerance: Double
  /// No `linear()` within the tolerance has fewer points than this.
  ///
  /// Equal to the number of points but in rare cases of a tolerance that is, to a millionth, the limit between two
  /// counts.
  public let leastPoints: Int
  /// How far a jump moves for a reader who rounds a percentage to binary64 and then divides by 100: at most a few
  /// units of 2^-53, most often 0.
  ///
  /// That division does not reach every double: 1/3 for one. For such a reader ``maxError`` does not hold at
  /// the doubles between a jump and its moved place, if there are any.
  public let jumpDisplacement: Double

  /// The `linear()` with the fewest points for a curve.
  ///
  /// - Parameters:
  ///   - curve: any curve whose structure is true.
  ///   - tolerance: the largest distance allowed on [0, 1], in units of progress, above 0. An error of exactly 0
  ///     cannot be promised in binary64 and is refused; steps and polylines come back with their own points, every
  ///     digit of them, unless the tolerance allows fewer.
  ///   - maximumPoints: how many points are acceptable; also bounds time and memory.
  public init(
    of curve: some TimingCurve, tolerance: Double, maximumPoints: Int = 10_000
  ) throws(LinearFitError) {
    let fitting = try LinearFitting(curve, tolerance: tolerance, limit: maximumPoints)
    let (printed, bound) = try fitting.run()
    self.curve = PiecewiseLinearCurve(unchecked: printed.map { $0.point })
    css = Self.text(printed.map { ($0.value, $0.percentage) })
    maxError = bound
    self.tolerance = tolerance
    leastPoints = fitting.leastPoints
    jumpDisplacement = zip(printed, printed.dropFirst()).reduce(0) { most, pair in
      pair.0.point.progress == pair.1.point.progress ? max(most, pair.1.displacement) : most
    }
  }

  /// The points of ``curve``.
  public var points: [Point] { curve.points }

  /// The text; 0% of the first and 100% of the last point go without saying.
  private static func text(_ points: [(value: FitDecimal, percentage: FitDecimal)]) -> String {
    var text = "linear("
    for (index, point) in points.enumerated() {
      if index > 0 { text += ", " }
      text += point.value.text
      if index > 0, index < points.count - 1 { text += " " + point.percentage.text + "%" }
    }
    return text + ")"
  }
}

extension LinearFit: CustomStringConvertible {
  /// The text, the number of points and the error.
  public var description: String {
    "\(css) /* \(points.count) points, error at most \(maxError) */"
  }
}
