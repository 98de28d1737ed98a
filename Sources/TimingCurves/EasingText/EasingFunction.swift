/// A timing curve of any family: what a CSS `<easing-function>` can say, and closed forms beside it.
///
/// Two values are equal when they would be written alike: `ease` differs from the `cubic-bezier()` it stands for.
public enum EasingFunction: TimingCurve, Hashable {
  /// A keyword of CSS.
  case keyword(EasingKeyword)
  /// `cubic-bezier()`.
  case cubicBezier(CubicBezierCurve)
  /// `steps()`, `step-start` or `step-end`.
  case steps(StepCurve)
  /// `linear()`.
  case linear(PiecewiseLinearCurve)
  /// A curve that CSS has no words for; a `linear()` fitted to it says it within a tolerance.
  case closedForm(ClosedFormCurve)

  /// The value of the curve at hand.
  public func value(at progress: Double, before: Bool) -> Double {
    switch self {
    case .keyword(let keyword): keyword.cubicBezier?.value(at: progress, before: before) ?? progress
    case .cubicBezier(let curve): curve.value(at: progress, before: before)
    case .steps(let curve): curve.value(at: progress, before: before)
    case .linear(let curve): curve.value(at: progress, before: before)
    case .closedForm(let curve): curve.value(at: progress, before: before)
    }
  }

  /// The velocity of the curve at hand.
  public func velocity(at progress: Double, before: Bool) -> Double {
    switch self {
    case .keyword(let keyword):
      keyword.cubicBezier?.velocity(at: progress, before: before) ?? (progress.isNaN ? progress : 1)
    case .cubicBezier(let curve): curve.velocity(at: progress, before: before)
    case .steps(let curve): curve.velocity(at: progress, before: before)
    case .linear(let curve): curve.velocity(at: progress, before: before)
    case .closedForm(let curve): curve.velocity(at: progress, before: before)
    }
  }

  /// The structure of the curve at hand.
  public var structure: CurveStructure {
    switch self {
    case .keyword(let keyword):
      keyword.cubicBezier?.structure ?? CurveStructure(breaks: [.init(progress: 0), .init(progress: 1)])
    case .cubicBezier(let curve): curve.structure
    case .steps(let curve): curve.structure
    case .linear(let curve): curve.structure
    case .closedForm(let curve): curve.structure
    }
  }

  /// How many breaks the structure of the curve at hand lists.
  public var breakCount: Int {
    if case .steps(let curve) = self { return curve.breakCount }
    return structure.breaks.count
  }

  /// The value just before `progress`: the limit from the left.
  public func leftLimit(at progress: Double) -> Double {
    switch self {
    case .keyword, .cubicBezier: value(at: progress)
    case .steps(let curve): curve.leftLimit(at: progress)
    case .linear(let curve): curve.leftLimit(at: progress)
    case .closedForm(let curve): curve.leftLimit(at: progress)
    }
  }

  /// The places at which the curve at hand has the value.
  public func progress(whereValueIs value: Double) -> [ClosedRange<Double>] {
    switch self {
    case .keyword(let keyword):
      keyword.cubicBezier?.progress(whereValueIs: value) ?? (value >= 0 && value <= 1 ? [value...value] : [])
    case .cubicBezier(let curve): curve.progress(whereValueIs: value)
    case .steps(let curve): curve.progress(whereValueIs: value)
    case .linear(let curve): curve.progress(whereValueIs: value)
    case .closedForm(let curve): curve.progress(whereValueIs: value)
    }
  }

  /// The least and the greatest value of the curve at hand on [0, 1].
  public var valueRange: ClosedRange<Double> {
    switch self {
    case .keyword(let keyword): keyword.cubicBezier?.valueRange ?? 0...1
    case .cubicBezier(let curve): curve.valueRange
    case .steps(let curve): curve.valueRange
    case .linear(let curve): curve.valueRange
    case .closedForm(let curve): curve.valueRange
    }
  }

  /// The values of the curve at hand at many progresses of time.
  ///
  /// - Precondition: both spans have the same count.
  public func evaluate(_ progress: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .keyword(let keyword):
      if let curve = keyword.cubicBezier { return curve.evaluate(progress, into: &values) }
      precondition(progress.count == values.count, "evaluate: as many values as progresses are needed")
      for index in progress.indices { values[index] = progress[index] }
    case .cubicBezier(let curve): curve.evaluate(progress, into: &values)
    case .steps(let curve): curve.evaluate(progress, into: &values)
    case .linear(let curve): curve.evaluate(progress, into: &values)
    case .closedForm(let curve): curve.evaluate(progress, into: &values)
    }
  }
}
