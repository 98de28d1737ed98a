/// What repeated measurements of one quantity say: the middle and how far the middle half spreads.
///
/// Median and quartiles rather than mean and deviation: on a shared machine the errors are one-sided and large.
package struct Distribution: Sendable, Hashable {
  package var minimum: Double
  package var lowerQuartile: Double
  package var median: Double
  package var upperQuartile: Double
  package var maximum: Double

  /// Summarises at least one sample; nil without any.
  ///
  /// Quartiles by linear interpolation between the ordered samples (Hyndman and Fan 1996, type 7).
  package init?(_ samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    let ordered = samples.sorted()
    func quantile(_ share: Double) -> Double {
      let position = share * Double(ordered.count - 1)
      let below = Int(position)
      let above = min(below + 1, ordered.count - 1)
      return ordered[below] + (ordered[above] - ordered[below]) * (position - Double(below))
    }
    minimum = ordered[0]
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    maximum = ordered[ordered.count - 1]
  }

  /// The interquartile range as a share of the median: 0.03 means that the middle half of all
  /// repetitions lies within 3 % of the median.
  package var spread: Double { (upperQuartile - lowerQuartile) / median }
}
