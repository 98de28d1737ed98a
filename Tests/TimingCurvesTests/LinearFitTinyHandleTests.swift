import Testing
import TimingCurves

/// Inflections that lie between an end and the double next to it: the slope at the end tells nothing of the curve.
@Suite struct LinearFitTinyHandleTests {
  static let least = Double.leastNonzeroMagnitude
  static let justBelow1 = 1.0.nextDown
  static let handles: [[Double]] = [
    [least, 0, 0, 0.13247374230404274],
    [least, 0, 0, 0.001],
    [least, 0, 1e-50, 2],
    [2 * least, 1e-10, 2 * least, 1e-17],
    [1, 0.87, justBelow1, 1],
    [1, 2, justBelow1, justBelow1],
    [0, justBelow1, justBelow1, justBelow1],
  ]

  @Test(arguments: handles)
  func boundHolds(handles: [Double]) throws {
    let curve = try CubicBezierCurve(handles[0], handles[1], handles[2], handles[3])
    guard let fit = try? LinearFit(of: curve, tolerance: 0.001) else { return }
    for i in 0...500 {
      for x in [Double(i) / 500, Double(i) * 1e-9, 1 - Double(i) * 1e-9] {
        let error = abs(fit.curve.value(at: x) - curve.value(at: x))
        #expect(error <= fit.maxError + 0x1p-50, "\(handles) at \(x)")
      }
    }
  }
}
