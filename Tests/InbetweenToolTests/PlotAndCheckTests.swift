import Foundation
import Inbetween
import InbetweenReference
import InbetweenRendering
import Testing

@testable import InbetweenTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PlotCommandTests {
  @Test func filesAreWritten() throws {
    try withTemporaryFolder { folder in
      #expect(try RunningTool.run("plot", "ease", "penner.easeOutBounce", "-o", folder + "/a.png").status == 0)
      let png = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))
      #expect(Array(png[16..<24]) == [0, 0, 0x03, 0x84, 0, 0, 0x02, 0xBC])
      let size = try RunningTool.run("plot", "ease", "-o", folder + "/b.png", "-s", "321x234", "--no-velocity")
      #expect(size.status == 0)
      let small = try Data(contentsOf: URL(fileURLWithPath: folder + "/b.png"))
      #expect(Array(small[16..<24]) == [0, 0, 1, 65, 0, 0, 0, 234])
    }
    let svg = try RunningTool.run("plot", "ease", "steps(3)", "--title", "Two", "-o", "-")
    #expect(svg.status == 0)
    #expect(svg.output.contains("<title>Two</title>"))
    #expect(svg.output.contains("ease; steps(3)") && svg.output.contains("velocity"))
    #expect(XMLParser(data: Data(svg.output.utf8)).parse())
  }

  @Test(arguments: [
    ["linear(1e19, 1.000000000000001e19)"], ["linear(5e-324, 0)"], ["linear(-1e308, 1e308)", "linear(1e308, 0)"],
    ["cubic-bezier(0, 1e308, 1, -1e308)"], ["ease", "--range=0,5e-324"],
    ["ease", "--value-range=1e19,1.0000000001e19"],
    ["steps(4)", "--range=1e300,1.1e300"],
    ["penner.easeOutElastic", "--range=0.5,0.5000000000000001"],
  ]) func extremeNumbersAreDrawn(_ arguments: [String]) {
    let context = ToolContext(
      output: ByteOutput(descriptor: nil), errors: ByteOutput(descriptor: nil), showsProgress: false)
    #expect(Tool.run(["plot"] + arguments + ["-o", "-"], context) == 0)
    #expect(context.output.text.hasSuffix("</svg>\n"))
    #expect(Tool.run(["plot", "ease", "-o", "-", "--range=-1.7e308,1.7e308"], context) == 2)
  }

  @Test(arguments: ["steps(5000)", "steps(9223372036854775807)"])
  func moreStepsThanCanBeSeenAreALine(_ text: String) throws {
    let series = CurveSampling(range: 0...1).value(of: try EasingFunction(css: text), name: text)
    #expect(series.dots.isEmpty && series.points.count < 10_000)
    #expect(series.points.allSatisfy { abs($0.y - $0.x) <= 1 / 5000 })
  }

  @Test func sampledLinesFollowTheCurve() throws {
    for text in [
      "ease", "cubic-bezier(0,1,1,0)", "cubic-bezier(1,0,0,1)", "linear(0, 0.8 30%, 0.4 30%, 1)", "steps(5)",
    ] {
      let curve = try EasingFunction(css: text)
      let series = CurveSampling(range: 0...1).value(of: curve, name: text)
      #expect(series.points.first?.x == 0 && series.points.last { !$0.x.isNaN }?.x == 1)
      // Between two samples the straight line is near the curve, in y or along a steep part in x.
      for (left, right) in zip(series.points, series.points.dropFirst()) where !left.x.isNaN && !right.x.isNaN {
        let middle = SIMD2((left.x + right.x) / 2, (left.y + right.y) / 2)
        let distance = abs(curve.value(at: middle.x) - middle.y)
        #expect(distance < 0.005 || distance < abs(right.y - left.y), "\(text) at \(middle.x)")
        #expect(right.x - left.x < 0.03)
      }
    }
  }

  @Test func jumpsAreGapsWithDots() throws {
    let series = CurveSampling(range: 0...1).value(of: try EasingFunction(css: "steps(2, jump-none)"), name: "")
    #expect(series.points.filter(\.x.isNaN).count == 1)
    #expect(
      series.dots == [.init(SIMD2(0.5, 1), isFilled: true), .init(SIMD2(0.5, 0), isFilled: false)])
  }

  @Test func velocityRangeIgnoresPoles() throws {
    func range(_ text: String) throws -> ClosedRange<Double> {
      try #require(
        PlotCommand.curvePlot([(text, CurveArgument(text).curve)], range: 0...1, showsVelocity: true).panels[1].range)
    }
    let pole = try range("cubic-bezier(0,1,1,0)")
    #expect(pole.upperBound.isFinite && pole.upperBound < 20)
    let elastic = try range("penner.easeOutElastic")
    let fastest = try #require(NamedCurve.named("penner.easeOutElastic")).curve.velocity(at: 0.04)
    #expect(elastic.upperBound > fastest)
  }
}

@Suite struct CheckCommandTests {
  static func result(_ name: String, worst: String, bound: Double) throws -> CheckResult {
    let json = """
      {"name":"\(name)","cases":3,"worstError":\(worst),"bound":\(bound),"worstCase":"ease at 0.5","exceptions":[
      {"rule":"a-rule","explanation":"because","count":2,"worstError":0.5}]}
      """
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(CheckResult.self, from: Data(json.utf8))
  }

  @Test func tableNamesTheWorstCaseAndWhatIsBroken() throws {
    let table = CheckTable(results: [
      try Self.result("good", worst: "0.25", bound: 1), try Self.result("bad", worst: "2", bound: 1),
      try Self.result("never a number", worst: "\"inf\"", bound: 1),
    ])
    let output = ByteOutput(descriptor: nil)
    table.writeText(isBrief: false, to: output)
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("ok ") && lines[1].contains("0.25"))
    #expect(lines[2] == "        worst: ease at 0.5")
    #expect(lines[3].contains("2 by a-rule, at most 0.5: because"))
    #expect(lines[4].hasPrefix("BROKEN") && lines[7].hasPrefix("BROKEN"))
    #expect(lines.last == "2 of 3 data sets break their bound")

    let json = ByteOutput(descriptor: nil)
    table.writeJSON(to: json)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["passed"] as? Bool } == [true, false, false])
    #expect(rows[2]["worstError"] as? String == "inf")
  }

  @Test func statusFollowsTheResults() throws {
    let outcome = try RunningTool.run("check", "--json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(rows.count >= 20)
    let passed = rows.allSatisfy { $0["passed"] as? Bool == true }
    #expect(outcome.status == (passed ? 0 : 1))
    let exact = runInProcess("check", "50 digits", "--brief")
    #expect(exact.status == 0, "\(exact.output)")
    #expect(exact.lines.last?.hasSuffix("every bound holds") == true)
  }

  @Test func reportHasTableAndPlot() throws {
    try withTemporaryFolder { folder in
      let outcome = try RunningTool.run("check", "50 digits", "--brief", "--report", folder + "/new")
      #expect(outcome.status == 0)
      let table = folder + "/new/timing-curves.md", picture = folder + "/new/timing-curves.svg"
      #expect(outcome.lines.suffix(2) == ["table: \(table)", "plot:  \(picture)"])
      let markdown = try String(contentsOfFile: table, encoding: .utf8)
      for name in [
        "`ease`", "`cubic-bezier(1,0,0,1)`", "`material3.emphasized`", "`penner.easeInOutBounce`", "Firefox",
      ] {
        #expect(markdown.contains(name))
      }
      #expect(XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: picture))).parse())
    }
    #expect(runInProcess("check", "50 digits", "--report", "/dev/null/inner").status == 2)
  }

  /// The summary compares like with like: the library within a few units of 2^-52, browsers far above.
  @Test func browsersAreFartherFromTheTruth() throws {
    let report = try EasingReport(checks: [])
    #expect(report.asked.count == 375 && report.named.count == 40)
    #expect(report.asked.map(\.ours).max()! < 1e-15)
    #expect(report.named.map(\.ours).max()! < 1e-15)
    let cubic = report.asked.filter { $0.name.hasPrefix("cubic-bezier") }
    #expect(cubic.compactMap(\.chromium).max()! > 1e-3)
    #expect(cubic.compactMap(\.firefox).max()! > 1e-3)
  }

  @Test func threeSignificantDigits() {
    #expect(
      [0, 0.4961, 6.0249e-7, 0.0297, 1, 12.345, 123456, 9.999e9, -0.5, .infinity].map(brief)
        == ["0", "0.496", "6.02e-7", "0.0297", "1", "12.3", "123456", "1e10", "-0.5", "inf"])
  }
}
