/// A place on the basic shape f: how far from its start and how far from its end.
///
/// The two add up to 1. The smaller one is exact and the other correctly rounded, whichever direction it came from,
/// so every formula keeps its relative accuracy at both ends by working from the near one.
struct ShapePlace {
  var fromStart: Double
  var toEnd: Double

  /// Whether `fromStart` is the exact one.
  var isNearStart: Bool { fromStart < toEnd }
}

/// A shape in a direction: maps x to a place on the shape and the shape's answer back to y.
struct EasedShape {
  var shape: ClosedFormCurve.Shape
  var direction: ClosedFormCurve.Direction

  func value(at x: Double, before: Bool) -> Double {
    if x.isNaN { return x }
    if x <= 0 { return x == 0 ? 0 : extended(from: 0, by: x, slope: startSlope) }
    if x >= 1 {
      if x > 1 { return extended(from: 1, by: x - 1, slope: endSlope) }
      return before && jumpsAtEnd ? valueInside(1) : 1
    }
    if before, x == .leastNonzeroMagnitude, jumpsAtStart { return 0 }
    return valueInside(x)
  }

  func velocity(at x: Double, before: Bool) -> Double {
    if x.isNaN { return x }
    if x < 0 || (before && x == 0) { return startSlope }
    if x > 1 { return endSlope }
    return velocityInside(x, before: before || x == 1)
  }

  /// The formula on [0, 1], without the exceptions at the ends.
  func valueInside(_ x: Double) -> Double {
    switch direction {
    case .easeIn: shape.rise(at: ShapePlace(fromStart: x, toEnd: 1 - x))
    case .easeOut: shape.rest(at: ShapePlace(fromStart: 1 - x, toEnd: x))
    case .easeInOut:
      x < 0.5
        ? shape.rise(at: ShapePlace(fromStart: 2 * x, toEnd: 1 - 2 * x)) / 2
        : 1 - shape.rise(at: ShapePlace(fromStart: 2 - 2 * x, toEnd: 2 * x - 1)) / 2
    }
  }

  private func velocityInside(_ x: Double, before: Bool) -> Double {
    let place =
      switch direction {
      case .easeIn: ShapePlace(fromStart: x, toEnd: 1 - x)
      case .easeOut: ShapePlace(fromStart: 1 - x, toEnd: x)
      case .easeInOut:
        x < 0.5
          ? ShapePlace(fromStart: 2 * x, toEnd: 1 - 2 * x) : ShapePlace(fromStart: 2 - 2 * x, toEnd: 2 * x - 1)
      }
    if case .bounce = shape { return BounceArcs.slope(at: place, arc: BounceArcs.index(of: x, direction, before)) }
    return shape.slope(at: place)
  }

  // MARK: Ends

  /// Whether the curve leaves 0 by a jump; the value after it is at the least positive number.
  var jumpsAtStart: Bool { direction != .easeOut && shape.gap != 0 }
  /// Whether the curve reaches 1 by a jump.
  var jumpsAtEnd: Bool { direction != .easeIn && shape.gap != 0 }

  /// The slope of the continuation below 0: the end tangent, or 0 where it is vertical or the curve jumps.
  private var startSlope: Double { jumpsAtStart ? 0 : finite(velocityInside(0, before: false)) }
  private var endSlope: Double { jumpsAtEnd ? 0 : finite(velocityInside(1, before: true)) }

  private func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }

  private func extended(from end: Double, by distance: Double, slope: Double) -> Double {
    slope == 0 ? end : end + slope * distance
  }
}
