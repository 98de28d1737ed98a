/// How many times faster one thing is than another, with the range that the spread of both allows.
public struct Ratio: Sendable, Hashable, Codable {
  /// The ratio of the two medians; above 1 means faster than the reference.
  public var value: Double
  /// The ratio if the reference was at its lower quartile and the subject at its upper one.
  public var low: Double
  /// The ratio if the reference was at its upper quartile and the subject at its lower one.
  public var high: Double

  public init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// The speed of `subject` as a multiple of the speed of `reference`, both given as times.
  public init(of subject: Distribution, against reference: Distribution) {
    value = reference.median / subject.median
    low = reference.lowerQuartile / subject.upperQuartile
    high = reference.upperQuartile / subject.lowerQuartile
  }
}
