/// SplitMix64: small, fast, the same numbers everywhere for one seed.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators (OOPSLA 2014), doi 10.1145/2660193.2660195.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A source that always gives the same sequence for `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in [0, 1), a multiple of 2^-53.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number spread evenly over [low, high).
  public mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// A whole number from 0 up to, not including, `count`.
  public mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// One of the elements.
  public mutating func pick<T>(_ elements: [T]) -> T {
    elements[below(elements.count)]
  }

  /// True half of the time.
  public mutating func coin() -> Bool {
    next() & 1 == 1
  }
}
