extension TimingCurve {
  /// The values at many progresses of time, one after the other.
  public func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(progress.count == values.count, "evaluate: as many values as progresses are needed")
    for i in progress.indices {
      values[i] = value(at: progress[i])
    }
  }

  /// The values at many progresses of time, as a new array.
  public func values(at progress: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: progress.count)
    var span = values.mutableSpan
    evaluate(progress.span, into: &span)
    return values
  }
}
