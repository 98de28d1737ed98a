/// Timing curves joined end to end: each fills the box from where the one before it ended to its own end.
///
/// Two-part cubics such as Flutter's `easeInOutCubicEmphasized` are this, and so is any pair of curves that takes over
/// from one another, such as ease-out followed by ease-in. At a joint the curve to the right answers, or the one to the
/// left with `before`. Below 0 the first piece goes on, above 1 the last.
///
/// Complexity: linear in the number of pieces. Error: that of the piece, scaled to its box, and 2^-52 · max(1, |y|).
public struct JoinedCurve: TimingCurve, Hashable {
  /// A curve and the point at which it ends.
  public struct Piece: Sendable, Hashable {
    /// The form of the piece, from (0, 0) to (1, 1) of its box.
    public var curve: EasingFunction
    /// Where the piece ends.
    public var endProgress: Double
    /// The value at its end.
    public var endValue: Double

    /// A piece that follows `curve` up to the given point.
    public init(_ curve: EasingFunction, endProgress: Double, endValue: Double) {
      self.curve = curve
      self.endProgress = endProgress
      self.endValue = endValue
    }
  }

  /// The pieces in order of time; the last ends at (1, 1).
  public let pieces: [Piece]

  /// The pieces one after the other, from (0, 0) to (1, 1).
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when the ends do not ascend to (1, 1), or a
  ///   piece jumps or does not itself run from 0 to 1.
  public init(pieces: [Piece]) throws(TimingCurveError) {
    var start = 0.0
    for (i, piece) in pieces.enumerated() {
      let isLast = i == pieces.count - 1
      guard isLast ? piece.endProgress == 1 : piece.endProgress > start && piece.endProgress < 1 else {
        throw .outOfRange(
          parameter: "pieces[\(i)].endProgress", value: piece.endProgress,
          allowed: isLast ? "1, as it is the last" : "between \(start) and 1")
      }
      guard isLast ? piece.endValue == 1 : piece.endValue.isFinite else {
        throw .outOfRange(
          parameter: "pieces[\(i)].endValue", value: piece.endValue,
          allowed: isLast ? "1, as it is the last" : "a finite number")
      }
      try Self.checkContinuity(of: piece.curve, index: i)
      start = piece.endProgress
    }
    guard !pieces.isEmpty else {
      throw .outOfRange(parameter: "pieces.count", value: 0, allowed: "at least 1")
    }
    self.pieces = pieces
  }

  private static func checkContinuity(of curve: EasingFunction, index: Int) throws(TimingCurveError) {
    // Steps always jump; their list of jumps may be too long to be made.
    if case .steps(let steps) = curve {
      throw .outOfRange(
        parameter: "the step count of pieces[\(index)]", value: Double(steps.count),
        allowed: "absent: a piece has no jumps")
    }
    if let jump = curve.structure.breaks.first(where: { $0.isJump }) {
      throw .outOfRange(parameter: "a jump of pieces[\(index)]", value: jump.progress, allowed: "absent")
    }
    for end in [0.0, 1.0] where curve.value(at: end) != end {
      throw .outOfRange(
        parameter: "the value of pieces[\(index)] at \(end)", value: curve.value(at: end), allowed: "\(end)")
    }
  }
}

extension JoinedCurve {
  /// y at x, exact at every joint.
  public func value(at progress: Double, before: Bool) -> Double {
    let box = box(at: progress, before: before)
    let share = box.curve.value(at: (progress - box.x) / box.width, before: before)
    // From the nearer end of the box, so that both ends come out exactly.
    return share > 0.5 ? box.endValue - box.height * (1 - share) : box.y + box.height * share
  }

  /// dy/dx at x; to the right of a joint, or to its left with `before`.
  public func velocity(at progress: Double, before: Bool) -> Double {
    let box = box(at: progress, before: before)
    let slope = box.curve.velocity(at: (progress - box.x) / box.width, before: before)
    return box.height == 0 ? 0 : slope * (box.height / box.width)
  }

  /// The joints and the breaks of the pieces.
  public var structure: CurveStructure {
    var breaks = [CurveStructure.Break(progress: 0)]
    var start = 0.0
    for piece in pieces {
      for inner in piece.curve.structure.breaks where inner.progress > 0 && inner.progress < 1 {
        // Also one next to a joint stays apart from it.
        let progress = min(
          max(start + inner.progress * (piece.endProgress - start), start.nextUp), piece.endProgress.nextDown)
        if progress > breaks[breaks.count - 1].progress { breaks.append(.init(progress: progress)) }
      }
      breaks.append(.init(progress: piece.endProgress))
      start = piece.endProgress
    }
    return CurveStructure(breaks: breaks)
  }

  /// A piece with the corner it starts from.
  private struct Box {
    var curve: EasingFunction
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var endValue: Double
  }

  private func box(at progress: Double, before: Bool) -> Box {
    var x = 0.0, y = 0.0
    for piece in pieces.dropLast() {
      if progress < piece.endProgress || (before && progress == piece.endProgress) {
        return box(of: piece, x, y)
      }
      x = piece.endProgress
      y = piece.endValue
    }
    return box(of: pieces[pieces.count - 1], x, y)
  }

  private func box(of piece: Piece, _ x: Double, _ y: Double) -> Box {
    Box(
      curve: piece.curve, x: x, y: y, width: piece.endProgress - x, height: piece.endValue - y,
      endValue: piece.endValue)
  }
}

extension JoinedCurve: CustomStringConvertible {
  /// The points that the curve passes through at its joints.
  public var description: String {
    "joined(0 0" + pieces.map { ", \($0.endProgress) \($0.endValue)" }.joined() + ")"
  }
}
