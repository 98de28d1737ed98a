extension StepCurve {
  /// The largest ``count`` for which ``structure`` can be asked.
  public static let largestStructuredCount = 1 << 20

  /// The edges of the treads, each the least double that belongs to the tread on its right.
  ///
  /// O(count) in time and memory.
  ///
  /// - Precondition: `count` is at most ``largestStructuredCount``.
  public var structure: CurveStructure {
    precondition(count <= Self.largestStructuredCount, "the structure of a staircase lists every one of its jumps")
    var breaks: [CurveStructure.Break] = []
    breaks.reserveCapacity(count + 1)
    breaks.append(.init(progress: 0, isJump: jump.jumpsAtStart))
    for index in 1..<max(count, 1) {
      breaks.append(.init(progress: edge(index), isJump: true))
    }
    breaks.append(.init(progress: 1, isJump: jump.jumpsAtEnd))
    return CurveStructure(breaks: breaks)
  }

  /// The least double whose tread number is `index`: index / count but for the last bit or two.
  private func edge(_ index: Int) -> Double {
    let number = Double(index)
    var progress = number / Double(count)
    while tread(at: progress).number < number { progress = progress.nextUp }
    while tread(at: progress.nextDown).number >= number { progress = progress.nextDown }
    return progress
  }
}
