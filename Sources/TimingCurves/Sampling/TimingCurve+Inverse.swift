extension TimingCurve {
  /// Every progress of time in [0, 1] at which the value is `value`, found piece by piece from ``structure``.
  ///
  /// On a piece the velocity is monotone, so the curve turns at most once; the turn and then the crossings
  /// on either side of it are bisected down to neighbouring binary64 numbers.
  /// Complexity: at most 400 evaluations per piece.
  public func progress(whereValueIs value: Double) -> [ClosedRange<Double>] {
    guard value.isFinite else { return [] }
    var found: [ClosedRange<Double>] = []
    let breaks = structure.breaks
    for (run, leaps) in distinctRuns(between: breaks) {
      guard let crossing = crossing(of: value, in: run, endsInJump: leaps) else { continue }
      append(crossing, to: &found)
    }
    let last = breaks[breaks.count - 1].progress
    if breaks[breaks.count - 1].isJump, self.value(at: last) == value { append(last...last, to: &found) }
    return found
  }

  /// The least and the greatest value on [0, 1], to within the error of `value(at:)`.
  public var valueRange: ClosedRange<Double> {
    let breaks = structure.breaks
    var least = value(at: 1), greatest = least
    for (start, end) in zip(breaks, breaks.dropFirst()) {
      for run in monotoneRuns(from: start.progress, to: end.progress) {
        least = min(least, run.startValue, run.endValue)
        greatest = max(greatest, run.startValue, run.endValue)
      }
    }
    return least...greatest
  }

  /// The piece between two neighbouring breaks, cut where the velocity changes its sign.
  func monotoneRuns(from start: Double, to end: Double) -> [MonotoneRun] {
    let startValue = value(at: start), endValue = leftLimit(at: end)
    let rising = velocity(at: start) > 0, risingAtEnd = velocity(at: end, before: true) > 0
    let falling = velocity(at: start) < 0, fallingAtEnd = velocity(at: end, before: true) < 0
    guard (rising && fallingAtEnd) || (falling && risingAtEnd) else {
      return [MonotoneRun(start: start, end: end, startValue: startValue, endValue: endValue)]
    }
    let turn = firstProgress(from: start, to: end) { rising ? velocity(at: $0) <= 0 : velocity(at: $0) >= 0 }
    let turnValue = value(at: turn)
    return [
      MonotoneRun(start: start, end: turn, startValue: startValue, endValue: turnValue),
      MonotoneRun(start: turn, end: end, startValue: turnValue, endValue: endValue),
    ]
  }

  /// The runs of all pieces, and whether the value jumps at their end.
  ///
  /// A run that is not flat, but so short that both its ends round to one value, is no plateau: it joins a neighbour.
  private func distinctRuns(between breaks: [CurveStructure.Break]) -> [(run: MonotoneRun, leaps: Bool)] {
    var runs: [(run: MonotoneRun, leaps: Bool)] = []
    var start: Double?  // of a short run that the next one takes in
    for (first, last) in zip(breaks, breaks.dropFirst()) {
      for var run in monotoneRuns(from: first.progress, to: last.progress) {
        let leaps = last.isJump && run.end == last.progress
        if run.startValue == run.endValue, !leaps,
          velocity(at: run.start) != 0 || velocity(at: run.end, before: true) != 0
        {
          if let before = runs.last, !before.leaps, before.run.endValue == run.startValue {
            runs[runs.count - 1].run.end = run.end
            continue
          }
          if run.end < 1 {
            start = start ?? run.start
            continue
          }
        }
        if let taken = start, !first.isJump || run.start > first.progress { run.start = taken }
        start = nil
        runs.append((run, leaps))
      }
    }
    return runs
  }

  private func crossing(of value: Double, in run: MonotoneRun, endsInJump: Bool) -> ClosedRange<Double>? {
    let low = min(run.startValue, run.endValue), high = max(run.startValue, run.endValue)
    guard low <= value, value <= high else { return nil }
    // The end of a run that leaps away there is a limit, not a value of the curve.
    if low == high { return run.start...(endsInJump ? max(run.start, run.end.nextDown) : run.end) }
    // The ends first: near a flat end many neighbours round to the same value, and only the end has it.
    if value == run.startValue { return run.start...run.start }
    if value == run.endValue { return endsInJump ? nil : run.end...run.end }
    let rises = run.endValue > run.startValue
    func valueInside(_ x: Double) -> Double { x == run.end ? run.endValue : self.value(at: x) }
    let above = firstProgress(from: run.start, to: run.end) {
      rises ? valueInside($0) >= value : valueInside($0) <= value
    }
    if valueInside(above) == value {
      // Where the curve is flat many neighbours round to this value: the truth is in the middle of them.
      let beyond = firstProgress(from: above, to: run.end) {
        rises ? valueInside($0) > value : valueInside($0) < value
      }
      let middle = above + (beyond.nextDown - above) / 2
      return middle...middle
    }
    let below = max(run.start, above.nextDown)
    let nearer = abs(valueInside(below) - value) < abs(valueInside(above) - value) ? below : above
    return nearer...nearer
  }

  /// The first number in [start, end] for which `holds` is true, given that it is true from some number on and at `end`.
  private func firstProgress(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    if holds(start) { return start }
    // Numbers in [0, 1] are ordered as their bit patterns; halving those takes at most 62 rounds.
    var low = start.bitPattern, high = end.bitPattern
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(Double(bitPattern: middle)) { high = middle } else { low = middle }
    }
    return Double(bitPattern: high)
  }

  /// Appends, joining what touches: neighbouring pieces share their break, and a point next to a plateau is part of it.
  private func append(_ range: ClosedRange<Double>, to found: inout [ClosedRange<Double>]) {
    if let last = found.last, range.lowerBound <= last.upperBound.nextUp {
      if range.upperBound > last.upperBound.nextUp || last.lowerBound < last.upperBound {
        found[found.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      }
      return
    }
    found.append(range)
  }
}

/// A stretch on which a curve never turns.
struct MonotoneRun {
  var start: Double
  var end: Double
  var startValue: Double
  var endValue: Double
}
