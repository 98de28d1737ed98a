/// All straight lines that pass above some points and below others, which arrive from left to right.
///
/// Only the two extreme lines and the convex hulls that still matter are kept: every new point costs constant time on
/// average (O'Rourke 1981).
///
/// Both sides are the same problem seen in a mirror: a point of ``Side/upper`` at (x, y) demands line(x) ≤ y, a
/// point of ``Side/lower`` demands −line(x) ≤ y, where y is already the negated height.
struct SeparatingLines {
  enum Side: Int {
    case upper, lower

    var other: Side { self == .upper ? .lower : .upper }
    /// Turns a height into the side's own coordinate and back.
    var sign: Double { self == .upper ? 1 : -1 }
  }

  /// A point in its side's coordinate; `next` is the index of the first vertex after it.
  struct Point {
    var x: Double
    var y: Double
    var next: Int
  }

  /// A line through two points; evaluated from its right one, where it is exact.
  struct Line {
    var slope: Double
    var right: Point

    func value(at x: Double) -> Double { x == right.x ? right.y : right.y + slope * (x - right.x) }
    var mirrored: Line { Line(slope: -slope, right: .init(x: right.x, y: -right.y, next: right.next)) }
  }

  enum Answer {
    case fits
    /// Even the extreme line breaks the new demand; the line is given in true heights.
    case blocked(by: Line)
    /// The new demand contradicts an older one at the same x.
    case contradiction
  }

  private var hulls: [[Point]] = [[], []]
  private var starts = [0, 0]
  // Per side the line that rises highest at the right, in the side's coordinate.
  private var highest: [Line?] = [nil, nil]

  /// The line that is highest at the right of all points, and the lowest; nil while it may be vertical.
  var steepest: Line? { highest[Side.upper.rawValue] }
  var shallowest: Line? { highest[Side.lower.rawValue]?.mirrored }

  /// Adds the demand of one more point, not left of any earlier one.
  mutating func add(_ point: Point, to side: Side) -> Answer {
    let own = side.rawValue, other = side.other.rawValue
    if let opposite = highest[other] {
      if -opposite.value(at: point.x) > point.y {
        return .blocked(by: side == .upper ? opposite.mirrored : opposite)
      }
    } else if let last = hulls[other].last, last.x == point.x, -last.y > point.y {
      return .contradiction
    }
    let isTighter = highest[own].map { $0.value(at: point.x) > point.y } ?? true
    if isTighter, let first = hulls[other].dropFirst(starts[other]).first, first.x < point.x {
      turn(side, at: point)
    }
    insert(point, into: own)
    return .fits
  }

  /// Makes the side's highest line end at `point`: the tangent from there to the other side's hull.
  private mutating func turn(_ side: Side, at point: Point) {
    let other = side.other.rawValue
    let hull = hulls[other]
    func slope(_ index: Int) -> Double { (point.y + hull[index].y) / (point.x - hull[index].x) }
    var index = starts[other]
    var best = slope(index)
    while index + 1 < hull.count, hull[index + 1].x < point.x {
      let candidate = slope(index + 1)
      guard candidate <= best else { break }
      best = candidate
      index += 1
    }
    starts[other] = index
    highest[side.rawValue] = Line(slope: best, right: point)
  }

  /// Keeps the lower convex hull of the side's points, from its start on.
  private mutating func insert(_ point: Point, into own: Int) {
    let start = starts[own]
    if let last = hulls[own].last, last.x == point.x {
      if last.y <= point.y { return }
      if hulls[own].count > start { hulls[own].removeLast() }
    }
    while hulls[own].count >= start + 2 {
      let a = hulls[own][hulls[own].count - 2], b = hulls[own][hulls[own].count - 1]
      guard (b.y - a.y) * (point.x - a.x) >= (point.y - a.y) * (b.x - a.x) else { break }
      hulls[own].removeLast()
    }
    hulls[own].append(point)
  }
}
