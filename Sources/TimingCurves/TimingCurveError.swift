/// Why a timing curve could not be made.
public enum TimingCurveError: Error, Sendable, Hashable {
  /// A number lies outside what the curve allows; `allowed` says in words what would be right.
  case outOfRange(parameter: String, value: Double, allowed: String)
  /// The curve has the same value at both ends of the interval.
  case noChange(interval: ClosedRange<Double>)
}

extension TimingCurveError: CustomStringConvertible {
  /// What was wrong and what would be right.
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(value); it must be \(allowed)"
    case .noChange(let interval):
      "the curve has the same value at \(interval.lowerBound) and \(interval.upperBound); choose ends whose values differ"
    }
  }
}
