import BenchmarkSupport
import Testing

@Suite struct OptionsTests {
  static let known: [Options.Known] = [
    .value("--filter"), .value("--min-time"), .flag("--allow-debug"), .flag("--help"),
  ]

  @Test func valuesFlagsAndPositionals() throws {
    let options = try Options(["a.json", "--filter", "x|y", "--allow-debug", "--min-time=0.5", "b"], known: Self.known)
    #expect(options.positional == ["a.json", "b"])
    #expect(options.text("--filter") == "x|y")
    #expect(options.has("--allow-debug") && !options.has("--help"))
    #expect(try options.number("--min-time", in: 0...1, default: 3) == 0.5)
  }

  @Test func shortHelp() throws {
    #expect(try Options(["-h"], known: Self.known).has("--help"))
  }

  @Test(arguments: [
    (["--fliter", "x"], "did you mean --filter?"), (["--mintime", "1"], "did you mean --min-time?"),
    (["--filter"], "--filter needs a value"), (["--help=yes"], "--help takes no value"),
    (["--help", "--help"], "--help is given twice"),
  ])
  func mistakesAreExplained(arguments: [String], expected: String) {
    #expect { try Options(arguments, known: Self.known) } throws: { "\($0)".contains(expected) }
  }

  @Test func nothingNearIsNotSuggested() {
    #expect { try Options(["--qqqqqqqqq"], known: Self.known) } throws: { !"\($0)".contains("did you mean") }
  }

  @Test(arguments: ["x", "nan", "2", "-1", ""])
  func numbersOutOfRange(text: String) throws {
    let options = try Options(["--min-time=\(text)"], known: Self.known)
    #expect(throws: UsageError.self) { try options.number("--min-time", in: 0...1, default: 0.5) }
  }

  @Test func swappedLettersAreOneEdit() {
    #expect(nearestName(to: "rnu", among: ["list", "run", "compare"]) == "run")
  }
}
