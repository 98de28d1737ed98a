extension PiecewiseLinearCurve {
  /// The value at `progress`, after any jump there; with `before`, the first point's value at its progress.
  ///
  /// Exact at the points, monotone between two of them. The error elsewhere is at most
  /// 2^-53 · |y| + 3.01 · 2^-53 · |y - y0|, with y0 the value at the point that the piece begins with: half a unit in
  /// the last place of the result, and three roundings of the way from that point. It holds for slopes of 0 or from
  /// 2^-900 to 2^900 in size while nothing underflows; beyond, there are a few more roundings. O(log n).
  public func value(at progress: Double, before: Bool) -> Double {
    if before, progress == progresses[0] { return pieces[0].value }
    return value(at: progress, piece: pieceIndex(at: progress))
  }

  /// The value at `progress` for a caller that asks for ascending progress.
  ///
  /// `hint` is any number at first, 0 for instance, and then what the last call left there. A progress in the
  /// same piece or the next takes O(1), any other O(log n); the value is the same as without a hint.
  public func value(at progress: Double, hint: inout Int) -> Double {
    hint = pieceIndex(at: progress, hint: hint)
    return value(at: progress, piece: hint)
  }

  /// dy/dx at `progress`: the slope of the piece to the right, or to the left at 1 and with `before`.
  ///
  /// Correct to one unit in the last place; infinite only where the slope exceeds binary64.
  public func velocity(at progress: Double, before: Bool) -> Double {
    if progress.isNaN { return progress }
    guard before || progress == 1 else { return slope(piece: pieceIndex(at: progress)) }
    // The piece to the left is that of the number just before.
    return slope(piece: pieceIndex(at: progress.nextDown))
  }

  /// The value just before `progress`: the limit from the left.
  public func leftLimit(at progress: Double) -> Double {
    guard progress > progresses[0] else { return value(at: progress, piece: 0) }
    let left = pieceIndex(at: progress.nextDown)
    let next = left + 1
    return next < pieces.count && progresses[next] == progress
      ? pieces[next].value : value(at: progress, piece: left)
  }

  /// The values at many progresses of time, the same bits as one by one.
  ///
  /// Ascending stretches take O(1) each, others O(log n).
  ///
  /// - Precondition: both spans have the same count.
  public func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(progress.count == values.count, "evaluate: as many values as progresses are needed")
    var hint = 0
    var start = 0
    while start < progress.count {
      let block = start..<min(start + 64, progress.count)
      var descents = 0
      for index in block.dropFirst() { descents += progress[index] < progress[index - 1] ? 1 : 0 }
      if descents == 0 {
        for index in block { values[index] = value(at: progress[index], hint: &hint) }
      } else {
        // Guessing wrong costs more than searching.
        for index in block { values[index] = value(at: progress[index], piece: pieceIndex(at: progress[index])) }
      }
      start = block.upperBound
    }
  }

  /// The last piece that begins at or before `progress`, or the first one; any piece for NaN.
  ///
  /// Halves the range without a branch on the data, which would be mispredicted every other time: the sign
  /// of a difference is a bit of the index. (A choice between two numbers would do, but compilers make it a branch.)
  @inline(__always)
  func pieceIndex(at progress: Double) -> Int {
    let progress = progress + 0  // minus zero would have the wrong sign
    let index = progresses.withUnsafeBufferPointer { progresses in
      var index = 0
      var level = progresses.count.trailingZeroBitCount
      while level > 0 {
        level &-= 1
        let difference = progress - progresses[index | 1 &<< level]
        let isAtOrAfter = (difference.bitPattern &>> 63) ^ 1
        index |= Int(truncatingIfNeeded: isAtOrAfter) &<< level
      }
      return index
    }
    return min(index, pieces.count - 1)  // infinity and NaN may run into the padding
  }

  @inline(__always)
  private func pieceIndex(at progress: Double, hint: Int) -> Int {
    let count = pieces.count
    return progresses.withUnsafeBufferPointer { progresses in
      guard hint >= 0, hint < count, progresses[hint] <= progress else { return pieceIndex(at: progress) }
      guard hint + 1 < count, progresses[hint + 1] <= progress else { return hint }
      guard hint + 2 < count, progresses[hint + 2] <= progress else { return hint + 1 }
      return pieceIndex(at: progress)
    }
  }

  @inline(__always)
  private func value(at progress: Double, piece index: Int) -> Double {
    let piece = pieces[index]
    // Both roundings are monotone, and so is the limit.
    let value = piece.value + (progress - progresses[index]) * piece.slope
    guard _fastPath(abs(value) < .infinity) else { return robustValue(at: progress, piece: index) }
    let passes = piece.slope < 0 ? value < piece.limit : value > piece.limit
    return passes ? piece.limit : value
  }
}
