import CInbetweenKernels
import InbetweenTruth

/// The kernels of one instruction set.
typealias CubicKernels = UnsafePointer<ib_cubic_kernels>

/// The handles of a curve.
struct Handles: CustomStringConvertible {
  var x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  init(_ sample: CubicCase) { self.init(sample.x1, sample.y1, sample.x2, sample.y2) }

  var scale: Double { max(1, abs(y1), abs(y2)) }
  var isInside: Bool { min(y1, y2) >= 0 && max(y1, y2) <= 1 }
  var description: String { "(\(x1), \(y1), \(x2), \(y2))" }

  /// The curve prepared by these kernels, for the time of `body`.
  func withPrepared<R>(_ kernels: CubicKernels, _ body: (UnsafePointer<ib_cubic>) throws -> R) rethrows -> R {
    let memory = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
    defer { memory.deallocate() }
    kernels.pointee.prepare(memory, x1, y1, x2, y2)
    return try body(memory)
  }
}

/// Distinct curves and an x for each, as the kernels take them.
struct Lanes<T: BinaryFloatingPoint> {
  var x1, y1, x2, y2, x: [T]

  init(_ handles: [Handles], _ x: [Double]) {
    x1 = handles.map { T($0.x1) }
    y1 = handles.map { T($0.y1) }
    x2 = handles.map { T($0.x2) }
    y2 = handles.map { T($0.y2) }
    self.x = x.map { T($0) }
  }

  func handles(_ i: Int) -> Handles { Handles(Double(x1[i]), Double(y1[i]), Double(x2[i]), Double(y2[i])) }
}

extension Lanes<Double> {
  func values(_ kernels: CubicKernels, _ part: Range<Int>? = nil) -> [Double] {
    let part = part ?? x.indices
    return [Double](unsafeUninitializedCapacity: part.count) { y, count in
      count = part.count
      Self.apply(kernels.pointee.values_each, self, part, y.baseAddress)
    }
  }
}

extension Lanes<Float> {
  func values(_ kernels: CubicKernels, _ part: Range<Int>? = nil) -> [Float] {
    let part = part ?? x.indices
    return [Float](unsafeUninitializedCapacity: part.count) { y, count in
      count = part.count
      Self.apply(kernels.pointee.values_each_float, self, part, y.baseAddress)
    }
  }
}

extension Lanes {
  typealias Input = UnsafePointer<T>?

  static func apply(
    _ kernel: (Input, Input, Input, Input, Input, UnsafeMutablePointer<T>?, Int) -> Void, _ lanes: Self,
    _ part: Range<Int>, _ y: UnsafeMutablePointer<T>?
  ) {
    lanes.x1[part].withUnsafeBufferPointer { x1 in
      lanes.y1[part].withUnsafeBufferPointer { y1 in
        lanes.x2[part].withUnsafeBufferPointer { x2 in
          lanes.y2[part].withUnsafeBufferPointer { y2 in
            lanes.x[part].withUnsafeBufferPointer { x in
              kernel(x1.baseAddress, y1.baseAddress, x2.baseAddress, y2.baseAddress, x.baseAddress, y, part.count)
            }
          }
        }
      }
    }
  }
}
