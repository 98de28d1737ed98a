import CInbetweenTruth
import TimingCurves

/// Measures straight pieces through random points against 320-bit interpolation.
public struct LinearMeasurement: Sendable {
  /// The points of a measurement.
  public enum CaseClass: String, CaseIterable, Sendable {
    case ordinary = "values in [-2, 3], 2 to 64 points on [0, 1]"
    case mixed = "values from 1e-130 to 1e130, points from 1e-100"
    case repeated = "repeated points and values, points outside [0, 1]"
  }

  /// How many questions share one curve.
  static let casesPerCurve = 16

  /// A measurement of random curves.
  public init() {}

  /// The error of `cases` values in units of the documented bound.
  public func measure(_ caseClass: CaseClass, cases: Int) -> ErrorReport {
    let worst = worstInChunks(cases, errors: 1) { range, worst in
      for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.casesPerCurve) {
        let points = self.points(caseClass, start / Self.casesPerCurve)
        let curve = try! PiecewiseLinearCurve(points: points)
        for index in start..<min(start + Self.casesPerCurve, range.upperBound) {
          let x = progress(index, points)
          worst[0].note(error(curve.value(at: x), points, x), at: index)
        }
      }
    }[0]
    let points = self.points(caseClass, worst.index / Self.casesPerCurve)
    let pairs = points.map { "(\($0.progress), \($0.value))" }.joined(separator: " ")
    return ErrorReport(
      module: "TimingCurves", quantity: "linear(): value", class: caseClass.rawValue, cases: worst.cases,
      worst: worst.error, unit: "2^-53 (|y| + 3.01 |y - y0|)", bound: 1,
      worstCase: "\(progress(worst.index, points)) on \(pairs)")
  }

  private func error(_ computed: Double, _ points: [PiecewiseLinearCurve.Point], _ x: Double) -> Double {
    let start = points.lastIndex { $0.progress <= x } ?? 0, y0 = points[start].value
    // The last point carries on the line to it.
    let other = start + 1 < points.count ? start + 1 : start - 1
    guard other >= 0, points[start].progress != points[other].progress else { return computed == y0 ? 0 : .infinity }
    let (a, b) = (points[start], points[other])
    let exact = ib_truth_line(a.progress, a.value, b.progress, b.value, x)
    let error = distance(computed, exact)
    return error == 0 ? 0 : error / (0x1p-53 * (abs(exact.hi) + 3.01 * abs((exact.hi - y0) + exact.lo)))
  }

  private func points(_ caseClass: CaseClass, _ curve: Int) -> [PiecewiseLinearCurve.Point] {
    let ordinal = UInt64(CaseClass.allCases.firstIndex(of: caseClass)!)
    var source = RandomSource(seed: UInt64(curve) | ordinal << 40 | 1 << 60)
    let count = caseClass == .repeated ? 1 + source.below(16) : 2 + source.below(source.coin() ? 8 : 63)
    let progresses = (0..<count).map { _ in
      switch caseClass {
      case .repeated: Double(source.below(12) - 3) / 6
      case .ordinary: source.coin() ? source.unit() : source.powerOfTen(-12, 0)
      case .mixed: source.coin() ? source.unit() : source.powerOfTen(-100, 0)
      }
    }
    return progresses.sorted().map { progress in
      let value =
        switch caseClass {
        case .ordinary: source.uniform(-2, 3)
        case .mixed: (source.coin() ? 1 : -1) * source.powerOfTen(-130, 130)
        case .repeated: Double(source.below(5)) / 4
        }
      return PiecewiseLinearCurve.Point(progress: progress, value: value)
    }
  }

  /// Anywhere, outside too, close to a point, or where a piece goes through 0, so that little of the error is the last
  /// rounding.
  private func progress(_ index: Int, _ points: [PiecewiseLinearCurve.Point]) -> Double {
    var source = RandomSource(seed: UInt64(index) | 1 << 59)
    switch source.below(5) {
    case 0: return source.uniform(-1, 2)
    case 1: return source.pick(points).progress
    case 2: return source.pick(points).progress * (1 + (source.unit() - 0.5) * source.powerOfTen(-16, 0))
    case 3:
      let index = source.below(points.count), a = points[index], b = points[min(index + 1, points.count - 1)]
      let root = a.progress + (b.progress - a.progress) * (a.value / (a.value - b.value))
      return root.isFinite ? root : source.unit()
    default: return source.unit()
    }
  }
}
