/// Turns the knots of a path into the shortest decimals that keep the tolerance.
struct FitRounding<Curve: TimingCurve> {
  let certificate: FitCertificate<Curve>
  let tolerance: Double
  /// What a segment may use up while its right end is not rounded yet.
  let reserve: Double
  /// Whether to look for lucky short decimals as well.
  var isPatient = true

  /// A point as printed.
  struct Printed {
    var percentage: FitDecimal
    var value: FitDecimal

    var point: LinearFit.Point { .init(progress: percentage.value, value: value.value) }
    /// How far the point moves for a reader who rounds twice.
    var displacement: Double { abs(percentage.roundedTwice - percentage.value) }

    /// How far the segment to the next point moves up or down for such a reader.
    func movement(to next: Printed) -> Double {
      let run = next.percentage.value - percentage.value
      return run > 0 ? (displacement + next.displacement) * abs(next.value.value - value.value) / run : 0
    }
  }

  /// The printed points from left to right; nil when some point cannot be rounded within the tolerance.
  func round(_ knots: [LeastLinks.Knot]) -> [Printed]? {
    var printed = [exact(knots[0])]
    for index in 1..<knots.count - 1 {
      let next = LinearFit.Point(progress: knots[index + 1].x, value: knots[index + 1].y)
      guard let point = shortest(knots[index], after: printed[index - 1], before: next) else { return nil }
      printed.append(point)
    }
    let last = exact(knots[knots.count - 1])
    guard holds(from: printed[printed.count - 1], to: last) else { return nil }
    return printed + [last]
  }

  /// The point with every digit that it needs to be exact.
  func exact(_ knot: LeastLinks.Knot) -> Printed {
    Printed(percentage: .exactPercentage(knot.x), value: .exact(knot.y))
  }

  private func shortest(
    _ knot: LeastLinks.Knot, after previous: Printed, before next: LinearFit.Point
  ) -> Printed? {
    // Coarser decimals would fit by luck only; among many points that luck is not worth the search.
    let least = max(FitPlaces.forTolerance(isPatient ? tolerance : 2 * (tolerance - reserve)) - 1, 0)
    let leastPercent = knot.isFixed ? 0 : max(least - 3, 0)
    let mostPercent = knot.isFixed ? 0 : FitDecimal.mostPlaces - 2
    for places in least + leastPercent...FitDecimal.mostPlaces + mostPercent {
      for percentPlaces in leastPercent...mostPercent {
        let valuePlaces = places - percentPlaces
        guard valuePlaces >= least, valuePlaces <= FitDecimal.mostPlaces else { continue }
        let percentages =
          knot.isFixed
          ? [FitDecimal.exactPercentage(knot.x)] : FitDecimal.percentages(of: knot.x, places: percentPlaces)
        for percentage in percentages {
          for value in FitDecimal.neighbours(of: knot.height(at: percentage.value), places: valuePlaces) {
            let candidate = Printed(percentage: percentage, value: value)
            if fits(candidate, knot, after: previous, before: next) { return candidate }
          }
        }
      }
    }
    let candidate = exact(knot)
    return fits(candidate, knot, after: previous, before: next) ? candidate : nil
  }

  private func fits(
    _ candidate: Printed, _ knot: LeastLinks.Knot, after previous: Printed, before next: LinearFit.Point
  ) -> Bool {
    let point = candidate.point
    if !knot.isFixed {
      guard point.progress > previous.percentage.value, point.progress < next.progress else { return false }
    }
    return holds(from: previous, to: candidate) && certificate.holds(reserve, from: point, to: next)
  }

  private func holds(from a: Printed, to b: Printed) -> Bool {
    certificate.holds(tolerance - a.movement(to: b), from: a.point, to: b.point)
  }
}

extension LeastLinks.Knot {
  /// The height for a knot moved to x: on the line that is extended, so that only the other line changes.
  func height(at x: Double) -> Double {
    if x < self.x, let before { return before.value(at: x) }
    if x > self.x, let after { return after.value(at: x) }
    return y
  }
}

enum FitPlaces {
  /// How many decimal places a step of twice the tolerance has.
  static func forTolerance(_ tolerance: Double) -> Int {
    var places = 0
    var step = 1.0
    while step > 2 * tolerance, places < FitDecimal.mostPlaces {
      step /= 10
      places += 1
    }
    return places
  }
}
