import Foundation
import InbetweenTruth
import Testing
import TimingCurves

@Suite struct EasingTextTests {
  @Test(arguments: [
    ("EASE-In-OUT", "ease-in-out"),
    (" \t\n\u{C}\r/* a */ease/**/ ", "ease"),
    ("STEPS( 3 , JUMP-Both )", "steps(3, jump-both)"),
    ("steps(+4)", "steps(4)"),
    ("\\65 ase", "ease"),
    ("e\\61se", "ease"),
    ("cubic-bezier(.5,+1e-3,1e-1,-2.5E+0)", "cubic-bezier(0.5, 0.001, 0.1, -2.5)"),
    ("cubic-bezier(/**/0/**/,/**/0/**/,1,1)", "cubic-bezier(0, 0, 1, 1)"),
    ("cubic-bezier(calc(-2), calc(0.7 / 2), calc(1.5), calc(0))", "cubic-bezier(0, 0.35, 1, 0)"),
    ("cubic-bezier(0, calc(2 * (1 + 3)), min(1, 0.5), max(1, clamp(0, 9, 4)))", "cubic-bezier(0, 8, 0.5, 4)"),
    ("cubic-bezier(calc(0/0), calc(1 - -1), 1, calc(pi * 0 + 1))", "cubic-bezier(0, 2, 1, 1)"),
    ("steps(calc(-10), start)", "steps(1, start)"),
    ("steps(calc(5 / 2), start)", "steps(3, start)"),
    ("steps(calc(1), jump-none)", "steps(2, jump-none)"),
    ("steps(calc(2.4999))", "steps(2)"),
    ("linear(0% 0, 50% 0.5 , 0.6 60% 70%, 1)", "linear(0 0%, 0.5 50%, 0.6 60%, 0.6 70%, 1 100%)"),
    ("linear(0, calc(1 / 2) calc(1% * 30), 1)", "linear(0 0%, 0.5 30%, 1 100%)"),
    ("linear(0, 1 calc(max(10%, 20%) + 5%), 1)", "linear(0 0%, 1 25%, 1 100%)"),
    ("linear(0.5)", "linear(0.5 0%)"),
    ("linear(0.0000001, 123456789 0.5%, 1e21, 1e-9)", "linear(1e-7 0%, 123457000 0.5%, 1e21 50.25%, 1e-9 100%)"),
    ("steps(9223372036854775807)", "steps(9223372036854775807)"),
  ])
  func reads(_ text: String, as canonical: String) throws {
    #expect(try EasingFunction(css: text).css == canonical)
  }

  @Test(arguments: [
    ("", 1, EasingSyntaxError.Kind.syntax, "the end of the text"),
    ("  auto", 3, .syntax, "\"auto\""),
    ("ease ease", 6, .syntax, "\"ease\""),
    ("ease, ease", 5, .syntax, "\",\""),
    ("cubic-bezier(0, 0, 1)", 21, .count, "\")\""),
    ("cubic-bezier(0, 0, 1, 1, 1)", 24, .count, "\",\""),
    ("cubic-bezier()", 14, .count, "\")\""),
    ("cubic-bezier(1.1, 0, 1, 1)", 14, .range, "\"1.1\""),
    ("cubic-bezier(0, 0, -0.5, 1)", 20, .range, "\"-0.5\""),
    ("cubic-bezier(0, 0, 50%, 1)", 20, .syntax, "\"50%\""),
    ("cubic-bezier(1., 0, 1, 1)", 15, .syntax, "\".\""),
    ("cubic-bezier(0 0 1 1)", 16, .syntax, "\"0\""),
    ("cubic-bezier(0, 0, 1, 1", 24, .syntax, "the end of the text"),
    ("cubic-bezier (0, 0, 1, 1)", 1, .syntax, "\"cubic-bezier\""),
    ("steps()", 7, .count, "\")\""),
    ("steps(0)", 7, .range, "\"0\""),
    ("steps(-3, start)", 7, .range, "\"-3\""),
    ("steps(2.0)", 7, .syntax, "\"2.0\""),
    ("steps(1, jump-none)", 7, .range, "\"1\""),
    ("steps(calc(0/0), jump-none)", 7, .range, "\"calc(\""),
    ("steps(4, middle)", 10, .syntax, "\"middle\""),
    ("steps(4 start)", 9, .syntax, "\"start\""),
    ("linear()", 8, .count, "\")\""),
    ("linear(0, )", 11, .syntax, "\")\""),
    ("linear(0, 50%)", 14, .syntax, "\")\""),
    ("linear(0 10% 20% 30%)", 18, .count, "\"30%\""),
    ("linear(0% 1 50%)", 13, .syntax, "\"50%\""),
    ("linear(0 1)", 10, .syntax, "\"1\""),
    ("linear(0 10px, 1)", 10, .syntax, "\"10px\""),
    ("linear(0, calc(1 + 50%) 20%)", 20, .syntax, "\"50%\""),
    ("linear(0, calc(1+2))", 17, .syntax, "\"+2\""),
    ("linear(0, calc(1 +2))", 18, .syntax, "\"+2\""),
    ("linear(0, calc((1) +(2)))", 21, .syntax, "\"(\""),
    ("linear(0, calc(1% * 1%))", 21, .syntax, "\"1%\""),
    ("linear(0, calc(1 / 1%))", 20, .syntax, "\"1%\""),
    ("linear(0, min(1, 1%))", 18, .syntax, "\"1%\""),
    ("linear(0, clamp(1, 2))", 11, .count, "\"clamp(\""),
    ("ease /* no end", 6, .syntax, "a comment without an end"),
    ("/* é 🎬 */ oops", 11, .syntax, "\"oops\""),
    ("ease 🎬", 6, .syntax, "\"🎬\""),
    ("🇩🇪👩‍👩‍👧", 1, .syntax, "\"🇩🇪👩‍👩‍👧\""),
  ])
  func refuses(_ text: String, column: Int, kind: EasingSyntaxError.Kind, found: String) {
    let error = #expect(throws: EasingSyntaxError.self) { try EasingFunction(css: text) }
    #expect(error?.column == column)
    #expect(error?.kind == kind)
    #expect(error?.found == found)
    #expect(error?.expected.isEmpty == false)
    if let error { #expect(error.message.contains(error.expected) && "\(error)".hasPrefix("column \(column): ")) }
  }

  @Test func lists() throws {
    let list = try EasingFunction.list(css: "ease, cubic-bezier(0, 0, 1, 1) ,step-end")
    #expect(list.map(\.css) == ["ease", "cubic-bezier(0, 0, 1, 1)", "steps(1)"])
    let error = #expect(throws: EasingSyntaxError.self) { try EasingFunction.list(css: "ease,") }
    #expect(error?.column == 6)
  }

  @Test func nestingIsLimited() throws {
    func nested(_ count: Int) -> String {
      "linear(0, " + String(repeating: "calc(", count: count) + "1" + String(repeating: ")", count: count + 1)
    }
    #expect(try EasingFunction(css: nested(63)).css == "linear(0 0%, 1 100%)")
    let error = #expect(throws: EasingSyntaxError.self) { try EasingFunction(css: nested(64)) }
    #expect(error?.kind == .nesting)
    #expect(throws: EasingSyntaxError.self) { try EasingFunction(css: nested(1_000_000)) }
  }

  @Test func longTexts() throws {
    let count = 50_000
    let text = "linear(" + (0..<count).map { "0.\($0)" }.joined(separator: ",") + ")"
    guard case .linear(let curve) = try EasingFunction(css: text) else {
      Issue.record("not a linear()")
      return
    }
    #expect(curve.pointCount == count)
    let digits = "cubic-bezier(0." + String(repeating: "3", count: 100_000) + ", 0, 1, 1)"
    #expect(try EasingFunction(css: digits).css == "cubic-bezier(0.333333, 0, 1, 1)")
    let huge = try EasingFunction(css: "linear(1e999, -1e999 1e99999999999999999999%, 0)")
    #expect(huge.value(at: 0) == .greatestFiniteMagnitude)
  }

  /// Random cuts and mixtures of valid texts: a value or an error inside the text, never a trap.
  @Test func anyTextGivesAValueOrAnError() throws {
    let seeds = [
      "cubic-bezier(calc(1/3), -.5e-1, 1, 2)", "steps(calc(5/2), jump-none)", "linear(0, 1 5% 10%, .5)",
      "ease-in-out", "\\\\/*é*/%+-*/)(🎬\u{0}", "step-start, ease",
    ]
    var random = RandomSource(seed: 1)
    var valid = 0
    for _ in 0..<20_000 {
      var scalars: [Unicode.Scalar] = []
      for _ in 0...(random.next() % 3) {
        let seed = Array(seeds[Int(random.next() % UInt64(seeds.count))].unicodeScalars)
        let start = random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(seed.count))
        let end = random.next() % 2 == 0 ? seed.count : start + Int(random.next() % UInt64(seed.count - start + 1))
        scalars += seed[start..<max(start, end)]
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      do {
        _ = try EasingFunction.list(css: String(text))
        valid += 1
      } catch {
        #expect(error.column >= 1 && error.column <= String(text).count + 1)
      }
    }
    #expect(valid > 1000)
  }

  @Test func exactTextReadsBackTheSameBits() throws {
    var random = RandomSource(seed: 9)
    for _ in 0..<2_000 {
      let n = (0..<6).map { _ in random.uniform(-1, 2) * exp2(Double(Int(random.next() % 80)) - 60) }
      let curves: [EasingFunction] = [
        .cubicBezier(try CubicBezierCurve(random.unit(), n[0], random.unit(), n[1])),
        .linear(
          try PiecewiseLinearCurve(stops: [.init(n[0], at: n[1]), .init(n[2]), .init(n[3]), .init(n[4], at: n[5])])),
        .linear(try PiecewiseLinearCurve(points: [.init(progress: n[0], value: n[1])])),
      ]
      for curve in curves {
        #expect(try EasingFunction(css: curve.cssExact ?? "") == curve)
        #expect(try EasingFunction(css: curve.css ?? "").css == curve.css)  // rounding twice changes nothing
      }
    }
  }

  @Test func codable() throws {
    let texts = [
      "ease", "cubic-bezier(0.1, 0.2, 0.30000000000000004, 1)", "steps(3, jump-start)", "linear(0 0%, 1 70%)",
    ]
    let functions = try texts.map { try EasingFunction(css: $0) }
    let encoder = JSONEncoder()
    #expect(try JSONDecoder().decode([String].self, from: encoder.encode(functions)) == texts)
    #expect(try JSONDecoder().decode([EasingFunction].self, from: encoder.encode(functions)) == functions)

    let exact = try StepCurve(count: 4, jump: .both, floor: .exact)
    #expect(try JSONDecoder().decode(StepCurve.self, from: encoder.encode(exact)) == exact)
    #expect(
      try JSONDecoder().decode(EasingFunction.self, from: encoder.encode(EasingFunction.steps(exact))) == .steps(exact))
    #expect(try JSONDecoder().decode(StepCurve.self, from: Data(#"{"count":3}"#.utf8)) == StepCurve(count: 3))
    #expect(throws: TimingCurveError.self) {
      try JSONDecoder().decode(StepCurve.self, from: Data(#"{"count":0}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(EasingFunction.self, from: Data(#""eas""#.utf8)) }

    let line = try PiecewiseLinearCurve(stops: [.init(0), .init(0.3), .init(1)])
    #expect(String(decoding: try encoder.encode(line), as: UTF8.self) == "[[0,0],[0.5,0.3],[1,1]]")
    #expect(try JSONDecoder().decode(PiecewiseLinearCurve.self, from: encoder.encode(line)) == line)
    #expect(throws: TimingCurveError.self) {
      try JSONDecoder().decode(PiecewiseLinearCurve.self, from: Data("[[1,0],[0,1]]".utf8))
    }
    let cubic = try CubicBezierCurve(0.1, 0.2, 0.3, 0.4)
    #expect(String(decoding: try encoder.encode(cubic), as: UTF8.self) == "[0.1,0.2,0.3,0.4]")
    #expect(try JSONDecoder().decode(CubicBezierCurve.self, from: encoder.encode(cubic)) == cubic)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CubicBezierCurve.self, from: Data("[0,0,1,1,1]".utf8))
    }
  }

  @Test func functionsAgreeWithTheirCurves() throws {
    let cubic = try CubicBezierCurve(0.25, 0.1, 0.25, 1)
    let ease = try EasingFunction(css: "ease")
    let linear = try EasingFunction(css: "linear")
    for x in [-0.5, 0, 0.3, 1, 1.5] {
      #expect(ease.value(at: x) == cubic.value(at: x) && ease.velocity(at: x) == cubic.velocity(at: x))
      #expect(linear.value(at: x) == x && linear.velocity(at: x) == 1)
    }
    #expect(linear.value(at: .nan).isNaN && linear.velocity(at: .nan).isNaN)
    #expect(ease != .cubicBezier(cubic))
    #expect(linear.structure.breaks.count == 2)
    #expect(try EasingFunction(css: "steps(2)").leftLimit(at: 0.5) == 0)
    #expect("\(try EasingFunction(css: "steps(2)"))" == "steps(2)")
  }
}
