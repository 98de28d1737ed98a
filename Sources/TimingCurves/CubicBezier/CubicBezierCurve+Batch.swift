import CInbetweenKernels

extension CubicBezierCurve {
  /// y at many x: within 8 · 2^-52 · max(1, |y1|, |y2|) of the exact value, and independent of position, count and alignment.
  ///
  /// - Precondition: both spans have the same count.
  public func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(progress.count == values.count, "evaluate: as many values as progresses are needed")
    progress.withUnsafeBufferPointer { x in
      values.withUnsafeMutableBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return }
        prepared.kernels.pointee.values(prepared.curve, x, y, progress.count)
      }
    }
  }

  /// y at many x in binary32: within 8 · 2^-24 · max(1, |y1|, |y2|) of the exact value for the x given.
  ///
  /// - Precondition: both spans have the same count.
  public func evaluate(_ progress: Span<Float>, into values: inout MutableSpan<Float>) {
    precondition(progress.count == values.count, "evaluate: as many values as progresses are needed")
    progress.withUnsafeBufferPointer { x in
      values.withUnsafeMutableBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return }
        prepared.kernels.pointee.values_float(prepared.curve, x, y, progress.count)
      }
    }
  }

  /// y at many x in binary32, as a new array.
  public func values(at progress: [Float]) -> [Float] {
    var values = [Float](repeating: 0, count: progress.count)
    var span = values.mutableSpan
    evaluate(progress.span, into: &span)
    return values
  }
}
