/// Proves how far a polyline is from a curve, whatever way it was found.
///
/// Between two breaks the difference of the curve and a straight line is convex or concave. Its one extreme is at
/// an end, at a sample, or in the triangle between a chord and two tangents; the bracket around the tangent point is
/// halved until the triangles add nothing that matters.
struct FitCertificate<Curve: TimingCurve> {
  let curve: Curve
  let breaks: [Double]
  /// What the rounding of the curve's value and of the difference can hide.
  let rounding: Double

  private struct Sample {
    var x: Double
    var error: Double
    var slope: Double
  }

  /// A bound of |curve − line| on the segment between two points, for every x that is a double.
  ///
  /// `least`, an error that is there anyway, ends the search early and grows to the largest error seen: the bound
  /// is at most 1 + 1/1024 times that, apart from rounding.
  func bound(from a: LinearFit.Point, to b: LinearFit.Point, least: inout Double) -> Double {
    bound(from: a, to: b, limit: .infinity, least: &least)
  }

  /// Whether |curve − line| is proven to be at most `limit` on the segment between two points.
  func holds(_ limit: Double, from a: LinearFit.Point, to b: LinearFit.Point) -> Bool {
    var least = 0.0
    return bound(from: a, to: b, limit: limit, least: &least) <= limit
  }

  private func bound(from a: LinearFit.Point, to b: LinearFit.Point, limit: Double, least: inout Double) -> Double {
    guard b.progress > a.progress else { return 0 }
    var bound = 0.0
    var left = a.progress
    var index = firstBreak(after: left)
    while left < b.progress {
      let right = index < breaks.count ? min(breaks[index], b.progress) : b.progress
      bound = max(bound, arcBound(a, b, left, right, limit: limit, least: &least))
      if bound > limit { return .infinity }
      left = right
      index += 1
    }
    return bound
  }

  private func firstBreak(after x: Double) -> Int {
    var low = 0, high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] > x { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same on an interval without a break inside.
  private func arcBound(
    _ a: LinearFit.Point, _ b: LinearFit.Point, _ from: Double, _ to: Double, limit: Double, least: inout Double
  ) -> Double {
    let rise = b.value - a.value, run = b.progress - a.progress
    func sample(_ x: Double, before: Bool = false) -> Sample {
      let value = before ? curve.leftLimit(at: x) : curve.value(at: x)
      return Sample(
        x: x, error: value - (a.value + rise * ((x - a.progress) / run)),
        slope: curve.velocity(at: x, before: before) - rise / run)
    }
    var left = sample(from)
    var bound = abs(left.error) + rounding
    least = max(least, abs(left.error))
    // The limit from the left at `to` matters only to numbers in between.
    guard to > from.nextUp else { return bound <= limit ? bound : .infinity }
    var waiting = [sample(to, before: true)]
    bound = max(bound, abs(waiting[0].error) + rounding)
    guard bound <= limit else { return .infinity }
    while let right = waiting.last {
      least = max(least, abs(left.error), abs(right.error))
      let apex = abs(Self.apex(left, right))
      let width = right.x - left.x
      // The tangents' own rounding: at most 64 units of the slope times the way along them.
      let reach = 2 * apex + abs(left.error) + abs(right.error) + width * (1 + abs(rise / run))
      let peak = apex == 0 ? 0 : apex + rounding + 0x1p-46 * reach
      let middle = left.x + width / 2
      // Between neighbouring doubles there is nothing to bound.
      let isSplittable = middle > left.x && middle < right.x
      let isTight = limit.isFinite ? peak <= limit : apex <= least * (1 + 0x1p-10)
      if isSplittable, !isTight {
        let sample = sample(middle)
        guard abs(sample.error) + rounding <= limit else { return .infinity }
        waiting.append(sample)
        continue
      }
      waiting.removeLast()
      bound = max(bound, abs(left.error) + rounding, abs(right.error) + rounding, isSplittable ? peak : 0)
      guard bound <= limit else { return .infinity }
      left = right
    }
    return bound
  }

  /// Where the tangents of the difference meet if it has an extreme in between that its ends do not bound; else 0.
  private static func apex(_ left: Sample, _ right: Sample) -> Double {
    // Mirrored so that the difference is convex.
    let sign: Double = left.slope <= right.slope ? 1 : -1
    let fall = sign * left.slope, rise = sign * right.slope
    guard fall < 0, rise > 0 else { return fall.isNaN || rise.isNaN ? .infinity : 0 }
    let width = right.x - left.x
    let lowest: Double
    switch (fall.isFinite, rise.isFinite) {
    case (false, false): return .infinity
    case (false, true): lowest = sign * right.error - rise * width
    case (true, false): lowest = sign * left.error + fall * width
    case (true, true):
      let meeting = (sign * (left.error - right.error) + rise * width) / (rise - fall)
      lowest = sign * left.error + fall * min(max(meeting, 0), width)
    }
    return lowest < 0 ? lowest : 0
  }
}
