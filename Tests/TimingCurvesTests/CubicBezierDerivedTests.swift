import InbetweenTruth
import Testing
import TimingCurves

/// Laws that tie the derived curves and quantities to the values.
@Suite struct CubicBezierDerivedTests {
  /// A few thousand curves of all classes, with a place to look at each.
  static let samples: [CubicCase] = CubicCaseClass.allCases.filter { $0 != .largeY }.flatMap { caseClass in
    (0..<200).map { caseClass.sample($0 * 7) }
  }

  @Test func `huge handles stay finite in integrals and parts`() throws {
    // The integral over [0, 1] is linear in y1 and y2; at 1e308 they are all that counts.
    let curve = try CubicBezierCurve(0.25, -1e308, 0.75, -1e308)
    let unit = try CubicBezierCurve(0.25, -1, 0.75, -1), zero = try CubicBezierCurve(0.25, 0, 0.75, 0)
    let expected = (unit.integral(to: 1) - zero.integral(to: 1)) * 1e308
    #expect(abs(curve.integral(to: 1) / expected - 1) < 0x1p-48)
    let part = try curve.part(0.25...0.5)
    let value = part.startValue + (part.endValue - part.startValue) * part.curve.value(at: 0.5)
    #expect(abs(value / curve.value(at: 0.375) - 1) < 0x1p-48)
  }

  @Test func `the reversed curve is the curve seen from its end`() throws {
    for sample in Self.samples {
      let curve = try sample.curve, reversed = curve.reversed
      // Where 1 − x and 1 − handles are exact, so is the symmetry, but for the rounding of both values.
      let x = Double(Int(sample.x * 1024)) / 1024
      guard reversed.reversed == curve else { continue }
      let expected = 1 - curve.value(at: 1 - x)
      #expect(abs(reversed.value(at: x) - expected) <= 0x1p-51 * sample.scale, "\(sample.description)")
    }
  }

  @Test func `the mirrored curve is the inverse function`() throws {
    for index in 0..<500 {
      let sample = CubicCaseClass.unitRandom.sample(index * 16), curve = try sample.curve
      let mirrored = try curve.mirrored()
      let y = curve.value(at: sample.x)
      let slack = 0x1p-49 * (1 + abs(mirrored.velocity(at: y)))
      #expect(abs(mirrored.value(at: y) - sample.x) <= slack, "\(sample.description)")
    }
    #expect(throws: TimingCurveError.self) { try CubicBezierCurve(0.3, 1.2, 0.7, 1).mirrored() }
  }

  @Test func `a part has the values of the whole`() throws {
    var inexpressible = 0, measured = 0
    for sample in Self.samples where sample.x > 1e-6 && sample.x < 1 - 1e-6 {
      let curve = try sample.curve, a = sample.x / 3, b = a + (1 - a) * 0.5
      guard abs(curve.value(at: b) - curve.value(at: a)) > 1e-2 else { continue }
      guard let part = try? curve.part(a...b) else {
        inexpressible += 1
        continue
      }
      measured += 1
      for share in stride(from: 0.0, through: 1, by: 0.125) {
        let x = a + share * (b - a), expected = curve.value(at: x)
        let got = part.startValue + (part.endValue - part.startValue) * part.curve.value(at: share)
        let slope = abs(curve.velocity(at: x)), nearby = abs(curve.value(at: x + 4e-15) - curve.value(at: x - 4e-15))
        #expect(
          abs(got - expected) <= 1e-13 * sample.scale + 1e-15 * min(slope, 1e3) + 4 * nearby,
          "\(sample.description) \(share)")
      }
    }
    #expect(measured > 500 && inexpressible < measured)
    let ease = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    #expect(try ease.part(0...1).curve == ease)
    #expect(throws: TimingCurveError.self) { try ease.part(0.5...0.5) }
    #expect(throws: TimingCurveError.self) { try ease.part(-0.5...0.5) }
    #expect(throws: TimingCurveError.self) { try ease.part(0.5...1.5) }
    let flat = try CubicBezierCurve(0.25, 0, 0.75, 0)
    #expect(throws: Never.self) { try flat.part(0...0.5) }
    let level = try CubicBezierCurve(1.0 / 3, 1, 2.0 / 3, 0)
    #expect(throws: TimingCurveError.noChange(interval: 0.5...0.5.nextUp)) { try level.part(0.5...0.5.nextUp).curve.x1 }
  }

  @Test func `the integral grows by the values`() throws {
    // Simpson's rule on fine grids as an independent check, and the straight continuation outside.
    for sample in Self.samples {
      let curve = try sample.curve
      let cells = 256, width = 1.0 / Double(cells)
      var sum = 0.0
      for cell in 0..<cells {
        let a = Double(cell) * width
        sum += width / 6 * (curve.value(at: a) + 4 * curve.value(at: a + width / 2) + curve.value(at: a + width))
      }
      #expect(abs(curve.integral(to: 1) - sum) < 3e-3 * sample.scale, "\(sample.description)")
    }
    let line = try CubicBezierCurve(0, 0, 1, 1)
    #expect(line.integral(to: 2) == 2)
    #expect(line.integral(to: -2) == 2)
    #expect(line.integral(to: 0) == 0)
  }

  @Test func `no value leaves the range, and the range is reached`() throws {
    for sample in Self.samples {
      let curve = try sample.curve, range = curve.valueRange, slack = 0x1p-50 * sample.scale
      let values = (0...500).map { curve.value(at: Double($0) / 500) }
      #expect(values.min()! >= range.lowerBound - slack && values.max()! <= range.upperBound + slack)
      let turns = curve.progress(whereValueIs: range.upperBound - 4 * slack)
      #expect(!turns.isEmpty, "\(sample.description)")
    }
    #expect(abs(try CubicBezierCurve(0.25, 2.5, 0.75, 0.5).valueRange.upperBound - 1.28818) < 1.5e-4)
  }

  @Test func `the velocity is monotone between breaks`() throws {
    for sample in Self.samples {
      let curve = try sample.curve, breaks = curve.structure.breaks
      #expect(breaks.first?.progress == 0 && breaks.last?.progress == 1)
      for (start, end) in zip(breaks, breaks.dropFirst()) {
        #expect(start.progress < end.progress)
        let velocities = (0...64).map { step in
          curve.velocity(
            at: min(start.progress + (end.progress - start.progress) * Double(step) / 64, end.progress),
            before: step == 64)
        }
        let size = velocities.map(abs).filter(\.isFinite).max() ?? 1
        let slack = 1e-9 * max(size, sample.scale)
        let rises = zip(velocities, velocities.dropFirst()).allSatisfy { $1 >= $0 - slack }
        let falls = zip(velocities, velocities.dropFirst()).allSatisfy { $1 <= $0 + slack }
        #expect(rises || falls, "\(sample.description)")
      }
    }
  }

  @Test func `acceleration is the change of velocity`() throws {
    for sample in Self.samples where sample.x > 0.01 && sample.x < 0.99 {
      let curve = try sample.curve, h = 1e-6
      let acceleration = curve.acceleration(at: sample.x)
      guard abs(acceleration) < 1e3, abs(curve.acceleration(at: sample.x + 10 * h) - acceleration) < 1 else { continue }
      let difference = (curve.velocity(at: sample.x + h) - curve.velocity(at: sample.x - h)) / (2 * h)
      #expect(abs(difference - acceleration) < 1e-2 * max(1, abs(acceleration)), "\(sample.description)")
    }
    #expect(try CubicBezierCurve(0, 0, 0.58, 1).acceleration(at: 0) == -.infinity)
    #expect(try CubicBezierCurve(0, 0, 1, 1).acceleration(at: 0.5) == 0)
  }
}

extension CubicCase {
  /// The curve of the case.
  var curve: CubicBezierCurve {
    get throws(TimingCurveError) { try CubicBezierCurve(x1, y1, x2, y2) }
  }
}
