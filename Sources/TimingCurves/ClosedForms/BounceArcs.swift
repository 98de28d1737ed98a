/// The bounce shape: arcs of one parabola, y = 1 − (121/16)(…)², between the zeros 0, 1/11, 3/11, 7/11 of f.
///
/// With s = 11u/4 the arcs are (s − a)(b − s) over [0, ¼], [¼, ¾], [¾, 1¾] and the first half of [1¾, 3¾].
enum BounceArcs {
  static func rise(at place: ShapePlace) -> Double {
    place.isNearStart ? arc(2.75 * place.fromStart) : 1 - fall(2.75 * place.toEnd)
  }

  static func rest(at place: ShapePlace) -> Double {
    place.isNearStart ? 1 - arc(2.75 * place.fromStart) : fall(2.75 * place.toEnd)
  }

  /// f over the lower half, where s ≤ 1.375.
  private static func arc(_ s: Double) -> Double {
    if s < 0.25 { return s * (0.25 - s) }
    if s < 0.75 { return (s - 0.25) * (0.75 - s) }
    return (s - 0.75) * (1.75 - s)
  }

  /// 1 − f over the upper half, in z = 11d/4 ≤ 1.375.
  private static func fall(_ z: Double) -> Double {
    z < 1 ? z * z : (z - 1.5) * (z - 1.5) + 0.75
  }

  /// f′ on the arc with the given index, from the start: −(121/8)(u − vertex), from whichever end is near.
  static func slope(at place: ShapePlace, arc: Int) -> Double {
    let u = place.fromStart, d = place.toEnd
    switch arc {
    case 0: return -15.125 * ((u - 1.0 / 22) + 1.261617073437678e-18)
    case 1: return -15.125 * ((u - 2.0 / 11) + 5.046468293750712e-18)
    case 2 where place.isNearStart: return -15.125 * ((u - 5.0 / 11) - 1.5139404881252134e-17)
    case 2: return 15.125 * ((d - 6.0 / 11) - 4.0371746350005693e-17)
    default: return 15.125 * d
    }
  }

  /// The arc that x lies on; at a kink the one to the right, or to the left with `before`.
  static func index(of x: Double, _ direction: ClosedFormCurve.Direction, _ before: Bool) -> Int {
    let kinks = kinks(direction, secondHalf: x >= 0.5)
    var count = 0
    for i in 0..<3 where x > kinks[i] || (x == kinks[i] && !before) { count += 1 }
    return direction == .easeIn || (direction == .easeInOut && x < 0.5) ? count : 3 - count
  }

  /// Where the velocity jumps, in x, ascending; for `easeInOut` on one half.
  static func kinks(_ direction: ClosedFormCurve.Direction, secondHalf: Bool) -> SIMD3<Double> {
    switch direction {
    case .easeIn: [1.0 / 11, 3.0 / 11, 7.0 / 11]
    case .easeOut: [4.0 / 11, 8.0 / 11, 10.0 / 11]
    case .easeInOut: secondHalf ? [15.0 / 22, 19.0 / 22, 21.0 / 22] : [1.0 / 22, 3.0 / 22, 7.0 / 22]
    }
  }
}
