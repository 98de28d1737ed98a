extension PiecewiseLinearCurve {
  /// One entry of a CSS `linear()`: a value and none, one or two places for it.
  public struct Stop: Sendable, Hashable {
    /// The progress of the animation.
    public var value: Double
    /// The progress of time, as written; nil to be spaced evenly.
    public var progress: Double?
    /// A second progress, from the first to which the value is held.
    public var end: Double?

    /// A stop with none, one or two places.
    public init(_ value: Double, at progress: Double? = nil, until end: Double? = nil) {
      self.value = value
      self.progress = progress
      self.end = end
    }
  }

  /// The curve of a CSS `linear()` with these stops, made canonical as CSS Easing 2 says.
  ///
  /// A stop with two places becomes two points. A missing first place is 0, a missing last one 1. A place before an
  /// earlier one moves up to it. Other missing places are spaced evenly between their neighbours.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when there is no stop, a number is not finite, or
  ///   a stop has an end but no beginning.
  public init(stops: [Stop]) throws(TimingCurveError) {
    guard !stops.isEmpty else {
      throw .outOfRange(parameter: "stops.count", value: 0, allowed: "at least 1")
    }
    for (index, stop) in stops.enumerated() {
      try Self.check(stop.value, "stops[\(index)].value")
      try Self.check(stop.progress ?? 0, "stops[\(index)].progress")
      try Self.check(stop.end ?? 0, "stops[\(index)].end")
      if let end = stop.end, stop.progress == nil {
        throw .outOfRange(parameter: "stops[\(index)].end", value: end, allowed: "nil, since progress is nil")
      }
    }
    self.init(uncheckedStops: stops)
  }

  /// The curve of stops that are known to be right.
  init(uncheckedStops stops: [Stop]) {
    self.init(unchecked: Self.canonicalPoints(stops))
  }

  private static func check(_ value: Double, _ name: String) throws(TimingCurveError) {
    guard value.isFinite else { throw .outOfRange(parameter: name, value: value, allowed: "a finite number") }
  }

  /// The points of the stops, in order and complete.
  ///
  /// O(n).
  private static func canonicalPoints(_ stops: [Stop]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(stops.count)
    var highest = -Double.infinity
    var firstGap = 0  // the points from here on still wait for their progress

    func place(_ value: Double, at progress: Double) {
      highest = max(highest, progress)
      points.append(Point(progress: highest, value: value))
      if firstGap < points.count - 1 { space(from: firstGap - 1, to: points.count - 1) }
      firstGap = points.count
    }

    /// Spaces the points between two placed ones evenly.
    func space(from first: Int, to last: Int) {
      let start = points[first].progress
      let end = points[last].progress
      for index in (first + 1)..<last {
        let share = Double(index - first) / Double(last - first)
        // The sum never leaves [start, end], even where end - start overflows.
        let progress = (end - start).isFinite ? start + (end - start) * share : start * (1 - share) + end * share
        points[index].progress = min(max(progress, points[index - 1].progress), end)
      }
    }

    for (index, stop) in stops.enumerated() {
      if let progress = stop.progress {
        place(stop.value, at: progress)
        if let end = stop.end { place(stop.value, at: end) }
      } else if index == 0 {
        place(stop.value, at: 0)
      } else if index == stops.count - 1 {
        place(stop.value, at: 1)
      } else {
        points.append(Point(progress: 0, value: stop.value))
      }
    }
    return points
  }
}
