import CInbetweenTruth
import TimingCurves

/// Counts where stairs differ from the definition of CSS, computed exactly and rounded once.
public struct StepMeasurement: Sendable {
  /// A measurement of random stairs.
  public init() {}

  /// The values, out of `cases`, that are not the exact ones; the class is the floor rule.
  ///
  /// Up to 10^12 treads, all jumps, either side of an edge, on and around edges, and outside [0, 1].
  public func measure(_ floor: StepCurve.FloorRule, cases: Int) -> ErrorReport {
    var faults = 0, first = ""
    for index in 0..<cases {
      var source = RandomSource(seed: UInt64(index) | 1 << 58)
      let jump = source.pick(StepCurve.Jump.allCases)
      let least = jump == .none ? 2 : 1
      let count = source.coin() ? least + source.below(24) : least + Int(source.powerOfTen(0, 12))
      let x = progress(count, from: &source), before = source.coin()
      let curve = try! StepCurve(count: count, jump: jump, floor: floor)
      let jumps = jump == .none ? count - 1 : jump == .both ? count + 1 : count
      let jumpsAtStart = jump == .start || jump == .jumpStart || jump == .both
      let exact = ib_truth_steps(count, jumpsAtStart ? 1 : 0, jumps, floor == .rounded ? 1 : 0, before ? 1 : 0, x)
      let value = curve.value(at: x, before: before)
      guard value != exact || (value == 0 && value.sign == .minus) else { continue }
      faults += 1
      if first.isEmpty { first = "\(value), not \(exact): \(count) treads, \(jump.rawValue), \(x), before: \(before)" }
    }
    return ErrorReport(
      module: "TimingCurves", quantity: "steps(): value", class: "floor of the \(floor.rawValue) product", cases: cases,
      worst: Double(faults), unit: "mismatches", bound: 0, worstCase: first)
  }

  private func progress(_ count: Int, from source: inout RandomSource) -> Double {
    let edge = Double(source.below(count + 1)) / Double(count)
    switch source.below(6) {
    case 0: return source.unit()
    case 1: return source.uniform(-2, 3)
    case 2: return source.powerOfTen(-320, 0)
    case 3: return edge.nextUp
    case 4: return edge.nextDown
    default: return edge
    }
  }
}
