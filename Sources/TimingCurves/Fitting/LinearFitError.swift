/// Why a curve could not be turned into a `linear()`.
public enum LinearFitError: Error, Sendable, Hashable {
  /// The tolerance is not a finite number above 0.
  case invalidTolerance(Double)
  /// The tolerance is finer than binary64 values and printed percentages can prove for this curve;
  /// `smallest` is the least tolerance that is accepted.
  case toleranceTooSmall(Double, smallest: Double)
  /// The limit leaves no room for a first and a last point.
  case invalidLimit(Int)
  /// Every `linear()` within the tolerance has more than `limit` points.
  case tooManyPoints(limit: Int)
  /// The curve's structure has more breaks than a fit takes on; `limit` is the most that it does.
  case tooManyBreaks(count: Int, limit: Int)
  /// The curve has no finite value, or no velocity, at this progress.
  case undefined(progress: Double)
  /// The breaks of the curve's structure do not rise from 0 to 1; `index` is the first that is wrong.
  case invalidStructure(index: Int, progress: Double)
  /// The points are found but their error is proven only up to `bound`, which is above the tolerance:
  /// the curve is so steep somewhere that no double, or no percentage, lies where a point would be needed.
  case unproven(bound: Double, tolerance: Double)
}

extension LinearFitError: CustomStringConvertible {
  /// What was wrong and what would be right.
  public var description: String {
    switch self {
    case .invalidTolerance(let tolerance):
      "the tolerance is \(tolerance); it must be a finite number above 0"
    case .toleranceTooSmall(let tolerance, let smallest):
      "the tolerance is \(tolerance); for this curve it must be at least \(smallest)"
    case .invalidLimit(let limit):
      "the limit is \(limit) points; it must be at least 2"
    case .tooManyPoints(let limit):
      "more than \(limit) points are needed; allow more points or a larger tolerance"
    case .tooManyBreaks(let count, let limit):
      "the curve has \(count) breaks, such as jumps; a fit takes on at most \(limit)"
    case .undefined(let progress):
      "the curve has no finite value or no velocity at \(progress)"
    case .invalidStructure(let index, let progress):
      "break \(index) of the curve's structure is at \(progress); the breaks must rise from 0 to 1"
    case .unproven(let bound, let tolerance):
      "the error is proven only up to \(bound), above the tolerance \(tolerance): the curve is too steep for it"
    }
  }
}
