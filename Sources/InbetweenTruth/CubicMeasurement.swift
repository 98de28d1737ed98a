import CInbetweenKernels
import CInbetweenTruth
import Dispatch
import TimingCurves

/// Measures the cubic Bézier kernels of every instruction set that this processor has against 320-bit answers.
public struct CubicMeasurement: Sendable {
  /// What is measured, with its promise.
  public enum Quantity: String, CaseIterable, Sendable {
    case value = "value"
    case velocity = "velocity"
    case acceleration = "acceleration"
    case integral = "integral"
    case batch = "batch, Double"
    case batchFloat = "batch, Float"
    case distinct = "distinct curves, Double"
    case distinctFloat = "distinct curves, Float"

    /// The unit errors are stated in.
    public var unit: String {
      switch self {
      case .value, .batch, .distinct, .integral: "2^-52 max(1, |y1|, |y2|)"
      case .batchFloat, .distinctFloat: "2^-24 max(1, |y1|, |y2|)"
      case .velocity: "ulp of max(1, |velocity|)"
      case .acceleration: "ulp of max(1, |acceleration|)"
      }
    }

    /// What the documentation promises, in `unit`.
    public var bound: Double {
      switch self {
      case .value: 1
      case .velocity, .acceleration, .batch, .batchFloat, .distinct, .distinctFloat, .integral: 8
      }
    }
  }

  /// One instruction set.
  struct Kernels: @unchecked Sendable {
    // Unchecked because of the pointer: the tables are constants.
    var name: String
    var table: UnsafePointer<ib_cubic_kernels>
  }

  let kernels: [Kernels]

  /// A measurement with every instruction set of this processor.
  public init() {
    kernels = (0..<ib_cubic_kernels_count()).compactMap { index in
      ib_cubic_kernels_at(index).map { Kernels(name: String(cString: $0.pointee.name), table: $0) }
    }
  }

  /// Measures `cases` cases of a class on all cores; `progress` is told the share that is done.
  public func measure(
    _ caseClass: CubicCaseClass, cases: Int, progress: @Sendable (Double) -> Void = { _ in }
  ) -> [ErrorReport] {
    let chunk = 4096
    let chunks = (cases + chunk - 1) / chunk
    let collected = Collected()
    DispatchQueue.concurrentPerform(iterations: chunks) { index in
      let part = measureChunk(caseClass, index * chunk..<min(cases, (index + 1) * chunk))
      progress(Double(collected.add(part)) / Double(chunks))
    }
    return collected.worst.sorted { $0.key < $1.key }.map { key, worst in
      let at = worst.cases == 0 ? "" : caseClass.sample(worst.index).description
      return ErrorReport(
        module: "TimingCurves", quantity: "\(key.quantity.rawValue) (\(kernels[key.kernel].name))",
        class: caseClass.rawValue, cases: worst.cases, worst: worst.error, unit: key.quantity.unit,
        bound: key.quantity.bound, worstCase: at)
    }
  }

  private func measureChunk(_ caseClass: CubicCaseClass, _ range: Range<Int>) -> [Key: Worst] {
    let context = ib_truth_create()
    defer { ib_truth_destroy(context) }
    let cases = range.map(caseClass.sample)
    let exact = cases.map { ib_truth_cubic(context, $0.x1, $0.y1, $0.x2, $0.y2, $0.x) }
    let single = cases.map { Float($0.x) }
    let exactSingle = zip(cases, single).map { ib_truth_cubic_value(context, $0.x1, $0.y1, $0.x2, $0.y2, Double($1)) }
    let curve = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
    defer { curve.deallocate() }
    var worst: [Key: Worst] = [:]

    for (kernel, table) in kernels.map(\.table).enumerated() {
      var lanes = [Double](repeating: 0, count: cases.count), singleLanes = [Float](repeating: 0, count: cases.count)
      for start in stride(from: 0, to: cases.count, by: CubicCaseClass.casesPerCurve) {
        let end = min(start + CubicCaseClass.casesPerCurve, cases.count), first = cases[start]
        table.pointee.prepare(curve, first.x1, first.y1, first.x2, first.y2)
        let x = cases[start..<end].map(\.x)
        lanes.withUnsafeMutableBufferPointer { table.pointee.values(curve, x, $0.baseAddress! + start, end - start) }
        single.withUnsafeBufferPointer { x in
          singleLanes.withUnsafeMutableBufferPointer {
            table.pointee.values_float(curve, x.baseAddress! + start, $0.baseAddress! + start, end - start)
          }
        }
        for i in start..<end {
          let jet = table.pointee.jet(curve, cases[i].x)
          let value = table.pointee.value(curve, cases[i].x), slope = table.pointee.slope(curve, cases[i].x)
          func note(_ quantity: Quantity, _ error: Double) {
            worst[Key(kernel: kernel, quantity: quantity), default: Worst()].note(error, at: range.lowerBound + i)
          }
          let unit = cases[i].scale * 0x1p-52
          note(.value, distance(value, exact[i].value) / unit)
          note(.batch, distance(lanes[i], exact[i].value) / unit)
          note(.batchFloat, distance(Double(singleLanes[i]), exactSingle[i]) / (cases[i].scale * 0x1p-24))
          // A vertical tangent or a pole has no finite answer to measure against; their rules are tested elsewhere.
          if exact[i].slope.hi.isFinite {
            note(.velocity, distance(slope, exact[i].slope) / max(1, abs(exact[i].slope.hi)).ulp)
          }
          if exact[i].curvature.hi.isFinite {
            note(.acceleration, distance(jet.curvature, exact[i].curvature) / max(1, abs(exact[i].curvature.hi)).ulp)
          }
        }
      }
      for (i, (exact, single)) in distinct(cases, exact.map(\.value), table, context).enumerated() {
        worst[Key(kernel: kernel, quantity: .distinct), default: Worst()].note(exact, at: range.lowerBound + i)
        worst[Key(kernel: kernel, quantity: .distinctFloat), default: Worst()].note(single, at: range.lowerBound + i)
      }
    }
    for (i, sample) in cases.enumerated() {
      let curve = try! CubicBezierCurve(sample.x1, sample.y1, sample.x2, sample.y2)
      let error = distance(curve.integral(to: sample.x), exact[i].integral) / (sample.scale * 0x1p-52)
      worst[Key(kernel: kernels.count - 1, quantity: .integral), default: Worst()].note(error, at: range.lowerBound + i)
    }
    return worst
  }

  /// The errors of both distinct-curve kernels, with neighbouring lanes holding different curves.
  private func distinct(
    _ cases: [CubicCase], _ exact: [ib_truth_number], _ table: UnsafePointer<ib_cubic_kernels>,
    _ context: OpaquePointer?
  ) -> [(Double, Double)] {
    let order = cases.indices.sorted {
      ($0 % CubicCaseClass.casesPerCurve, $0) < ($1 % CubicCaseClass.casesPerCurve, $1)
    }
    let mixed = order.map { cases[$0] }
    var y = [Double](repeating: 0, count: cases.count), single = [Float](repeating: 0, count: cases.count)
    table.pointee.values_each(
      mixed.map(\.x1), mixed.map(\.y1), mixed.map(\.x2), mixed.map(\.y2), mixed.map(\.x), &y, cases.count)
    func floats(_ path: KeyPath<CubicCase, Double>) -> [Float] { mixed.map { Float($0[keyPath: path]) } }
    let (x1, y1, x2, y2, x) = (floats(\.x1), floats(\.y1), floats(\.x2), floats(\.y2), floats(\.x))
    table.pointee.values_each_float(x1, y1, x2, y2, x, &single, cases.count)
    var errors = [(Double, Double)](repeating: (0, 0), count: cases.count)
    for (lane, i) in order.enumerated() {
      let truth = ib_truth_cubic_value(
        context, Double(x1[lane]), Double(y1[lane]), Double(x2[lane]), Double(y2[lane]), Double(x[lane]))
      errors[i] = (
        distance(y[lane], exact[i]) / (cases[i].scale * 0x1p-52),
        distance(Double(single[lane]), truth) / (max(1, abs(Double(y1[lane])), abs(Double(y2[lane]))) * 0x1p-24)
      )
    }
    return errors
  }
}

/// |computed − exact|, exact to 2^-106.
func distance(_ computed: Double, _ exact: ib_truth_number) -> Double {
  abs((computed - exact.hi) - exact.lo)
}

private struct Key: Hashable, Comparable {
  var kernel: Int
  var quantity: CubicMeasurement.Quantity

  static func < (a: Key, b: Key) -> Bool {
    let order = CubicMeasurement.Quantity.allCases
    return (order.firstIndex(of: a.quantity)!, a.kernel) < (order.firstIndex(of: b.quantity)!, b.kernel)
  }
}

/// The sum of what the chunks found.
private final class Collected: @unchecked Sendable {
  private let queue = DispatchQueue(label: "collected")
  private(set) var worst: [Key: Worst] = [:]
  private var done = 0

  /// Adds a chunk; returns how many there are now.
  func add(_ part: [Key: Worst]) -> Int {
    queue.sync {
      for (key, value) in part { worst[key, default: Worst()].merge(value) }
      done += 1
      return done
    }
  }
}
