import InbetweenTruth
import Testing
import TimingCurves

@Suite struct InverseTests {
  @Test func `what is found has the value, and the place asked about is found`() throws {
    for caseClass in CubicCaseClass.allCases {
      for index in 0..<200 {
        let sample = caseClass.sample(index * 16), curve = try sample.curve
        let value = curve.value(at: sample.x), found = curve.progress(whereValueIs: value)
        #expect(!found.isEmpty, "\(sample.description)")
        for range in found {
          let low = curve.value(at: max(0, range.lowerBound.nextDown)),
            high = curve.value(at: min(1, range.upperBound.nextUp))
          let slack = 0x1p-51 * sample.scale
          #expect(min(low, high) - slack <= value && value <= max(low, high) + slack, "\(sample.description)")
        }
        // The place itself is among them, as far as the curve can tell places apart.
        let near = found.contains { range in
          let x = min(max(sample.x, range.lowerBound), range.upperBound)
          let middle = curve.value(at: (x + sample.x) / 2)
          return abs(middle - value) <= 0x1p-50 * sample.scale
        }
        #expect(near, "\(sample.description)")
      }
    }
  }

  @Test func `an overshooting curve has all its branches`() throws {
    let back = try CubicBezierCurve(0.68, -0.6, 0.32, 1.6)
    #expect(back.progress(whereValueIs: 0).count == 2)
    #expect(back.progress(whereValueIs: 0.5).count == 1)
    #expect(back.progress(whereValueIs: 1).count == 2)
    #expect(back.progress(whereValueIs: -0.01).count == 2)
    #expect(back.progress(whereValueIs: 1.5).isEmpty)
    let wild = try CubicBezierCurve(0.3, 3, 0.7, -2)
    #expect(wild.progress(whereValueIs: 0.5).count == 3)
    let ascending = wild.progress(whereValueIs: 0.5).map(\.lowerBound)
    #expect(ascending == ascending.sorted())
  }

  @Test func `a curve that only rounds to one value near its end has no plateau there`() throws {
    let handles: [(Double, Double, Double, Double)] = [
      (0.8784398658016668, 1, 1, 1), (0.3503040982442853, 1, 0, 1), (1, 1, 0.3333333333333333, 0.9974199377404381),
    ]
    for (x1, y1, x2, y2) in handles {
      let curve = try CubicBezierCurve(x1, y1, x2, y2)
      #expect(curve.progress(whereValueIs: 1) == [1...1])
      #expect(curve.reversed.progress(whereValueIs: 0) == [0...0])
    }
  }

  @Test func `the ends are found exactly`() throws {
    let ease = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    #expect(ease.progress(whereValueIs: 0) == [0...0])
    #expect(ease.progress(whereValueIs: 1).last?.upperBound == 1)
    #expect(ease.progress(whereValueIs: 1.1).isEmpty)
    #expect(ease.progress(whereValueIs: .infinity).isEmpty)
  }

  @Test func `of many places that round to the value the middle is taken`() throws {
    let gentle = try EasingFunction(css: "linear(1 12.5%, 0.75 100%, 2 100%)")
    // The first of them is 4e-16 away, the last 2e-16.
    let found = gentle.progress(whereValueIs: 1)
    #expect(found.count == 1 && abs(found[0].lowerBound - 0.125) < 1.5e-16)
  }

  @Test func `plateaus are ranges and jumps are leapt over`() {
    struct Stair: TimingCurve {
      func value(at progress: Double, before: Bool) -> Double { progress < 0.5 || (before && progress == 0.5) ? 0 : 1 }
      func velocity(at progress: Double, before: Bool) -> Double { 0 }
      var structure: CurveStructure {
        CurveStructure(breaks: [.init(progress: 0), .init(progress: 0.5, isJump: true), .init(progress: 1)])
      }
    }
    #expect(Stair().progress(whereValueIs: 0) == [0...0.5.nextDown])
    #expect(Stair().progress(whereValueIs: 1) == [0.5...1])
    #expect(Stair().progress(whereValueIs: 0.5).isEmpty)
    #expect(Stair().valueRange == 0...1)
  }
}
