/// One greedy pass through a tube from left to right: as far as one line reaches, then the next.
///
/// A line that is blocked by a wall of the tube is an extreme line: it touches one wall and then runs into the
/// other. The stretch in between, the *window*, cuts the tube in two, and no path with as few links gets past it.
/// The next line starts somewhere on the window; that it does so is the same as demanding that it passes the
/// window's two ends on their proper sides, so the next stage is the same problem again.
struct LinkRun {
  /// The walls: a curve's enclosure moved up and down by the tolerance.
  struct Tube {
    var vertices: [CurveEnclosure.Vertex]
    var tolerance: Double
    /// The inner tube holds only paths that keep the tolerance, the outer one all of them.
    var isInner: Bool

    func side(_ index: Int) -> SeparatingLines.Side {
      vertices[index].isAbove == isInner ? .lower : .upper
    }

    /// The vertex on its wall, in its side's coordinate.
    func point(_ index: Int, _ side: SeparatingLines.Side) -> SeparatingLines.Point {
      .init(x: vertices[index].x, y: side.sign * vertices[index].y + tolerance, next: index + 1)
    }
  }

  /// A finished line and what follows it.
  struct Link {
    /// A point of the line and its slope.
    var x: Double
    var y: Double
    var slope: Double
    /// Where the next line crosses it.
    var window: ClosedRange<Double>
    /// Whether a vertical link at the window's end follows instead.
    var isCut: Bool
    /// The link before it; -1 at the first.
    var parent: Int

    func value(at progress: Double) -> Double { progress == x ? y : y + slope * (progress - x) }
  }

  private(set) var lines = SeparatingLines()
  /// How many links the path has so far, the current one included.
  private(set) var count: Int
  private(set) var parent: Int
  private var cursor: Int
  // The wall that blocked the last line: its vertices before `resume` lie left of the window.
  private var blockedSide: SeparatingLines.Side?
  private var resume = 0
  private var windowEnd: SeparatingLines.Point?
  /// Where the demands on the current line begin, per side.
  private(set) var origins: (upper: Double, lower: Double)

  /// A pass that begins at a fixed point, or anywhere on the walls at `progress`.
  init(at progress: Double, height: Double?, cursor: Int, count: Int, parent: Int) {
    self.cursor = cursor
    self.count = count
    self.parent = parent
    origins = (progress, progress)
    if let height { _ = pin(progress, height) }
  }

  /// Demands that the line passes through a point.
  private mutating func pin(_ x: Double, _ y: Double) -> SeparatingLines.Answer? {
    for side in [SeparatingLines.Side.lower, .upper] {
      let answer = lines.add(.init(x: x, y: side.sign * y, next: cursor), to: side)
      if case .fits = answer { continue }
      return answer
    }
    return nil
  }

  /// Goes on to the vertex with the given index; false when no path gets there within `limit` links.
  mutating func advance(to end: Int, in tube: Tube, links: inout [Link], limit: Int) -> Bool {
    while cursor < end {
      let side = tube.side(cursor)
      if side == blockedSide, cursor < resume {
        cursor += 1
        continue
      }
      let point = tube.point(cursor, side)
      passWindowEnd(before: point.x, side)
      switch lines.add(point, to: side) {
      case .fits:
        cursor += 1
      case .contradiction:
        return false
      case .blocked(let line):
        let previous = (0..<cursor).last { tube.side($0) == side }.map { tube.point($0, side) }
        guard finish(line, at: point, cursor, after: previous, side, links: &links, limit: limit) else { return false }
      }
    }
    return true
  }

  /// Ends the path at a fixed point.
  mutating func finish(at progress: Double, height: Double, in tube: Tube, links: inout [Link], limit: Int) -> Bool {
    let end = tube.vertices.count
    while true {
      passWindowEnd(before: progress, nil)
      var blocker: (line: SeparatingLines.Line, side: SeparatingLines.Side)?
      for side in [SeparatingLines.Side.lower, .upper] {
        let pin = SeparatingLines.Point(x: progress, y: side.sign * height, next: end)
        switch lines.add(pin, to: side) {
        case .fits: continue
        case .contradiction: return false
        case .blocked(let line): blocker = (line, side)
        }
        break
      }
      guard let (line, side) = blocker else { return true }
      // The wall at the end is vertical: from the tube's wall to the fixed point.
      let wall = SeparatingLines.Point(x: progress, y: side.sign * height, next: end)
      guard finish(line, at: wall, end, after: nil, side, links: &links, limit: limit),
        advance(to: end, in: tube, links: &links, limit: limit)
      else { return false }
    }
  }

  private mutating func passWindowEnd(before x: Double, _ side: SeparatingLines.Side?) {
    guard let point = windowEnd, let blockedSide, x > point.x || side == blockedSide || side == nil else { return }
    windowEnd = nil
    // Cannot fail but for rounding; then the window's end is taken for granted.
    _ = lines.add(point, to: blockedSide)
  }

  /// Ends the current line where it runs into the wall between `previous` and `point`, and begins the next one.
  private mutating func finish(
    _ line: SeparatingLines.Line, at point: SeparatingLines.Point, _ index: Int,
    after previous: SeparatingLines.Point?, _ side: SeparatingLines.Side, links: inout [Link], limit: Int
  ) -> Bool {
    guard count < limit else { return false }
    let touch = line.right
    var x = point.x
    if let previous {
      let inside = max(previous.y - side.sign * line.value(at: previous.x), 0)
      let outside = side.sign * line.value(at: point.x) - point.y
      x = previous.x + (point.x - previous.x) * (inside / (inside + outside))
      x = min(max(x, touch.x), point.x)
    }
    // Not a number where heights overflow.
    guard x >= touch.x else { return false }
    links.append(
      Link(x: touch.x, y: touch.y, slope: line.slope, window: touch.x...x, isCut: false, parent: parent))
    parent = links.count - 1
    count += 1
    origins = side == .upper ? (x, touch.x) : (touch.x, x)
    blockedSide = side
    resume = index
    windowEnd = .init(x: x, y: side.sign * line.value(at: x), next: resume)
    cursor = touch.next
    lines = SeparatingLines()
    let other = side.other
    _ = lines.add(.init(x: touch.x, y: other.sign * touch.y, next: touch.next), to: other)
    return true
  }

  /// The current line as it should end at `progress`, as near to `height` as it can.
  func lastLink(at progress: Double, near height: Double, isCut: Bool) -> Link? {
    // Where one of them may be vertical, the other one will do.
    guard let high = lines.steepest ?? lines.shallowest else { return nil }
    let low = lines.shallowest ?? high
    let top = high.value(at: progress), bottom = low.value(at: progress)
    let share = top > bottom ? min(max((height - bottom) / (top - bottom), 0), 1) : 0.5
    // Only lines over neighbouring numbers near 0 overflow; no other line meets them.
    let slope = low.slope + share * (high.slope - low.slope)
    return Link(
      x: progress, y: bottom + share * (top - bottom), slope: slope.isFinite ? slope : 0,
      window: progress...progress, isCut: isCut, parent: parent)
  }
}
