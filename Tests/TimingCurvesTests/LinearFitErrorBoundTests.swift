import Foundation
import InbetweenTruth
import Testing
import TimingCurves

/// The proven error against the error that is seen.
@Suite struct LinearFitErrorBoundTests {
  /// The largest distance on a grid with many samples between any two points, and on both sides of each.
  static func observedError(_ fit: LinearFit, _ curve: some TimingCurve, samples: Int = 100) -> Double {
    var worst = 0.0
    for (a, b) in zip(fit.points, fit.points.dropFirst()) where b.progress > a.progress {
      for index in 0...samples {
        let x = a.progress + (b.progress - a.progress) * Double(index) / Double(samples)
        for x in [x.nextDown, x, x.nextUp] where x >= 0 && x <= 1 {
          worst = max(worst, abs(fit.curve.value(at: x) - curve.value(at: x)))
        }
      }
    }
    return worst
  }

  @Test func randomCubics() throws {
    var random = RandomSource(seed: 11)
    #if DEBUG
      let rounds = 60
    #else
      let rounds = 600
    #endif
    for round in 0..<rounds {
      let curve = try random.cubic(round)
      let tolerance = [0.05, 1e-2, 1e-3, 1e-4][round % 4]
      let fit = try LinearFit(of: curve, tolerance: tolerance)
      let observed = Self.observedError(fit, curve, samples: 40)
      #expect(fit.maxError <= tolerance)
      #expect(observed <= fit.maxError, "\(curve) at \(tolerance)")
      #expect(fit.points.count - fit.leastPoints <= 1, "\(curve) at \(tolerance)")
      #expect(fit.points.count <= LinearFitGridSearch(curve, .small).fewestPoints(tolerance: tolerance) ?? .max)
    }
  }

  @Test func manyOscillations() throws {
    // A damped oscillation with 40 periods: y = 1 - Re exp(p x), p = -d + i w, so that y″ = -Re p² exp(p x):
    // inflections where w x + 2 arg p = π/2 + k π.
    let d = 6.0, w = 80 * Double.pi
    var breaks: [Double] = []
    for k in 0..<90 {
      let x = (Double.pi * (Double(k) + 0.5) - 2 * atan2(w, -d)) / w
      if x > 0, x < 1 { breaks.append(x) }
    }
    let curve = FunctionCurve(breaks: breaks) { x in
      1 - exp(-d * x) * cos(w * x)
    } velocity: { x in
      exp(-d * x) * (d * cos(w * x) + w * sin(w * x))
    }
    for tolerance in [1e-2, 1e-3] {
      let fit = try LinearFit(of: curve, tolerance: tolerance)
      #expect(fit.leastPoints == fit.points.count)
      #expect(Self.observedError(fit, curve) <= fit.maxError)
    }
  }

  @Test func verticalTangents() throws {
    let quarter = FunctionCurve { x in
      (x * (2 - x)).squareRoot()
    } velocity: { x in
      x == 0 ? .infinity : (1 - x) / (x * (2 - x)).squareRoot()
    }
    let half = FunctionCurve { x in
      (x * (1 - x)).squareRoot()
    } velocity: { x in
      x == 0 ? .infinity : x == 1 ? -.infinity : (0.5 - x) / (x * (1 - x)).squareRoot()
    }
    for curve in [quarter, half] {
      let fit = try LinearFit(of: curve, tolerance: 1e-3)
      #expect(fit.leastPoints == fit.points.count)
      #expect(Self.observedError(fit, curve) <= fit.maxError)
      #expect(fit.points.count <= LinearFitGridSearch(curve, .small).fewestPoints(tolerance: 1e-3) ?? .max)
    }
  }
}
