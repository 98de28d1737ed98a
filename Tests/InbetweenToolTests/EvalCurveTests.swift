import Foundation
import Inbetween
import Testing

@Suite struct EvalCurveTests {
  @Test func valueAndVelocityAreThoseOfTheLibrary() throws {
    let curve = try CubicBezierCurve(0.34, 1.56, 0.64, 1)
    let xs = [-0.5, 0, 1e-300, 0.25, 0.5, 1, 1.5]
    let answer = try EvalAnswer(
      to: #"{"op":"curve","curve":"cubic-bezier(.34,1.56,.64,1)","at":[-0.5,0,1e-300,0.25,0.5,1,1.5]}"#)
    #expect(try answer.numbers("value") == xs.map { curve.value(at: $0) })
    #expect(try answer.numbers("velocity") == xs.map { curve.velocity(at: $0) })
    #expect(answer.css == "cubic-bezier(0.34, 1.56, 0.64, 1)")
  }

  @Test func threeWaysToGiveACurve() throws {
    let answers = try [#""ease""#, #"{"cubicBezier":[0.25,0.1,0.25,1]}"#, #"{"named":"css.ease"}"#].map {
      try EvalAnswer(to: #"{"op":"curve","curve":\#($0),"at":[0.1,0.5]}"#).numbers("value")
    }
    #expect(answers[0][1] == 0.8024033875848569895192783)
    #expect(answers[0] == answers[1])
    #expect(answers[0] == answers[2])
  }

  @Test func namesMayBeWrittenWithEscapes() throws {
    let curve = #"{"n\u0061med":"css.\u0065ase"}"#
    let answer = try EvalAnswer(
      to: #"{"op":"cur\u0076e","curve":\#(curve),"\u0061t":[2,"n\u0061n"],"outside":"\u0063lamp"}"#)
    let values = try answer.numbers("value")
    #expect(values[0] == 1)
    #expect(values[1].isNaN)
  }

  @Test func outsideRules() throws {
    func value(_ rule: String) throws -> [Double] {
      try EvalAnswer(to: #"{"op":"curve","curve":"linear","at":[-1,2],"outside":"\#(rule)"}"#).numbers("value")
    }
    #expect(try value("extend") == [-1, 2])
    #expect(try value("clamp") == [0, 1])
  }

  @Test func beforeFlagAndJumps() throws {
    func value(_ before: Bool) throws -> [Double] {
      try EvalAnswer(to: #"{"op":"curve","curve":"steps(2)","at":[0.5,1],"before":\#(before)}"#).numbers("value")
    }
    #expect(try value(false) == [0.5, 1])
    #expect(try value(true) == [0, 0.5])
  }

  @Test func floorRules() throws {
    // The double 0.3 is a little less than three tenths: its product with 10 rounds up to 3.
    func value(_ floor: String) throws -> [Double] {
      try EvalAnswer(to: #"{"op":"curve","curve":"steps(10)","at":[0.3],"floor":"\#(floor)"}"#).numbers("value")
    }
    #expect(try value("rounded") == [0.3])
    #expect(try value("exact") == [0.2])
  }

  @Test func numbersThatAreNotFinite() throws {
    let answer = try EvalAnswer(to: #"{"op":"curve","curve":"cubic-bezier(0,1,1,0)","at":["nan",0,"inf"]}"#)
    let value = try answer.numbers("value"), velocity = try answer.numbers("velocity")
    #expect(value[0].isNaN && velocity[0].isNaN)
    #expect(velocity[1] == .infinity)
    #expect(answer.line.contains(#""value":["nan",0,"#))
  }

  @Test func closedFormsHaveNoText() throws {
    let answer = try EvalAnswer(to: #"{"op":"curve","curve":{"named":"penner.easeOutBounce"},"at":[1]}"#)
    #expect(try answer.numbers("value") == [1])
    #expect(answer.css == nil)
  }

  @Test func inverse() throws {
    let answer = try EvalAnswer(
      to: #"{"op":"curve.inverse","curve":"cubic-bezier(.34,1.56,.64,1)","y":[0,1.05,2,"nan","inf"]}"#)
    let x = try #require(answer.fields["x"] as? [Any])
    #expect(x.count == 5)
    #expect((x[0] as? [Double]) == [0])
    let places = try #require(x[1] as? [Double])
    let curve = try CubicBezierCurve(0.34, 1.56, 0.64, 1)
    #expect(places.count == 2 && places[0] < places[1])
    for place in places { #expect(abs(curve.value(at: place) - 1.05) < 1e-15) }
    #expect((x[2] as? [Any])?.isEmpty == true)
    #expect(x[3] as? String == "nan")
    #expect((x[4] as? [Any])?.isEmpty == true)
  }

  @Test func inverseOfPlateaus() throws {
    let answer = try EvalAnswer(to: #"{"op":"curve.inverse","curve":"linear(0, 0.5 25% 75%, 1)","y":[0.5,0.25]}"#)
    #expect(answer.line == #"{"x":[[[0.25,0.75]],[0.125]]}"#)
  }

  @Test func fit() throws {
    let answer = try EvalAnswer(to: #"{"op":"curve.fit","curve":{"named":"penner.easeOutBounce"},"tolerance":0.001}"#)
    let curve = try #require(NamedCurve.named("penner.easeOutBounce")).curve
    let fitted = try EasingFunction(css: #require(answer.css))
    let bound = try EvalAnswer.number(#require(answer.fields["maxError"]))
    #expect(bound <= 0.001)
    let worst = (0...2000).map { abs(fitted.value(at: Double($0) / 2000) - curve.value(at: Double($0) / 2000)) }.max()
    #expect(try #require(worst) <= bound)
    let points = try #require(answer.fields["points"] as? [[Double]])
    #expect(points.first == [0, 0] && points.last == [1, 1])
    #expect(try #require(answer.css).split(separator: ",").count == points.count)
  }

  @Test func cacheKeepsCurvesApart() throws {
    // More curves than are kept, each asked twice.
    let requests = (0..<40).map { index in
      #"{"op":"curve","curve":"cubic-bezier(0.\#(10 + index % 20), 0, 0.5, 1)","at":[0.5]}"# + "\n"
    }
    let outcome = try RunningTool.run("eval", input: requests.joined())
    #expect(outcome.status == 0)
    for (index, line) in outcome.lines.enumerated() {
      let curve = try CubicBezierCurve(Double("0.\(10 + index % 20)")!, 0, 0.5, 1)
      #expect(try EvalAnswer(line: line).numbers("value") == [curve.value(at: 0.5)])
    }
    #expect(outcome.lines.count == 40)
  }
}
