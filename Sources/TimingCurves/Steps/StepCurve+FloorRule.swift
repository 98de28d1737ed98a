extension StepCurve {
  /// How x · count becomes an integer.
  public enum FloorRule: String, Sendable, Hashable, CaseIterable {
    /// The floor of the product rounded to binary64, as browsers take it: the double 0.3 counts as three tenths,
    /// although it is a little less.
    case rounded
    /// The floor of the exact product of the two doubles.
    case exact
  }

  /// The tread number at `progress` and whether x · count is an integer, both in the sense of ``floor``.
  func tread(at progress: Double) -> (number: Double, isOnEdge: Bool) {
    let count = Double(self.count)
    let product = progress * count
    let number = Self.floor(product)
    // A product that rounds to a non-integer has the right floor already. From 2^53 on, doubles are too coarse.
    guard floor == .exact, number == product, abs(product) < 0x1p53 else { return (number, number == product) }
    let rest = productError(progress, count, rounded: product)
    return (rest < 0 ? number - 1 : number, rest == 0)
  }

  /// The greatest integer not above `number`, without the library call that processors without SSE 4.1 need.
  @inline(__always)
  private static func floor(_ number: Double) -> Double {
    guard abs(number) < 0x1p51 else { return number.rounded(.down) }
    // In this range the sum has no room for a fraction: it is rounded to the nearest integer.
    let nearest = (number + 0x1.8p52) - 0x1.8p52
    return nearest - (nearest > number ? 1 : 0)
  }
}
