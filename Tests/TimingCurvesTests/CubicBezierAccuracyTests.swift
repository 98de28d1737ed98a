import InbetweenTruth
import Testing

/// The error bounds of the documentation, against 320-bit answers; the same measurement at full counts is `make evidence`.
@Suite struct CubicBezierAccuracyTests {
  @Test(arguments: CubicCaseClass.allCases)
  func `every quantity keeps its bound`(_ caseClass: CubicCaseClass) {
    let reports = CubicMeasurement().measure(caseClass, cases: 10_000)
    #expect(reports.count >= CubicMeasurement.Quantity.allCases.count)
    for report in reports {
      #expect(report.cases >= 9_000, "\(report.quantity)")
      #expect(
        report.holds, "\(report.quantity): \(report.worst) of \(report.bound) \(report.unit) at \(report.worstCase)")
    }
  }

  @Test func `a curve that never falls never steps back`() {
    for report in MonotoneSweep().reports(curves: 36) {
      #expect(report.cases > 1_000_000)
      #expect(report.holds, "\(report.quantity): \(report.worst) steps, first at \(report.worstCase)")
    }
  }
}
