extension EasedShape {
  var structure: CurveStructure {
    var breaks = [CurveStructure.Break(progress: 0)]
    if jumpsAtStart { breaks.append(.init(progress: .leastNonzeroMagnitude, isJump: true)) }
    breaks += inner.map { CurveStructure.Break(progress: $0) }
    breaks.append(.init(progress: 1, isJump: jumpsAtEnd))
    return CurveStructure(breaks: breaks)
  }

  /// The breaks inside (0, 1), ascending.
  private var inner: [Double] {
    if case .bounce = shape {
      let first = BounceArcs.kinks(direction, secondHalf: false)
      guard direction == .easeInOut else { return [first.x, first.y, first.z] }
      let second = BounceArcs.kinks(direction, secondHalf: true)
      return [first.x, first.y, first.z, 0.5, second.x, second.y, second.z]
    }
    let ends = inflections
    switch direction {
    case .easeIn: return ends.reversed().map { 1 - $0 }
    case .easeOut: return ends
    case .easeInOut: return ends.reversed().map { (1 - $0) / 2 } + [0.5] + ends.map { (1 + $0) / 2 }
    }
  }

  /// Where the curvature of the shape changes its sign, as distances from its end, ascending.
  private var inflections: [Double] {
    switch shape {
    case .back(let s):
      // f″ = 6(s + 1)u − 2s; without overshoot the inflection lies at the start itself.
      s > 0 ? [(2 * s + 3) / (3 * (s + 1))] : []
    case .elastic(let period): ElasticWave(period: period).inflections
    default: []
    }
  }
}
