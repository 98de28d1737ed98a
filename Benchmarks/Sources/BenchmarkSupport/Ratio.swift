/// How many times faster one thing is than another, with the range that the spread of both allows.
package struct Ratio: Sendable, Hashable, Codable {
  /// The ratio of the two medians; above 1 means faster than the reference.
  package var value: Double
  /// The ratio if the reference was at its lower quartile and the subject at its upper one.
  package var low: Double
  /// The ratio if the reference was at its upper quartile and the subject at its lower one.
  package var high: Double
  /// The name of the reference in the same group.
  package var reference: String

  /// The speed of `subject` as a multiple of the speed of `reference`.
  package init(of subject: Report.Case, against reference: Report.Case) {
    value = reference.median / subject.median
    low = reference.lowerQuartile / subject.upperQuartile
    high = reference.upperQuartile / subject.lowerQuartile
    self.reference = reference.name
  }
}
