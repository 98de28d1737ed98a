/// The worst error of one quantity over one class of cases.
public struct ErrorReport: Sendable, Codable {
  /// The module measured.
  public var module: String
  /// What was measured, with the instruction set where it matters.
  public var quantity: String
  /// The class of cases.
  public var `class`: String
  /// How many cases were measured.
  public var cases: Int
  /// The worst error, in `unit`.
  public var worst: Double
  /// The unit of `worst` and `bound`.
  public var unit: String
  /// What is promised.
  public var bound: Double
  /// The case with the worst error.
  public var worstCase: String

  /// Whether the promise was kept.
  public var holds: Bool { worst <= bound }
}

/// Keeps the largest error seen and where it was.
struct Worst: Sendable {
  var cases = 0
  var error = 0.0
  var index = 0

  mutating func note(_ error: Double, at index: Int) {
    cases += 1
    // Written so that a NaN is kept as the worst of all.
    if !(error <= self.error), !self.error.isNaN {
      self.error = error
      self.index = index
    }
  }

  mutating func merge(_ other: Worst) {
    let total = cases + other.cases
    if !(other.error <= error), !error.isNaN {
      error = other.error
      index = other.index
    }
    cases = total
  }
}
