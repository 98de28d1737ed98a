import TimingCurves

/// Measures every curve that is no cubic Bézier.
public struct OtherCurveMeasurement: Sendable {
  /// What more cases would hardly add to.
  public static let mostCases = 300_000

  /// A measurement of closed forms, straight pieces and stairs.
  public init() {}

  /// The errors over `cases` cases of every class, but never more than ``mostCases``.
  public func reports(cases: Int) -> [ErrorReport] {
    let cases = min(cases, Self.mostCases)
    return ClosedFormCurve.PennerShape.allCases.flatMap { ClosedFormMeasurement().measure($0, cases: cases) }
      + LinearMeasurement.CaseClass.allCases.map { LinearMeasurement().measure($0, cases: cases) }
      + StepCurve.FloorRule.allCases.map { StepMeasurement().measure($0, cases: cases) }
  }
}
