import Foundation
import Testing
import TimingCurves

@Suite struct ClosedFormCurveTests {
  static let curves: [ClosedFormCurve] =
    ClosedFormCurve.PennerShape.allCases.flatMap { shape in
      ClosedFormCurve.Direction.allCases.map { .penner(shape, $0) }
    }
    + ClosedFormCurve.Direction.allCases.flatMap { direction -> [ClosedFormCurve] in
      // Unusual numbers: no overshoot at all, a slow and a fast wave, a quarter wave that leaves no gap.
      [
        try! ClosedFormCurve(.back(overshoot: 0), direction), try! ClosedFormCurve(.back(overshoot: 100), direction),
        try! ClosedFormCurve(.elastic(period: 0.4), direction), try! ClosedFormCurve(.elastic(period: 100), direction),
        try! ClosedFormCurve(.elastic(period: 0.01), direction), try! ClosedFormCurve(.elastic(period: 4), direction),
      ]
    }

  @Test(arguments: curves) func endsAreExact(_ curve: ClosedFormCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -0.0) == 0)
    #expect(curve.value(at: 0, before: true) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: .nan).isNaN)
    #expect(curve.velocity(at: .nan).isNaN)
    #expect(curve.value(at: .nan, before: true).isNaN)
    #expect(!curve.value(at: 1e300).isNaN && !curve.value(at: -1e300).isNaN)
    #expect(!curve.value(at: .infinity).isNaN && !curve.value(at: -.infinity).isNaN)
  }

  // MARK: Structure

  /// Whether the velocity never turns back between two progresses, by samples that crowd at both ends.
  private func isMonotone(_ curve: ClosedFormCurve, from start: Double, to end: Double) -> Bool {
    let samples = (0...600).map { i -> Double in
      let share = Double(i) / 600
      return start + (end - start) * share * share * (3 - 2 * share)
    }
    var velocities = samples.dropFirst().dropLast().map { curve.velocity(at: $0) }
    velocities.insert(curve.velocity(at: start), at: 0)
    velocities.append(curve.velocity(at: end, before: true))
    let steepest = velocities.filter(\.isFinite).map(abs).reduce(1, max)
    var rises = false, falls = false
    for (a, b) in zip(velocities, velocities.dropFirst()) where abs(b - a) > 1e-13 * steepest {
      if b > a { rises = true } else { falls = true }
    }
    return !(rises && falls)
  }

  @Test(arguments: curves) func velocityIsMonotoneBetweenBreaksAndNowhereElse(_ curve: ClosedFormCurve) {
    let breaks = curve.structure.breaks
    #expect(breaks.first?.progress == 0 && breaks.last?.progress == 1)
    for (a, b) in zip(breaks, breaks.dropFirst()) {
      #expect(a.progress < b.progress)
      #expect(isMonotone(curve, from: a.progress, to: b.progress), "from \(a.progress) to \(b.progress)")
    }
    // Every inner break is needed, unless the wave has died away there.
    for i in breaks.indices.dropFirst().dropLast() where breaks[i].progress > 1e-300 {
      guard abs(curve.velocity(at: breaks[i].progress)) > 1e-6 || breaks.count < 12 else { continue }
      #expect(
        !isMonotone(curve, from: breaks[i - 1].progress, to: breaks[i + 1].progress), "break \(breaks[i].progress)")
    }
  }

  @Test(arguments: curves) func jumpsAreThoseOfTheStructure(_ curve: ClosedFormCurve) {
    for point in curve.structure.breaks {
      let before = curve.value(at: point.progress, before: true), after = curve.value(at: point.progress)
      #expect((before != after) == point.isJump, "at \(point.progress): \(before), \(after)")
    }
    let jumps = curve.structure.breaks.contains(where: \.isJump)
    // From one number to the next a continuous curve moves little; not so at a jump.
    let start = abs(curve.value(at: .leastNonzeroMagnitude)), end = abs(1 - curve.value(at: 1 - 0x1p-53))
    #expect((max(start, end) > 1e-6) == jumps)
  }

  @Test func exactPlacesOfBreaks() throws {
    func breaks(_ shape: ClosedFormCurve.PennerShape, _ direction: ClosedFormCurve.Direction) -> [Double] {
      ClosedFormCurve.penner(shape, direction).structure.breaks.map(\.progress)
    }
    let kinks: [Double] = [0, 4.0 / 11, 8.0 / 11, 10.0 / 11, 1]
    #expect(breaks(.bounce, .easeOut) == kinks)
    #expect(breaks(.sine, .easeInOut) == [0, 0.5, 1])
    #expect(breaks(.expo, .easeIn) == [0, .leastNonzeroMagnitude, 1])
    #expect(breaks(.expo, .easeInOut) == [0, .leastNonzeroMagnitude, 0.5, 1])
    // s / (3 (s + 1)).
    let inflection: Double = 1.70158 / 8.10474
    #expect(abs(breaks(.back, .easeIn)[1] - inflection) <= 0x1p-53)
    // The wave of period 0.3 turns its curvature every 0.15.
    let elastic = breaks(.elastic, .easeOut)
    #expect(elastic.count == 9)
    for i in 2..<8 {
      let distance = elastic[i] - elastic[i - 1]
      #expect(abs(distance - 0.15) < 1e-15)
    }
  }

  @Test func expoAndElasticJumpByTheGapOfTheFormula() {
    let expoIn = ClosedFormCurve.penner(.expo, .easeIn), expoOut = ClosedFormCurve.penner(.expo, .easeOut)
    #expect(expoIn.value(at: .leastNonzeroMagnitude) == 0x1p-10)
    #expect(expoIn.value(at: .leastNonzeroMagnitude, before: true) == 0)
    #expect(expoOut.value(at: 1, before: true) == 1 - 0x1p-10)
    #expect(ClosedFormCurve.penner(.expo, .easeInOut).value(at: 1, before: true) == 1 - 0x1p-11)
    #expect(abs(ClosedFormCurve.penner(.elastic, .easeIn).value(at: 1e-300) + 0x1p-11) < 1e-18)
  }

  @Test func kinksHaveTwoVelocities() {
    let bounce = ClosedFormCurve.penner(.bounce, .easeOut)
    let kink = 4.0 / 11
    #expect(abs(bounce.velocity(at: kink, before: true) - 5.5) < 1e-14)
    #expect(abs(bounce.velocity(at: kink) + 2.75) < 1e-14)
    let mirrored = ClosedFormCurve.penner(.bounce, .easeIn)
    #expect(abs(mirrored.velocity(at: 7.0 / 11) - 5.5) < 1e-14)
    #expect(abs(mirrored.velocity(at: 7.0 / 11, before: true) + 2.75) < 1e-14)
  }

  @Test func inversionRestsOnTheStructure() {
    let expo = ClosedFormCurve.penner(.expo, .easeIn)
    #expect(expo.progress(whereValueIs: 0) == [0...0])
    #expect(expo.progress(whereValueIs: 0x1p-11).isEmpty)
    #expect(expo.progress(whereValueIs: 0.5) == [0.9...0.9])
    // The wave crosses 1 at every odd multiple of a quarter period, and ends there.
    let crossings = ClosedFormCurve.penner(.elastic, .easeOut).progress(whereValueIs: 1).map(\.lowerBound)
    #expect(crossings.count == 8 && crossings.last == 1)
    for (i, x) in crossings.dropLast().enumerated() {
      let quarter = 0.075 * Double(2 * i + 1)
      #expect(abs(x - quarter) < 1e-13)
    }
    let bounces = ClosedFormCurve.penner(.bounce, .easeOut).progress(whereValueIs: 1).map(\.lowerBound)
    let tops: [Double] = [4.0 / 11, 8.0 / 11, 10.0 / 11, 1]
    #expect(bounces == tops)
    let range = ClosedFormCurve.penner(.back, .easeIn).valueRange
    // The least value of (s + 1)u³ − su² is −4s³/(27(s + 1)²).
    let least: Double = -4 * 1.70158 * 1.70158 * 1.70158 / (27 * 2.70158 * 2.70158)
    #expect(abs(range.lowerBound - least) < 1e-16 && range.upperBound == 1)
  }

  // MARK: Outside

  @Test func outsideGoesOnAlongTheTangent() {
    let quad = ClosedFormCurve.penner(.quad, .easeIn)
    #expect(quad.value(at: -2) == 0 && quad.velocity(at: -2) == 0)
    #expect(quad.value(at: 1.5) == 2 && quad.velocity(at: 1.5) == 2)
    let circ = ClosedFormCurve.penner(.circ, .easeIn)
    #expect(circ.velocity(at: 1) == .infinity)
    #expect(circ.value(at: 2) == 1 && circ.velocity(at: 2) == 0)
    let expo = ClosedFormCurve.penner(.expo, .easeOut)
    #expect(expo.value(at: 7) == 1 && expo.velocity(at: 7) == 0)
    #expect(abs(expo.value(at: -1) + 6.931471805599453) < 1e-14)
    #expect(expo.value(at: -1, outside: .clamp) == 0)
    #expect(ClosedFormCurve.penner(.circ, .easeOut).velocity(at: 0, before: true) == 0)
  }

  @Test func infiniteVelocities() {
    #expect(ClosedFormCurve.penner(.circ, .easeOut).velocity(at: 0) == .infinity)
    #expect(ClosedFormCurve.penner(.circ, .easeInOut).velocity(at: 0.5) == .infinity)
    #expect(ClosedFormCurve.penner(.circ, .easeInOut).velocity(at: 0.5, before: true) == .infinity)
  }

  // MARK: As a value

  @Test func numbersOutOfRange() {
    for overshoot in [-1, .nan, .infinity, 101] {
      #expect(throws: TimingCurveError.self) { try ClosedFormCurve(.back(overshoot: overshoot), .easeIn) }
    }
    for period in [0, -0.3, .nan, 1e9] {
      #expect(throws: TimingCurveError.self) { try ClosedFormCurve(.elastic(period: period), .easeIn) }
    }
    #expect(throws: TimingCurveError.outOfRange(parameter: "period", value: 0, allowed: "a number from 0.01 to 100")) {
      try ClosedFormCurve(.elastic(period: 0), .easeOut)
    }
  }

  @Test(arguments: curves) func codableRoundTrip(_ curve: ClosedFormCurve) throws {
    let data = try JSONEncoder().encode(EasingFunction.closedForm(curve))
    #expect(try JSONDecoder().decode(EasingFunction.self, from: data) == .closedForm(curve))
    #expect(EasingFunction.closedForm(curve).css == nil)
  }

  @Test func codableShape() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(ClosedFormCurve.penner(.back, .easeOut)), as: UTF8.self)
    #expect(text == #"{"direction":"easeOut","overshoot":1.70158,"shape":"back"}"#)
    let bad = Data(#"{"direction":"easeOut","overshoot":-1,"shape":"back"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ClosedFormCurve.self, from: bad) }
  }

  @Test func descriptions() throws {
    #expect("\(ClosedFormCurve.penner(.sine, .easeInOut))" == "easeInOutSine")
    #expect("\(ClosedFormCurve.penner(.back, .easeOut))" == "easeOutBack(overshoot: 1.70158)")
  }
}
