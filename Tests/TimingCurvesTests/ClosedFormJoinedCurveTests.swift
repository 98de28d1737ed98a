import Foundation
import Testing
import TimingCurves

@Suite struct ClosedFormJoinedCurveTests {
  /// Ease-out to the middle, then ease-in.
  static let outIn = try! JoinedCurve(pieces: [
    .init(.closedForm(.penner(.sine, .easeOut)), endProgress: 0.5, endValue: 0.5),
    .init(.closedForm(.penner(.sine, .easeIn)), endProgress: 1, endValue: 1),
  ])

  @Test func piecesFillTheirBoxes() {
    let curve = Self.outIn
    for x in [0.1, 0.2, 0.4] {
      #expect(abs(curve.value(at: x) - ClosedFormCurve.penner(.sine, .easeOut).value(at: 2 * x) / 2) < 1e-16)
      // Symmetric about the middle.
      #expect(abs(curve.value(at: 1 - x) + curve.value(at: x) - 1) < 3e-16)
      #expect(abs(curve.velocity(at: 1 - x) - curve.velocity(at: x)) < 1e-15)
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 0.5) == 0.5 && curve.value(at: 1) == 1)
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    #expect(curve.structure.breaks.map(\.progress) == [0, 0.5, 1])
  }

  @Test func kinkAtAJoint() throws {
    let curve = try JoinedCurve(pieces: [
      .init(.keyword(.linear), endProgress: 0.25, endValue: 0.75),
      .init(.keyword(.linear), endProgress: 1, endValue: 1),
    ])
    #expect(curve.velocity(at: 0.25, before: true) == 3)
    #expect(abs(curve.velocity(at: 0.25) - 1.0 / 3) < 1e-16)
    #expect(curve.value(at: 0.25) == 0.75)
    #expect(curve.value(at: -1) == -3)
    #expect(abs(curve.value(at: 2.5) - 1.5) < 1e-15)
  }

  @Test func cubicsInTheCoordinatesOfTheWhole() throws {
    let whole = try CubicBezierCurve(0.42, 0, 0.58, 1)
    let one = try JoinedCurve(cubics: [SIMD2(0.42, 0), SIMD2(0.58, 1)])
    #expect(one.pieces == [.init(.cubicBezier(whole), endProgress: 1, endValue: 1)])
    #expect(one.value(at: 0.3) == whole.value(at: 0.3))
  }

  @Test func structureOfFluttersCurves() throws {
    for name in ["flutter.easeInOutCubicEmphasized", "flutter.fastEaseInToSlowEaseOut"] {
      let curve = try NamedCurve(named: name).curve
      let breaks = curve.structure.breaks
      #expect(breaks.count >= 3)
      for (a, b) in zip(breaks, breaks.dropFirst()) {
        let velocities = (1..<400).map { curve.velocity(at: a.progress + (b.progress - a.progress) * Double($0) / 400) }
        let steps = zip(velocities, velocities.dropFirst()).map { $1 - $0 }.filter { abs($0) > 1e-12 }
        #expect(steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }, "\(name) after \(a.progress)")
      }
    }
  }

  @Test func whatIsRefused() throws {
    func message(_ make: () throws -> JoinedCurve) -> String {
      do {
        _ = try make()
        return "accepted"
      } catch { return "\(error)" }
    }
    let linear = EasingFunction.keyword(.linear)
    #expect(message { try JoinedCurve(pieces: []) } == "pieces.count is 0.0; it must be at least 1")
    #expect(
      message { try JoinedCurve(pieces: [.init(linear, endProgress: 0.5, endValue: 1)]) }
        == "pieces[0].endProgress is 0.5; it must be 1, as it is the last")
    #expect(
      message {
        try JoinedCurve(pieces: [
          .init(linear, endProgress: 0, endValue: 0.5), .init(linear, endProgress: 1, endValue: 1),
        ])
      } == "pieces[0].endProgress is 0.0; it must be between 0.0 and 1")
    #expect(
      message {
        try JoinedCurve(pieces: [
          .init(linear, endProgress: 0.5, endValue: .nan), .init(linear, endProgress: 1, endValue: 1),
        ])
      } == "pieces[0].endValue is nan; it must be a finite number")
    #expect(
      message {
        try JoinedCurve(pieces: [.init(.closedForm(.penner(.expo, .easeOut)), endProgress: 1, endValue: 1)])
      } == "a jump of pieces[0] is 1.0; it must be absent")
    #expect(
      message { try JoinedCurve(pieces: [.init(EasingFunction(css: "steps(9000000)"), endProgress: 1, endValue: 1)]) }
        == "the step count of pieces[0] is 9000000.0; it must be absent: a piece has no jumps")
    #expect(
      message { try JoinedCurve(pieces: [.init(EasingFunction(css: "linear(0.5, 1)"), endProgress: 1, endValue: 1)]) }
        == "the value of pieces[0] at 0.0 is 0.5; it must be 0.0")
    #expect(message { try JoinedCurve(cubics: [SIMD2(0, 0)]) }.hasPrefix("points.count is 1.0"))
    #expect(message { try JoinedCurve(cubics: [SIMD2(2, 0), SIMD2(1, 1)]) }.hasPrefix("x1 is 2.0"))
  }

  @Test func codableRoundTrip() throws {
    let curve = ClosedFormCurve(Self.outIn)
    let data = try JSONEncoder().encode(curve)
    #expect(try JSONDecoder().decode(ClosedFormCurve.self, from: data) == curve)
    let broken = Data(#"{"joined":[{"curve":"ease","endProgress":0.5,"endValue":1}]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ClosedFormCurve.self, from: broken) }
    #expect("\(curve)" == "joined(0 0, 0.5 0.5, 1.0 1.0)")
  }
}
