extension JoinedCurve {
  /// A chain of cubic Béziers in the coordinates of the whole: from (0, 0) through `points` to (1, 1), as drawing
  /// programs and Flutter's `ThreePointCubic` give it.
  ///
  /// - Parameter points: handle, handle, joint, handle, handle, joint, … handle, handle; 3n − 1 points for n pieces.
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when the count is another, joints do not ascend,
  ///   a handle lies outside its piece in x, or two neighbouring joints have the same y.
  public init(cubics points: [SIMD2<Double>]) throws(TimingCurveError) {
    guard points.count % 3 == 2 else {
      throw .outOfRange(
        parameter: "points.count", value: Double(points.count), allowed: "2, 5, 8 or another 3n − 1")
    }
    let points = points + [SIMD2(1, 1)]
    var pieces: [Piece] = []
    var start = SIMD2<Double>(0, 0)
    for i in stride(from: 0, to: points.count, by: 3) {
      let end = points[i + 2]
      let size = end - start
      let first = (points[i] - start) / size, second = (points[i + 1] - start) / size
      let cubic = try CubicBezierCurve(first.x, first.y, second.x, second.y)
      pieces.append(Piece(.cubicBezier(cubic), endProgress: end.x, endValue: end.y))
      start = end
    }
    try self.init(pieces: pieces)
  }
}
