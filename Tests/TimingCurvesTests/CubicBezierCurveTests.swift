import Testing
import TimingCurves

@Suite struct CubicBezierCurveTests {
  @Test func ease() throws {
    #expect(try CubicBezierCurve(0.25, 0.1, 0.25, 1).value(at: 0.5) == 0.8024033875848569895192783)
  }
}
