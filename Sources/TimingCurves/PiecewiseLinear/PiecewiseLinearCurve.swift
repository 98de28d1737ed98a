/// Straight pieces through given points: CSS `linear()`.
///
/// The points lie in order of their progress. Where several share a progress, the curve jumps from the first of
/// them to the last. Below the first point and above the last the outermost piece goes on, or the
/// end is held if the outermost two points share a progress. One point alone is a constant.
///
/// Sampling takes O(log n) and does not allocate; ``value(at:hint:)`` takes O(1) when playing forward.
public struct PiecewiseLinearCurve: TimingCurve {
  /// One corner of the curve.
  public struct Point: Sendable, Hashable {
    /// The progress of time.
    public var progress: Double
    /// The progress of the animation.
    public var value: Double

    /// A corner at the given place.
    public init(progress: Double, value: Double) {
      self.progress = progress
      self.value = value
    }
  }

  /// The progress of every point, apart from the rest because the search reads nothing else; then infinity
  /// up to a power of two, so that every search takes the same steps.
  let progresses: [Double]
  /// The piece that begins at each point.
  let pieces: [Piece]

  /// The curve through the given points.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when there is no point, a number is not
  ///   finite, or a point lies before the one that it follows.
  public init(points: [Point]) throws(TimingCurveError) {
    guard !points.isEmpty else {
      throw .outOfRange(parameter: "points.count", value: 0, allowed: "at least 1")
    }
    for index in points.indices {
      let point = points[index]
      guard point.value.isFinite else {
        throw .outOfRange(parameter: "points[\(index)].value", value: point.value, allowed: "a finite number")
      }
      guard point.progress.isFinite else {
        throw .outOfRange(parameter: "points[\(index)].progress", value: point.progress, allowed: "a finite number")
      }
      if index > 0, point.progress < points[index - 1].progress {
        throw .outOfRange(
          parameter: "points[\(index)].progress", value: point.progress,
          allowed: "at least \(points[index - 1].progress), the progress of the point before it")
      }
    }
    self.init(unchecked: points)
  }

  init(unchecked points: [Point]) {
    var padded = 1
    while padded < points.count { padded *= 2 }
    progresses = (0..<padded).map { $0 < points.count ? points[$0].progress + 0 : .infinity }  // + 0: no minus zero
    var pieces: [Piece] = []
    pieces.reserveCapacity(points.count)
    for index in points.indices {
      if index + 1 < points.count {
        pieces.append(Piece(from: points[index], to: points[index + 1]))
      } else {
        pieces.append(Piece(from: points[index], continuing: pieces.last, since: points[max(0, index - 1)]))
      }
    }
    self.pieces = pieces
  }

  /// How many points there are.
  public var pointCount: Int { pieces.count }

  /// The points in order; makes a new array.
  public var points: [Point] {
    pieces.indices.map { Point(progress: progresses[$0], value: pieces[$0].value) }
  }
}

extension PiecewiseLinearCurve: Hashable {
  /// Whether both go through the same points.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.progresses == b.progresses else { return false }
    for index in a.pieces.indices where a.pieces[index].value != b.pieces[index].value { return false }
    return true
  }

  /// Feeds the points into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(progresses)
    for piece in pieces { hasher.combine(piece.value) }
  }
}
