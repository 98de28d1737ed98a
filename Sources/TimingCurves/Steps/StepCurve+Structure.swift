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
      breaks.append(.init(progress: edge(Double(index)), isJump: true))
    }
    breaks.append(.init(progress: 1, isJump: jump.jumpsAtEnd))
    return CurveStructure(breaks: breaks)
  }

  /// One more than ``count``, in O(1); as large as an `Int` can be for the largest count.
  public var breakCount: Int { count < .max ? count + 1 : .max }

  /// The tread or treads at the height `value`, as ranges of progress; in O(1), whatever the count.
  public func progress(whereValueIs value: Double) -> [ClosedRange<Double>] {
    let step = (value * jumps).rounded()
    guard value >= 0, value <= 1, step / jumps == value else { return [] }
    let tread = jump.jumpsAtStart ? step - 1 : step
    let isLast = value == 1
    guard tread >= 0, tread < Double(count) else { return isLast ? [1...1] : [] }
    let start = edge(tread)
    let end = tread + 1 < Double(count) ? lastProgress(tread) : isLast ? 1 : 1.0.nextDown
    // Above 2^53 treads, some lie between two doubles.
    return start <= end ? [start...end] : isLast ? [1...1] : []
  }

  /// The least and the greatest value on [0, 1].
  public var valueRange: ClosedRange<Double> {
    value(at: 0)...1
  }

  /// The greatest double whose tread number is at most `number`.
  private func lastProgress(_ number: Double) -> Double {
    if number + 1 > number { return edge(number + 1).nextDown }
    // Treads so narrow that only a double or two lie on one.
    var progress = number / Double(count)
    while tread(at: progress.nextUp).number <= number { progress = progress.nextUp }
    return progress
  }

  /// The least double in [0, 1] whose tread number is `number`: number / count but for the last bit or two.
  private func edge(_ number: Double) -> Double {
    if number == 0 { return 0 }
    var progress = number / Double(count)
    while tread(at: progress).number < number { progress = progress.nextUp }
    while tread(at: progress.nextDown).number >= number { progress = progress.nextDown }
    return progress
  }
}
