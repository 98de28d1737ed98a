/// Two polylines that enclose a curve: chords on one side, tangents on the other.
///
/// Where the curve is convex its chords run above it and its tangents below, where it is concave the other
/// way round. Samples are added by halving until chord and tangents are nowhere further apart than `gap`.
///
/// Complexity: about √(|y″| / gap) samples per unit of progress; two calls of the curve each.
struct CurveEnclosure {
  /// A corner of the upper or of the lower polyline.
  struct Vertex {
    var x: Double
    var y: Double
    /// Whether it belongs to the polyline above the curve.
    var isAbove: Bool
  }

  /// A place where the value jumps: the vertices from `index` on lie to its right.
  struct Jump {
    var progress: Double
    var index: Int
    var before: Double
    var after: Double
  }

  /// The corners of both polylines, ascending in x; at a break the same point stands in both.
  private(set) var vertices: [Vertex] = []
  private(set) var jumps: [Jump] = []
  /// y(0) and y(1).
  private(set) var start = 0.0
  private(set) var end = 0.0
  /// The curve's own points, if it is a polyline.
  private(set) var corners: [LinearFit.Point]? = []
  private var velocityBefore = Double.nan

  /// The least and the greatest y of the enclosure.
  var range: (low: Double, high: Double) {
    vertices.reduce((start, start)) { (min($0.0, $1.y), max($0.1, $1.y)) }
  }

  /// - Throws: ``LinearFitError/tooManyPoints(limit:)`` when more than `budget` vertices are needed.
  init(
    of curve: some TimingCurve, breaks: [CurveStructure.Break], gap: Double, budget: Int, limit: Int
  ) throws(LinearFitError) {
    start = try CurveSample(curve, 0).y
    end = try CurveSample(curve, 1).y
    corners = [.init(progress: 0, value: start)]
    for index in 1..<breaks.count {
      let left = try CurveSample(curve, breaks[index - 1].progress)
      let right = try CurveSample(curve, breaks[index].progress, before: true)
      addBreak(left)
      try subdivide(curve, left, right, gap: gap, budget: budget, limit: limit)
      addBreak(right)
      velocityBefore = right.slope
      guard breaks[index].isJump else { continue }
      let after = try CurveSample(curve, right.x)
      jumps.append(.init(progress: right.x, index: vertices.count, before: right.y, after: after.y))
      corners?.append(.init(progress: right.x, value: right.y))
      if index + 1 < breaks.count { corners?.append(.init(progress: right.x, value: after.y)) }
      velocityBefore = .nan
    }
    corners?.append(.init(progress: 1, value: end))
  }

  private mutating func addBreak(_ sample: CurveSample) {
    vertices.append(.init(x: sample.x, y: sample.y, isAbove: false))
    vertices.append(.init(x: sample.x, y: sample.y, isAbove: true))
  }

  private mutating func subdivide(
    _ curve: some TimingCurve, _ first: CurveSample, _ last: CurveSample, gap: Double, budget: Int, limit: Int
  ) throws(LinearFitError) {
    // A straight piece: its corner counts when the velocity changes there.
    if first.x > 0, !velocityBefore.isNaN, first.slope != velocityBefore {
      corners?.append(.init(progress: first.x, value: first.y))
    }
    let isConvex = first.slope <= last.slope
    var left = first
    var waiting = [last]
    while let right = waiting.last {
      let triangle = EnclosingTriangle(left, right, isConvex: isConvex)
      let middle = left.x + (right.x - left.x) / 2
      if triangle.height > gap, middle > left.x, middle < right.x {
        waiting.append(try CurveSample(curve, middle))
        continue
      }
      waiting.removeLast()
      // Between neighbouring doubles there is nothing to enclose.
      if triangle.height > 0, middle > left.x, middle < right.x {
        vertices.append(.init(x: triangle.x, y: triangle.y, isAbove: !isConvex))
        corners = nil
      }
      if !waiting.isEmpty {
        vertices.append(.init(x: right.x, y: right.y, isAbove: isConvex))
        corners = nil
      }
      guard vertices.count <= budget else { throw .tooManyPoints(limit: limit) }
      left = right
    }
  }
}

/// A point of a curve with its tangent.
struct CurveSample {
  var x: Double
  var y: Double
  var slope: Double

  init(_ curve: some TimingCurve, _ x: Double, before: Bool = false) throws(LinearFitError) {
    self.x = x
    y = before ? curve.leftLimit(at: x) : curve.value(at: x)
    slope = curve.velocity(at: x, before: before)
    guard y.isFinite, !slope.isNaN else { throw .undefined(progress: x) }
  }
}

/// The triangle between a chord and the tangents at its ends, which holds a convex or concave arc.
struct EnclosingTriangle {
  /// The apex, where the tangents meet.
  var x: Double
  var y: Double
  /// The vertical distance from the apex to the chord; at most 0 where the arc is straight to rounding.
  var height: Double

  init(_ left: CurveSample, _ right: CurveSample, isConvex: Bool) {
    let width = right.x - left.x
    let chord = (right.y - left.y) / width
    // How fast each tangent leaves the chord; positive on a true arc.
    let a = isConvex ? chord - left.slope : left.slope - chord
    let b = isConvex ? right.slope - chord : chord - right.slope
    let share: Double
    if !(a > 0 && b > 0) {
      (share, height) = (0, 0)
    } else if a == .infinity {
      (share, height) = (0, b * width)
    } else if b == .infinity {
      (share, height) = (1, a * width)
    } else {
      share = b / (a + b)
      height = a * share * width
    }
    x = min(left.x + share * width, right.x)
    let y = left.y + share * (right.y - left.y)
    self.y = isConvex ? y - height : y + height
  }
}
