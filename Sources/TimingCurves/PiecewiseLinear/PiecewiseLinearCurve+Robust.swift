extension PiecewiseLinearCurve {
  /// The value where plain arithmetic overflows or underflows on its way to it.
  ///
  /// Infinite only if the value itself exceeds binary64.
  @inline(never)
  func robustValue(at progress: Double, piece index: Int) -> Double {
    let base = pieces[index].value
    guard !progress.isNaN else { return progress }
    guard let (a, b) = ends(ofPiece: index) else { return base }
    if progress.isInfinite { return b.value > a.value ? progress : -progress }
    // Shrink what may overflow when subtracted.
    let largest = max(abs(progress), abs(a.progress), abs(b.progress))
    let shrink = largest > 0x1p1000 ? 0.25 : 1
    let distance = progress * shrink - progresses[index] * shrink
    let run = b.progress * shrink - a.progress * shrink
    let share = distance / run
    if progress == progresses[index] { return base }

    let rise = b.value - a.value
    let isInside = index + 1 < pieces.count && distance > 0
    if isInside {
      let value = rise.isFinite ? a.value + share * rise : a.value * (1 - share) + b.value * share
      return min(max(value, min(a.value, b.value)), max(a.value, b.value))
    }
    if rise.isFinite {
      let value = base + (share.isFinite ? share * rise : distance * (rise / run))
      if value.isFinite { return value }
    }
    return (base * 0.25 + share * (b.value * 0.25 - a.value * 0.25)) * 4
  }

  /// The slope of a piece; that of the piece before for the last point.
  func slope(piece index: Int) -> Double {
    let slope = pieces[index].slope
    guard slope.isNaN, let (a, b) = ends(ofPiece: index) else { return slope }
    let rise = b.value * 0.5 - a.value * 0.5
    let run = b.progress * 0.5 - a.progress * 0.5
    // Halving loses bits of subnormal numbers only, and these do not overflow.
    let isTiny = abs(rise) < 0x1p-1000 || run < 0x1p-1000
    return isTiny && (b.value - a.value).isFinite && (b.progress - a.progress).isFinite
      ? (b.value - a.value) / (b.progress - a.progress) : rise / run
  }

  /// The two points that the line of a piece goes through; nil where the value is held.
  private func ends(ofPiece index: Int) -> (a: Point, b: Point)? {
    let first = min(index, pieces.count - 2)
    guard first >= 0, progresses[first] < progresses[first + 1], pieces[first].value != pieces[first + 1].value else {
      return nil
    }
    return (
      Point(progress: progresses[first], value: pieces[first].value),
      Point(progress: progresses[first + 1], value: pieces[first + 1].value)
    )
  }
}
