import Foundation
import Inbetween
import Testing

@testable import InbetweenTool

@Suite struct HelpTests {
  @Test func everyCommandExplainsItself() throws {
    for command in Tool.commands {
      let specification = command.specification
      for outcome in [
        try RunningTool.run(command.name, "--help"), runInProcess("help", command.name),
        runInProcess(command.name, "-h"),
      ] {
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("Usage: inbetween \(command.name)"))
        #expect(outcome.output.contains("Examples:\n  # "))
        for option in specification.options { #expect(outcome.output.contains("--\(option.name)")) }
        for line in outcome.lines { #expect(line.count <= 120, "\(line)") }
      }
      #expect(!specification.examples.isEmpty)
    }
  }

  /// The examples of the help run as they are, in a shell.
  @Test func examplesRun() throws {
    try withTemporaryFolder { folder in
      let tool = try RunningTool.executable.deletingLastPathComponent().path
      try #"{"op":"curve","curve":"ease","at":[0.5]}"#.write(
        toFile: folder + "/requests.jsonl", atomically: true, encoding: .utf8)
      for command in Tool.commands where command.name != "check" {
        for (line, _) in command.specification.examples {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", "cd '\(folder)' && PATH='\(tool)':$PATH && \(line) > output"]
          try process.run()
          process.waitUntilExit()
          #expect(process.terminationStatus == 0, "\(line)")
        }
      }
    }
  }

  @Test func helpOfTheToolAndVersion() {
    for arguments in ["--help", "-h", "help"] {
      let outcome = runInProcess(arguments)
      #expect(outcome.status == 0)
      for command in Tool.commands { #expect(outcome.output.contains("  \(command.name)  ")) }
    }
    #expect(runInProcess("--version").output == "inbetween \(Tool.version)\n")
    let bare = Tool.run(
      [], ToolContext(output: ByteOutput(descriptor: nil), errors: ByteOutput(descriptor: nil), showsProgress: false))
    #expect(bare == 2)
  }

  @Test(arguments: [
    (["evil"], "did you mean `eval`?"), (["--versoin"], "unknown option --versoin"),
    (["eval", "--shema"], "did you mean --schema?"), (["curve", "ease", "-x"], "unknown option -x"),
    (["curve"], "CURVE is missing"), (["curve", "ease", "ease"], "too many operands: ease"),
    (["curve", "ease", "--at"], "--at needs a value"), (["curve", "ease", "--at", "x"], "it must be numbers"),
    (["curve", "ease", "--outside", "wrap"], "it must be extend or clamp"),
    (["curve", "ease", "--json=1"], "--json takes no value"), (["curve", "ease-inn"], "did you mean ease-in?"),
    (["curve", "easeOutBounce"], ".easeOutBounce?"), (["curve", "ease", "--fit", "0"], "--fit"),
    (["curve", "cubic-bezier(1.1, 0, 0, 1)"], "\n               ^"),
    (["list", "materiel3"], "did you mean material3?"),
    (["plot", "ease"], "--output FILE is missing"),
    (["plot", "ease", "-o", "a.gif"], "must end in .png, .svg or .pdf"),
    (["plot", "ease", "-o", "a.png", "--size", "9"], "WIDTHxHEIGHT"),
    (["plot", "ease", "-o", "a.png", "--size", "1x1"], "from 100 to 16384"),
    (["plot", "ease", "-o", "a.png", "--range", "1", "0"], "ascending order"),
    (["check", "chronium"], "did you mean Chromium?"), (["help", "curv"], "did you mean `curve`?"),
  ]) func wrongCalls(_ arguments: [String], _ message: String) throws {
    let errors = ByteOutput(descriptor: nil), output = ByteOutput(descriptor: nil)
    let status = Tool.run(arguments, ToolContext(output: output, errors: errors, showsProgress: false))
    #expect(status == 2)
    #expect(errors.text.contains(message), "\(errors.text)")
    #expect(errors.text.hasPrefix("inbetween: "))
    #expect(output.text.isEmpty)
  }
}

@Suite struct SuggestionTests {
  @Test func distances() {
    #expect(editDistance("", "") == 0)
    #expect(editDistance("", "abc") == 3)
    #expect(editDistance("kitten", "sitting") == 3)
    #expect(editDistance("ab", "ba") == 1)
    #expect(editDistance("Ease", "ease") == 0)
    #expect(editDistance("ca", "abc") == 3)
  }

  @Test func nearestOnlyWhenNear() {
    #expect(nearest(to: "eas", among: ["linear", "ease", "ease-in"]) == "ease")
    #expect(nearest(to: "zzz", among: ["linear", "ease"]) == nil)
    #expect(nearest(to: "bounceOut", among: ["css.ease", "flutter.bounceOut"]) == "flutter.bounceOut")
    #expect(nearest(to: String(repeating: "x", count: 100_000), among: ["x"]) == nil)
  }
}

@Suite struct CurveCommandTests {
  @Test func tableHoldsTheNumbersOfTheLibrary() throws {
    let outcome = runInProcess("curve", "ease-in", "--at", "0.25", "1")
    let curve = try CubicBezierCurve(0.42, 0, 1, 1)
    #expect(outcome.status == 0)
    let rows = outcome.lines.suffix(2).map { $0.split(separator: " ").map(String.init) }
    for (row, x) in zip(rows, [0.25, 1]) {
      #expect(row.map { Double($0) } == [x, curve.value(at: x), curve.velocity(at: x), curve.acceleration(at: x)])
    }
  }

  @Test func jsonHoldsTheAnswers() throws {
    let outcome = runInProcess(
      "curve", "cubic-bezier(0.34, 1.56, 0.64, 1)", "--json", "--at", "0,0.5", "--inverse", "1.05", "--fit", "0.01")
    let object = try EvalAnswer(line: String(outcome.output.dropLast()))
    let curve = try CubicBezierCurve(0.34, 1.56, 0.64, 1)
    #expect(try object.numbers("value") == [0, curve.value(at: 0.5)])
    #expect(try object.numbers("acceleration")[1] == curve.acceleration(at: 0.5))
    #expect(try object.numbers("range") == [curve.valueRange.lowerBound, curve.valueRange.upperBound])
    #expect(try EvalAnswer.number(#require(object.fields["integral"])) == curve.integral(to: 1))
    #expect((object.fields["x"] as? [[Double]])?[0].count == 2)
    let fit = try #require(object.fields["fit"] as? [String: Any])
    #expect((fit["css"] as? String)?.hasPrefix("linear(") == true)
  }

  @Test func optionsChangeTheAnswer() throws {
    func value(_ arguments: String...) throws -> Double {
      let output = ByteOutput(descriptor: nil)
      let context = ToolContext(output: output, errors: ByteOutput(descriptor: nil), showsProgress: false)
      #expect(Tool.run(["curve", "--json"] + arguments, context) == 0)
      return try EvalAnswer(line: String(output.text.dropLast())).numbers("value")[0]
    }
    #expect(try value("linear", "--at", "2") == 2)
    #expect(try value("linear", "--at", "2", "--outside", "clamp") == 1)
    #expect(try value("steps(2)", "--at=0.5") == 0.5)
    #expect(try value("steps(2)", "--at=0.5", "--before") == 0)
    #expect(try value("steps(10)", "-a", "0.3", "--floor", "exact") == 0.2)
    #expect(try value("linear", "--at", "-0.5") == -0.5)
    #expect(try value("--at", "0.5", "--", "linear") == 0.5)
  }
}

@Suite struct ListCommandTests {
  @Test func everyNameIsListedAndWorks() throws {
    let names = runInProcess("list", "--names").lines
    #expect(names == NamedCurve.all.map(\.name))
    let text = runInProcess("list").output
    for named in NamedCurve.all { #expect(text.contains("  \(named.name) ")) }
    let json = try JSONSerialization.jsonObject(with: Data(runInProcess("list", "--json").output.utf8))
    let rows = try #require(json as? [[String: String]])
    #expect(rows.map { $0["name"] } == names)
    for row in rows {
      let curve = try NamedCurve(named: row["name"] ?? "").curve
      #expect(row["css"] == curve.css)
      #expect(row["source"]?.isEmpty == false && row["definition"]?.isEmpty == false)
    }
  }

  @Test func oneSet() {
    let names = runInProcess("list", "material3", "--names").lines
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix("material3.") })
  }
}
