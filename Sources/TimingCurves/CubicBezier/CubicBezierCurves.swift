import CInbetweenKernels

/// Many cubic Bézier curves side by side, for sampling each at its own progress: four arrays of handles.
///
/// Nothing is prepared per curve, so a curve that is sampled once or twice costs less here than as a
/// ``CubicBezierCurve``. `Scalar` is `Double` or `Float`.
public struct CubicBezierCurves<Scalar: BinaryFloatingPoint & Sendable>: Sendable, Hashable {
  /// The x of the first handles.
  public let x1: [Scalar]
  /// The y of the first handles.
  public let y1: [Scalar]
  /// The x of the second handles.
  public let x2: [Scalar]
  /// The y of the second handles.
  public let y2: [Scalar]

  /// Curves from the arrays of their handles, all of one count.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` naming the first handle that is not finite or has
  ///   an x outside [0, 1].
  public init(x1: [Scalar], y1: [Scalar], x2: [Scalar], y2: [Scalar]) throws(TimingCurveError) {
    precondition(
      x1.count == y1.count && x1.count == x2.count && x1.count == y2.count,
      "CubicBezierCurves: the four arrays need one count")
    for (name, values) in [("x1", x1), ("x2", x2)] {
      if let i = values.firstIndex(where: { !($0 >= 0 && $0 <= 1) }) {
        throw .outOfRange(parameter: "\(name)[\(i)]", value: Double(values[i]), allowed: "a number from 0 to 1")
      }
    }
    for (name, values) in [("y1", y1), ("y2", y2)] {
      if let i = values.firstIndex(where: { !$0.isFinite }) {
        throw .outOfRange(parameter: "\(name)[\(i)]", value: Double(values[i]), allowed: "a finite number")
      }
    }
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// How many curves there are.
  public var count: Int { x1.count }
}

extension CubicBezierCurves<Double> {
  /// The value of each curve at the progress of the same index: within 8 · 2^-52 · max(1, |y1|, |y2|).
  ///
  /// - Precondition: both spans have ``count`` elements.
  public func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(progress.count == count && values.count == count, "evaluate: one progress and one value per curve")
    guard count > 0 else { return }
    progress.withUnsafeBufferPointer { x in
      values.withUnsafeMutableBufferPointer { y in
        InstructionSet.best.cubic.pointee.values_each(x1, y1, x2, y2, x.baseAddress!, y.baseAddress!, count)
      }
    }
  }
}

extension CubicBezierCurves<Float> {
  /// The value of each curve at the progress of the same index: within 8 · 2^-24 · max(1, |y1|, |y2|).
  ///
  /// - Precondition: both spans have ``count`` elements.
  public func evaluate(_ progress: Span<Float>, into values: inout MutableSpan<Float>) {
    precondition(progress.count == count && values.count == count, "evaluate: one progress and one value per curve")
    guard count > 0 else { return }
    progress.withUnsafeBufferPointer { x in
      values.withUnsafeMutableBufferPointer { y in
        InstructionSet.best.cubic.pointee.values_each_float(x1, y1, x2, y2, x.baseAddress!, y.baseAddress!, count)
      }
    }
  }
}
