extension PiecewiseLinearCurve {
  /// The ends of [0, 1], and between them the points at which the slope changes or the value jumps.
  ///
  /// Points in line with their neighbours are no breaks. O(n).
  public var structure: CurveStructure {
    var breaks: [CurveStructure.Break] = [.init(progress: 0, isJump: jumps(at: 0))]
    var index = progresses[0] > 0 ? 0 : pieceIndex(at: 0) + 1  // the first point after 0
    while index < pieces.count, progresses[index] < 1 {
      let first = index
      while index + 1 < pieces.count, progresses[index + 1] == progresses[first] { index += 1 }
      let isJump = pieces[first].value != pieces[index].value
      // The slope before the very first point is that of its piece.
      let slopeBefore = first == 0 ? slope(piece: 0) : slope(piece: first - 1)
      if isJump || slopeBefore != slope(piece: index) {
        breaks.append(.init(progress: progresses[first], isJump: isJump))
      }
      index += 1
    }
    breaks.append(.init(progress: 1, isJump: jumps(at: 1)))
    return CurveStructure(breaks: breaks)
  }

  private func jumps(at progress: Double) -> Bool {
    leftLimit(at: progress) != value(at: progress)
  }
}
