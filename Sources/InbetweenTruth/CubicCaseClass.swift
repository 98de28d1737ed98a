import Foundation
import TimingCurves

/// One question to a cubic Bézier timing curve.
public struct CubicCase: Sendable, Hashable {
  /// The x of the first handle.
  public var x1: Double
  /// The y of the first handle.
  public var y1: Double
  /// The x of the second handle.
  public var x2: Double
  /// The y of the second handle.
  public var y2: Double
  /// Where the curve is asked.
  public var x: Double

  /// The scale of the error contract: max(1, |y1|, |y2|).
  public var scale: Double { max(1, abs(y1), abs(y2)) }

  /// The case as anyone would type it in, with all digits.
  public var description: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2)) at \(x)" }
}

/// The classes of curves and inputs that the error contract is measured on, from friendly to hostile.
public enum CubicCaseClass: String, CaseIterable, Sendable {
  case published = "published curves, x uniform"
  case publishedHardX = "published curves, x near 0, 1/2, 1"
  case random = "x1, x2 random, y in [-2, 3]"
  case unitRandom = "all handles random in [0, 1]"
  case tripleRoot = "triple root (1, ·, 0, ·)"
  case nearTripleRoot = "near a triple root"
  case flatMiddle = "x(t) flat in the middle: x1 from 0.7, x2 to 0.3"
  case steepEnds = "vertical tangents: x1 at or near 0, x2 at or near 1"
  case nearCorners = "both handles near x = 0 or x = 1"
  case thirds = "x1 = 1/3, x2 = 2/3 and neighbours"
  case equalThirds = "x1 = x2 = 1/3 and neighbours"
  case halfStraight = "(0, 0, ·, ·) and (·, ·, 1, 1)"
  case tinyX = "x from 1e-300 to 1e-9, or 1 - k 2^-53"
  case largeY = "|y| up to 1e9"
  case extremeHandles = "x1, x2 of 0, 1, 2^-53, 1 - 2^-53, 5e-324, 1/3, …"

  /// Curves that a designer would meet.
  static let publishedHandles: [(Double, Double, Double, Double)] = [
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.05, 0.7, 0.1, 1),
    (0.34, 1.56, 0.64, 1),
    (0.87, 0, 0.13, 1), (1, 0, 0, 1), (0.2, 0, 0, 1), (0.3, 0, 0.8, 0.15), (0.68, -0.6, 0.32, 1.6), (0, 0, 0, 1),
    (0.4, 0, 0.2, 1), (0.12, 0, 0.39, 0), (0.61, 1, 0.88, 1), (0.37, 0, 0.63, 1), (0.11, 0, 0.5, 0), (0.5, 1, 0.89, 1),
    (0.45, 0, 0.55, 1), (0.32, 0, 0.67, 0), (0.33, 1, 0.68, 1), (0.65, 0, 0.35, 1), (0.5, 0, 0.75, 0),
    (0.25, 1, 0.5, 1),
    (0.76, 0, 0.24, 1), (0.64, 0, 0.78, 0), (0.22, 1, 0.36, 1), (0.83, 0, 0.17, 1), (0.7, 0, 0.84, 0),
    (0.16, 1, 0.3, 1),
    (0.55, 0, 1, 0.45), (0, 0.55, 0.45, 1), (0.85, 0, 0.15, 1), (0.36, 0, 0.66, -0.56), (0.175, 0.885, 0.32, 1.275),
  ]

  /// How many neighbouring cases share one curve.
  public static let casesPerCurve = 16

  /// The `index`-th case of the class: the same for everyone.
  public func sample(_ index: Int) -> CubicCase {
    let ordinal = UInt64(Self.allCases.firstIndex(of: self)!)
    var curves = RandomSource(seed: ordinal << 40 ^ UInt64(index / Self.casesPerCurve))
    var points = RandomSource(seed: ordinal << 40 ^ UInt64(index) ^ 1 << 63)
    let (x1, y1, x2, y2) = handles(from: &curves)
    let x = progress(from: &points)
    return CubicCase(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2, x: x)
  }

  private func handles(from source: inout RandomSource) -> (Double, Double, Double, Double) {
    func y(_ source: inout RandomSource) -> Double { source.uniform(-2, 3) }
    let (y1, y2) = (y(&source), y(&source))
    switch self {
    case .published, .publishedHardX:
      return source.pick(Self.publishedHandles)
    case .random, .tinyX:
      return (source.unit(), y1, source.unit(), y2)
    case .unitRandom:
      return (source.unit(), source.unit(), source.unit(), source.unit())
    case .tripleRoot:
      return (1, y1, 0, y2)
    case .nearTripleRoot:
      return (1 - source.powerOfTen(-16.5, -1), y1, source.powerOfTen(-16.5, -1), y2)
    case .flatMiddle:
      let (x1, x2) = (source.uniform(0.7, 1), source.uniform(0, 0.3))
      return source.coin() ? (x1, y1, x2, y2) : (x1, source.coin() ? 1 : -1, x2, source.coin() ? 1 : -1)
    case .steepEnds:
      let x1 = source.coin() ? 0 : source.powerOfTen(-18, -3)
      let x2 = source.coin() ? source.unit() : 1 - (source.coin() ? 0 : source.powerOfTen(-16, -3))
      return (x1, y1, x2, y2)
    case .nearCorners:
      let near = (source.powerOfTen(-18, -2), source.coin() ? 0 : source.powerOfTen(-18, -2))
      return source.coin() ? (near.0, y1, near.1, y2) : (1 - near.1, y1, 1 - near.0, y2)
    case .thirds:
      return (source.near(1 / 3), y1, source.near(2 / 3), y2)
    case .equalThirds:
      return (source.near(1 / 3), y1, source.near(1 / 3), y2)
    case .halfStraight:
      return source.coin() ? (0, 0, source.unit(), y2) : (source.unit(), y1, 1, 1)
    case .largeY:
      let size = source.powerOfTen(0, 9)
      return (source.unit(), source.uniform(-size, size), source.unit(), source.uniform(-size, size))
    case .extremeHandles:
      let values: [Double] = [
        0, 1, 0x1p-53, 1 - 0x1p-53, Double.leastNonzeroMagnitude, 1 / 3, 2 / 3, 0.5, 1e-8, 1 - 1e-8,
      ]
      return (source.pick(values), y1, source.pick(values), y2)
    }
  }

  private func progress(from source: inout RandomSource) -> Double {
    switch self {
    case .published: return source.unit()
    case .flatMiddle: return source.uniform(0.3, 0.7)
    case .tinyX:
      return source.coin() ? source.powerOfTen(-300, -9) : 1 - Double(source.next() % 1000) * 0x1p-53
    default: break
    }
    switch source.next() % 4 {
    case 0: return source.unit()
    case 1: return source.powerOfTen(-20, -1)
    case 2: return 1 - source.powerOfTen(-16.5, -1)
    default: return 0.5 + (source.coin() ? 1 : -1) * source.powerOfTen(-16.5, -0.4)
    }
  }
}

extension RandomSource {
  /// A number whose logarithm to base 10 is spread evenly over [low, high).
  public mutating func powerOfTen(_ low: Double, _ high: Double) -> Double {
    pow(10, uniform(low, high))
  }

  /// `value` itself or something close to it, from one ulp to 1e-3 away.
  mutating func near(_ value: Double) -> Double {
    coin() ? value : value + (unit() - 0.5) * powerOfTen(-16, -3)
  }
}
