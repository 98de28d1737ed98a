import CInbetweenTruth
import TimingCurves

/// Measures the closed-form curves against 320-bit answers from the published formulas.
public struct ClosedFormMeasurement: Sendable {
  /// A curve with its number and its breaks.
  private struct Subject {
    var curve: ClosedFormCurve
    var direction: ClosedFormCurve.Direction
    /// The overshoot, or ten periods.
    var parameter: Double
    var breaks: [Double]
  }

  /// A measurement of the published curves.
  public init() {}

  /// What the documentation of `ClosedFormCurve` promises for the value and the velocity, in the units of `measure`.
  public static func bounds(_ shape: ClosedFormCurve.PennerShape) -> (value: Double, velocity: Double) {
    switch shape {
    case .quad, .circ, .bounce: (1, 1.5)
    case .sine, .expo: (1, 2.5)
    case .cubic, .quart, .quint: (2, 3)
    case .back: (2.5, 5)
    case .elastic: (2.5, 6)
    }
  }

  /// The errors of value and velocity over `cases` points, taken in turn from the directions of the shape.
  ///
  /// A fifth of the points each is uniform, near 0, near 1/2, near 1, and at or near a break.
  public func measure(_ shape: ClosedFormCurve.PennerShape, cases: Int) -> [ErrorReport] {
    let subjects = self.subjects(shape)
    let exactShape = self.exactShape(shape)
    let worst = worstInChunks(cases, errors: 2) { range, worst in
      for index in range {
        let subject = subjects[index % subjects.count]
        let x = point(index, subject)
        let exact = ib_truth_closed_form(exactShape, exactDirection(subject.direction), subject.parameter, x)
        worst[0].note(error(subject.curve.value(at: x), exact.value), at: index)
        worst[1].note(error(subject.curve.velocity(at: x), exact.velocity), at: index)
      }
    }
    func report(_ quantity: String, _ unit: String, _ worst: Worst, _ bound: Double) -> ErrorReport {
      let subject = subjects[worst.index % subjects.count]
      return ErrorReport(
        module: "TimingCurves", quantity: quantity, class: shape.rawValue, cases: worst.cases, worst: worst.error,
        unit: unit, bound: bound, worstCase: "\(subject.curve) at \(point(worst.index, subject))")
    }
    let bounds = Self.bounds(shape)
    return [
      report("closed form: value", "2^-52 max(1, |y|)", worst[0], bounds.value),
      report("closed form: velocity", "2^-52 max(1, |velocity|)", worst[1], bounds.velocity),
    ]
  }

  /// |computed − exact| / (2^-52 max(1, |exact|)); a vertical tangent has to be infinite exactly.
  private func error(_ computed: Double, _ exact: ib_truth_number) -> Double {
    guard exact.hi.isFinite else { return computed == exact.hi ? 0 : .infinity }
    return distance(computed, exact) / (0x1p-52 * max(1, abs(exact.hi)))
  }

  /// The three directions; for `elastic` also with the period 0.4 of Flutter.
  private func subjects(_ shape: ClosedFormCurve.PennerShape) -> [Subject] {
    func subject(_ curve: ClosedFormCurve, _ direction: ClosedFormCurve.Direction, _ parameter: Double) -> Subject {
      let breaks = curve.structure.breaks.map(\.progress)
      return Subject(curve: curve, direction: direction, parameter: parameter, breaks: breaks)
    }
    let directions = ClosedFormCurve.Direction.allCases
    let published = directions.map { direction in
      let isWhole = direction != .easeInOut
      // 1.70158 · 1.525 is 2.5949095; the doubles are taken as they are.
      let parameter = shape == .back ? (isWhole ? 1.70158 : 2.5949095) : isWhole ? 3 : 4.5
      return subject(.penner(shape, direction), direction, parameter)
    }
    guard shape == .elastic else { return published }
    return published + directions.map { subject(try! ClosedFormCurve(.elastic(period: 0.4), $0), $0, 4) }
  }

  private func point(_ index: Int, _ subject: Subject) -> Double {
    var source = RandomSource(seed: UInt64(index) | 1 << 61)
    func offset(_ source: inout RandomSource, _ low: Double) -> Double {
      (source.coin() ? 1 : -1) * source.powerOfTen(low, -1)
    }
    switch source.below(5) {
    case 0: return source.unit()
    case 1: return source.coin() ? source.powerOfTen(-20, -1) : source.powerOfTen(-320, -1)
    case 2: return 0.5 + offset(&source, -17)
    case 3: return 1 - source.powerOfTen(-16.5, -1)
    default:
      let place = source.pick(subject.breaks)
      switch source.below(4) {
      case 0: return place
      case 1: return min(place.nextUp, 1)
      case 2: return max(place.nextDown, 0)
      default: return min(max(place + offset(&source, -17), 0), 1)
      }
    }
  }

  private func exactShape(_ shape: ClosedFormCurve.PennerShape) -> ib_truth_shape {
    switch shape {
    case .sine: IB_TRUTH_SINE
    case .quad: IB_TRUTH_QUAD
    case .cubic: IB_TRUTH_CUBIC
    case .quart: IB_TRUTH_QUART
    case .quint: IB_TRUTH_QUINT
    case .expo: IB_TRUTH_EXPO
    case .circ: IB_TRUTH_CIRC
    case .back: IB_TRUTH_BACK
    case .elastic: IB_TRUTH_ELASTIC
    case .bounce: IB_TRUTH_BOUNCE
    }
  }

  private func exactDirection(_ direction: ClosedFormCurve.Direction) -> ib_truth_direction {
    switch direction {
    case .easeIn: IB_TRUTH_IN
    case .easeOut: IB_TRUTH_OUT
    case .easeInOut: IB_TRUTH_IN_OUT
    }
  }
}
