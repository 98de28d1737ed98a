import TimingCurves

/// Measures every curve that is no cubic Bézier.
public struct OtherCurveMeasurement: Sendable {
  /// A measurement of closed forms, straight pieces and stairs.
  public init() {}

  /// The errors over `cases` cases of every class.
  public func reports(cases: Int) -> [ErrorReport] {
    ClosedFormCurve.PennerShape.allCases.flatMap { ClosedFormMeasurement().measure($0, cases: cases) }
      + LinearMeasurement.CaseClass.allCases.map { LinearMeasurement().measure($0, cases: cases) }
      + StepCurve.FloorRule.allCases.map { StepMeasurement().measure($0, cases: cases) }
  }
}
