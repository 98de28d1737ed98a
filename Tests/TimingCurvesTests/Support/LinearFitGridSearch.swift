import TimingCurves

/// The fewest points of a `linear()` whose knots lie on a grid, found by trying every link between them.
///
/// Shares nothing with the fit: no enclosures, no windows, only samples of the curve. A link counts as feasible when
/// it stays within the tolerance at every sample on its way.
struct LinearFitGridSearch {
  /// How fine the search is: knot positions, heights per position, samples per gap between positions.
  struct Fineness {
    var positions: Int
    var heights: Int
    var samplesPerGap: Int

    /// What a debug build, and a release build, can do for every named curve.
    static func standard(_ tolerance: Double) -> Fineness {
      #if DEBUG
        Fineness(positions: tolerance < 1e-3 ? 400 : 150, heights: 5, samplesPerGap: 2)
      #else
        Fineness(positions: tolerance < 1e-3 ? 1_000 : 500, heights: 15, samplesPerGap: 3)
      #endif
    }
  }

  private struct Sample {
    var x: Double
    var y: Double
    var isKnot: Bool
    /// The left side of a jump: the next sample has the same x.
    var jumps = false
  }

  private var samples: [Sample] = []
  private let fineness: Fineness

  init(_ curve: some TimingCurve, _ fineness: Fineness) {
    self.fineness = fineness
    let breaks = curve.structure.breaks
    samples = [Sample(x: 0, y: curve.value(at: 0), isKnot: true)]
    // Candidates crowd towards both ends of every piece, where tangents may be vertical.
    let base = fineness.positions * fineness.samplesPerGap * 4 / (breaks.count - 1)
    var candidates: [(x: Double, y: Double, weight: Double)] = []
    for (left, right) in zip(breaks, breaks.dropFirst()) {
      let a = left.progress, width = right.progress - a
      var last = a
      for index in 1..<base {
        let u = Double(index) / Double(base)
        let x = a + width * (u * u * u * (10 - 15 * u + 6 * u * u))
        guard x > last, x < right.progress else { continue }
        let middle = last + (x - last) / 2
        let bend = curve.value(at: x) - 2 * curve.value(at: middle) + curve.value(at: last)
        candidates.append((x, curve.value(at: x), abs(bend).squareRoot()))
        last = x
      }
    }
    // Knots where the curve bends: as many per unit of the root of its curvature everywhere.
    let total = candidates.reduce(0) { $0 + $1.weight }
    let gap = max(total, .leastNonzeroMagnitude) / Double(fineness.positions * fineness.samplesPerGap)
    var sum = 0.0, count = 0, next = 1
    for candidate in candidates {
      while next < breaks.count, breaks[next].progress <= candidate.x {
        appendBreak(breaks[next], curve)
        next += 1
      }
      sum += candidate.weight
      guard sum >= gap else { continue }
      sum = 0
      count += 1
      samples.append(Sample(x: candidate.x, y: candidate.y, isKnot: count % fineness.samplesPerGap == 0))
    }
    for remaining in breaks[next...] { appendBreak(remaining, curve) }
  }

  private mutating func appendBreak(_ point: CurveStructure.Break, _ curve: some TimingCurve) {
    let x = point.progress
    // Between neighbouring doubles the limit from the left is nowhere seen.
    if point.isJump, samples[samples.count - 1].x < x.nextDown {
      samples.append(Sample(x: x, y: curve.leftLimit(at: x), isKnot: true, jumps: true))
    }
    samples.append(Sample(x: x, y: curve.value(at: x), isKnot: true))
  }

  /// The fewest points within the tolerance; the first and the last one exact.
  func fewestPoints(tolerance: Double) -> Int? {
    let half = fineness.heights / 2
    let step = tolerance / Double(half)
    let count = 2 * half + 1
    var links = [Int](repeating: .max, count: samples.count * count)
    links[half] = 0
    for start in samples.indices where samples[start].isKnot {
      for height in 0..<count where links[start * count + height] < .max {
        let next = links[start * count + height] + 1
        let x = samples[start].x, y = samples[start].y + Double(height - half) * step
        if samples[start].jumps {
          for other in 0..<count { links[(start + 1) * count + other] = min(links[(start + 1) * count + other], next) }
        }
        var low = -Double.infinity, high = Double.infinity
        for end in (start + 1)..<samples.count {
          let sample = samples[end]
          let run = sample.x - x
          if run == 0 {
            guard abs(sample.y - y) <= tolerance else { break }
            continue
          }
          low = max(low, (sample.y - tolerance - y) / run)
          high = min(high, (sample.y + tolerance - y) / run)
          guard low <= high else { break }
          guard sample.isKnot else { continue }
          // Over one subnormal step every slope overflows; then only the sample itself limits the height.
          let isSteep = !low.isFinite || !high.isFinite
          let first = isSteep ? 0 : max(0, Int(((y + low * run - sample.y) / step).rounded(.up)) + half)
          let last =
            isSteep ? count - 1 : min(count - 1, Int(((y + high * run - sample.y) / step).rounded(.down)) + half)
          guard first <= last else { continue }
          for other in first...last { links[end * count + other] = min(links[end * count + other], next) }
        }
      }
    }
    let best = links[(samples.count - 1) * count + half]
    return best == .max ? nil : best + 1
  }
}
