/// A path with the fewest points in a tube around a curve.
struct LeastLinks {
  /// A point of the path; `isFixed` when it stands at a jump and cannot move sideways.
  struct Knot {
    var x: Double
    var y: Double
    var isFixed: Bool
    /// The lines that meet here.
    var before: LinkRun.Link?
    var after: LinkRun.Link?
  }

  /// The most passes that are followed at once behind jumps small enough to be bridged.
  private static var passLimit: Int { 32 }

  private(set) var knots: [Knot] = []

  /// The shortest path through the tube; nil when it needs more than `limit` points or none exists.
  ///
  /// At a jump a path may be cut, which costs one point, or run on as one line if the walls leave room for it.
  /// Passes for both are followed as long as neither is known to be as good as the other.
  ///
  /// Complexity: linear in the vertices of the enclosure.
  init?(_ enclosure: CurveEnclosure, tolerance: Double, isInner: Bool, limit: Int) {
    let tube = LinkRun.Tube(vertices: enclosure.vertices, tolerance: tolerance, isInner: isInner)
    var links: [LinkRun.Link] = []
    var runs = [LinkRun(at: 0, height: enclosure.start, cursor: 0, count: 1, parent: -1)]
    var best: (count: Int, last: LinkRun.Link)?
    func advance(to end: Int) {
      runs = runs.compactMap { run in
        var run = run
        return run.advance(to: end, in: tube, links: &links, limit: limit) ? run : nil
      }
    }
    for jump in enclosure.jumps {
      advance(to: jump.index)
      guard let run = runs.min(by: { $0.count < $1.count }),
        let link = run.lastLink(at: jump.progress, near: jump.before, isCut: true)
      else { return nil }
      if jump.progress == 1 {
        best = (run.count + 1, link)
        continue
      }
      links.append(link)
      // From the number just before the jump one link leads to its far side.
      let isStep = max(run.origins.upper, run.origins.lower) == jump.progress.nextDown
      let fresh = LinkRun(
        at: jump.progress, height: nil, cursor: jump.index, count: run.count + (isStep ? 1 : 2),
        parent: links.count - 1)
      runs = Self.best(of: runs + [fresh])
    }
    advance(to: tube.vertices.count)
    for var run in runs {
      guard run.finish(at: 1, height: enclosure.end, in: tube, links: &links, limit: limit),
        run.count < best?.count ?? .max,
        let link = run.lastLink(at: 1, near: enclosure.end, isCut: false)
      else { continue }
      best = (run.count, link)
    }
    guard let best, best.count < limit else { return nil }
    knots = Self.knots(of: best.last, links, enclosure)
  }

  /// Drops every pass that another one beats: as few links, and no demand that the other has not.
  private static func best(of runs: [LinkRun]) -> [LinkRun] {
    func beats(_ a: LinkRun, _ b: LinkRun) -> Bool {
      a.count <= b.count && a.origins.upper >= b.origins.upper && a.origins.lower >= b.origins.lower
    }
    let kept = runs.indices.filter { index in
      !runs.indices.contains { other in
        other != index && beats(runs[other], runs[index]) && (other > index || !beats(runs[index], runs[other]))
      }
    }
    return kept.suffix(passLimit).map { runs[$0] }
  }

  /// The points of the path that ends with `last`.
  private static func knots(of last: LinkRun.Link, _ links: [LinkRun.Link], _ enclosure: CurveEnclosure) -> [Knot] {
    let end = Knot(x: 1, y: enclosure.end, isFixed: true, before: last.isCut ? nil : last, after: nil)
    var backwards = [end]
    var next = last
    if last.isCut {
      backwards.append(.init(x: 1, y: last.value(at: 1), isFixed: true, before: last, after: nil))
    }
    while next.parent >= 0 {
      let link = links[next.parent]
      if link.isCut {
        let x = link.window.upperBound
        backwards.append(.init(x: x, y: next.value(at: x), isFixed: true, before: nil, after: next))
        backwards.append(.init(x: x, y: link.value(at: x), isFixed: true, before: link, after: nil))
      } else {
        let crossing = link.x + (next.value(at: link.x) - link.y) / (link.slope - next.slope)
        let x = crossing.isFinite ? min(max(crossing, link.window.lowerBound), link.window.upperBound) : link.x
        backwards.append(.init(x: x, y: link.value(at: x), isFixed: false, before: link, after: next))
      }
      next = link
    }
    backwards.append(.init(x: 0, y: enclosure.start, isFixed: true, before: nil, after: next))
    let path = Array(backwards.reversed())
    let isNeeded = path.indices.map { index in
      index == 0 || index + 1 >= path.count || path[index + 1].x > path[index].x
        || path[index - 1].x < path[index].x.nextDown
    }
    return path.indices.filter { isNeeded[$0] }.map { path[$0] }
  }
}
