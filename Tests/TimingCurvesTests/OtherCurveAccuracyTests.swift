import InbetweenTruth
import Testing
import TimingCurves

/// The error bounds of the documentation for every curve that is no cubic Bézier, against 320-bit answers; the same
/// measurement at full counts is `make evidence`.
@Suite struct OtherCurveAccuracyTests {
  @Test(arguments: ClosedFormCurve.PennerShape.allCases)
  func `closed forms keep their bounds`(_ shape: ClosedFormCurve.PennerShape) {
    let reports = ClosedFormMeasurement().measure(shape, cases: 10_000)
    #expect(reports.count == 2)
    reports.forEach(check)
  }

  @Test(arguments: LinearMeasurement.CaseClass.allCases)
  func `straight pieces keep their bound`(_ caseClass: LinearMeasurement.CaseClass) {
    check(LinearMeasurement().measure(caseClass, cases: 10_000))
  }

  @Test(arguments: StepCurve.FloorRule.allCases)
  func `stairs are exact`(_ floor: StepCurve.FloorRule) {
    check(StepMeasurement().measure(floor, cases: 10_000))
  }

  private func check(_ report: ErrorReport) {
    #expect(report.cases == 10_000)
    #expect(
      report.holds, "\(report.quantity): \(report.worst) of \(report.bound) \(report.unit) at \(report.worstCase)")
  }
}
