/// Why a timing curve could not be made.
public enum TimingCurveError: Error, Sendable, Hashable {
  /// A number lies outside what the curve allows; `allowed` says in words what would be right.
  case outOfRange(parameter: String, value: Double, allowed: String)
}

extension TimingCurveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(value); it must be \(allowed)"
    }
  }
}
