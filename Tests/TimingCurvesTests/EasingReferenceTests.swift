import InbetweenReference
import Testing
import TimingCurves

@Suite struct EasingReferenceTests {
  @Test func explore() throws {
    for r in try EasingChecks.all() {
      print(r.passed ? "ok  " : "FAIL", r.name, r.cases, r.worstError, r.bound, r.worstCase)
      for e in r.exceptions { print("      ", e.rule, e.count, e.worstError) }
    }
  }
}
