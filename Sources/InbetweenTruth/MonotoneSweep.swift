import CInbetweenKernels
import Dispatch
import TimingCurves

/// Looks for backward steps between neighbouring floating-point numbers on curves that never fall.
///
/// Handles in [0, 1] make y(x) monotone; so must the computed y be. Every curve is swept around all borders and centres of the kernel's
/// buckets and around random, logarithmic and near-middle places, 24 neighbouring numbers each; forty times as many curves around
/// the first borders only, where y is small, its ulps are fine, and a fault is most likely.
public struct MonotoneSweep: Sendable {
  /// How many neighbouring numbers are compared at each place.
  static let neighbours = 24

  /// A measurement with every instruction set of this processor.
  public init() {}

  /// Sweeps `curves` curves of each class with every instruction set; the error is the number of backward steps plus that of values outside [0, 1].
  public func reports(curves: Int) -> [ErrorReport] {
    InstructionSet.all.map { set in
      let sums = Sums()
      DispatchQueue.concurrentPerform(iterations: curves * 41) { index in
        sums.add(sweep(curve: index, onlyStart: index >= curves, with: set.index))
      }
      return ErrorReport(
        module: "TimingCurves", quantity: "value: backward steps (\(set.name))",
        class: "handles in [0, 1], neighbouring x",
        cases: sums.pairs, worst: Double(sums.faults), unit: "steps", bound: 0, worstCase: sums.where)
    }
  }

  private func sweep(curve index: Int, onlyStart: Bool, with set: Int) -> (pairs: Int, faults: Int, where: String) {
    var source = RandomSource(seed: UInt64(index) | 1 << 62)
    let (x1, y1, x2, y2) = handles(index, from: &source)
    let kernels = ib_cubic_kernels_at(set)!
    let curve = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
    defer { curve.deallocate() }
    kernels.pointee.prepare(curve, x1, y1, x2, y2)
    let value = kernels.pointee.value!
    var pairs = 0, faults = 0, first = ""
    for place in onlyStart ? startPlaces : places(from: &source) {
      // Below 1e-130 y itself may be subnormal, where no relative accuracy is left.
      var x = max(place, 1e-130)
      for _ in 0..<Self.neighbours / 2 { x = max(x.nextDown, 1e-130) }
      var previous = value(curve, x)
      for _ in 0..<Self.neighbours {
        x = min(x.nextUp, 1)
        let y = value(curve, x)
        pairs += 1
        if y < previous || !(y >= 0 && y <= 1) {
          faults += 1
          if first.isEmpty { first = "cubic-bezier(\(x1), \(y1), \(x2), \(y2)) at \(x)" }
        }
        previous = y
      }
    }
    return (pairs, faults, first)
  }

  private func handles(_ index: Int, from source: inout RandomSource) -> (Double, Double, Double, Double) {
    let (y1, y2) = (source.unit(), source.unit())
    switch index % 9 {
    case 0:
      let published = CubicCaseClass.publishedHandles.filter { 0...1 ~= $0.1 && 0...1 ~= $0.3 }
      return source.pick(published)
    case 1: return (source.unit(), y1, source.unit(), y2)
    case 2: return (Double(source.next() % 2), y1, Double(source.next() % 2), y2)
    case 3: return (source.unit(), 0.5 + source.powerOfTen(-8, -1), source.unit(), 0.5 - source.powerOfTen(-8, -1))
    case 4: return (1, y1, 0, y2)
    case 5: return (1 - source.powerOfTen(-16, -1), y1, source.powerOfTen(-16, -1), y2)
    case 6: return (source.coin() ? 0 : source.powerOfTen(-18, -3), y1, source.coin() ? 1 : source.unit(), y2)
    case 7: return (source.powerOfTen(-18, -2), y1, source.powerOfTen(-18, -2), y2)
    default: return (min(source.near(1 / 3), 1), y1, min(source.near(2 / 3), 1), y2)
    }
  }

  /// The borders and centres of the buckets that the first frames serve on most curves.
  private var startPlaces: [Double] {
    (0...64).map { Double($0) / Double(2 * IB_CUBIC_BUCKETS) }
  }

  private func places(from source: inout RandomSource) -> [Double] {
    var places = (0...2 * Int(IB_CUBIC_BUCKETS)).map { Double($0) / Double(2 * IB_CUBIC_BUCKETS) }
    for _ in 0..<525 {
      places.append(source.unit())
      places.append(source.powerOfTen(-120, 0))
      places.append(0.5 + (source.coin() ? 1 : -1) * source.powerOfTen(-16, -0.4))
    }
    return places
  }
}

private final class Sums: @unchecked Sendable {
  private let queue = DispatchQueue(label: "sums")
  private(set) var pairs = 0
  private(set) var faults = 0
  private(set) var `where` = ""

  func add(_ part: (pairs: Int, faults: Int, where: String)) {
    queue.sync {
      pairs += part.pairs
      faults += part.faults
      if `where`.isEmpty { `where` = part.where }
    }
  }
}
