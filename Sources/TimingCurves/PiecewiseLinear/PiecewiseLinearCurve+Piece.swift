extension PiecewiseLinearCurve {
  /// The curve from one point to the next, or from the last point on.
  struct Piece: Sendable {
    /// The value at the point where the piece begins.
    var value: Double
    /// The slope, or NaN where value + d · slope would overflow or underflow on the way; see `robustValue`.
    var slope: Double
    /// What the value does not pass: that of the next point, so that the rounded curve stays monotone
    /// from point to point; infinite for the last piece.
    var limit: Double

    init(from a: Point, to b: Point) {
      value = a.value + 0
      guard a.progress < b.progress else {
        // Two points at one progress: before the first of them, its value is held.
        slope = 0
        limit = value
        return
      }
      slope = Piece.slope(from: a, to: b)
      limit = b.value + 0
    }

    init(from last: Point, continuing piece: Piece?, since other: Point) {
      value = last.value + 0
      slope = piece?.slope ?? 0
      limit = other.value <= last.value ? .infinity : -.infinity
      if slope == 0 { limit = value }
    }

    /// (b.value - a.value) / (b.progress - a.progress), rounded once but for a few units of 2^-105, or NaN where
    /// it is too large or too small to be used.
    private static func slope(from a: Point, to b: Point) -> Double {
      if a.value == b.value { return 0 }
      let rise = difference(b.value, a.value)
      let run = difference(b.progress, a.progress)
      let first = rise.high / run.high
      guard isModerate(rise.high), isModerate(run.high), isModerate(first) else { return .nan }
      let product = first * run.high
      let rest =
        ((rise.high - product) - productError(first, run.high, rounded: product)) + (rise.low - first * run.low)
      return first + rest / run.high
    }

    private static func isModerate(_ a: Double) -> Bool {
      abs(a) > 0x1p-900 && abs(a) < 0x1p900
    }

    /// a - b as an unevaluated sum.
    private static func difference(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
      let high = a - b
      let back = high - a
      return (high, (a - (high - back)) - (b + back))
    }
  }
}
