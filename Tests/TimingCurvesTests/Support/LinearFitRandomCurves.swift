import InbetweenTruth
import TimingCurves

extension RandomSource {
  /// A cubic of a class that changes with `round`: plain, overshooting, steep ends, near the triple root, straight.
  mutating func cubic(_ round: Int) throws -> CubicBezierCurve {
    let a = unit(), b = unit(), c = unit(), d = unit()
    return switch round % 6 {
    case 0: try CubicBezierCurve(a, b, c, d)
    case 1: try CubicBezierCurve(a, 5 * b - 2, c, 5 * d - 2)
    case 2: try CubicBezierCurve(0, b, 1, d)
    case 3: try CubicBezierCurve(1, b, 0, d)
    case 4: try CubicBezierCurve(1 - a * 1e-4, b, c * 1e-6, d)
    default: try CubicBezierCurve(a, a, c, c)
    }
  }
}
