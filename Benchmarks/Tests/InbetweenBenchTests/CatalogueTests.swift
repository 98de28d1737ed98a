import BenchmarkSupport
import Testing

@testable import inbetween_bench

@Suite struct CatalogueTests {
  @Test func namesAreUnique() {
    let groups = allBenchmarks()
    #expect(Set(groups.map(\.id)).count == groups.count)
    for group in groups {
      #expect(Set(group.cases.map(\.name)).count == group.cases.count, "\(group.id)")
    }
  }

  @Test func everyCaseHasEnoughValues() {
    for group in allBenchmarks() {
      for entry in group.cases { #expect(entry.values >= 1 << 18, "\(group.id)/\(entry.name)") }
    }
  }

  @Test func inputsAreDistinct() {
    #expect(Set(Inputs.progress).count == Inputs.count)
    #expect(Inputs.progress.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(Set(Inputs.handles[0]).count == Inputs.count)
  }

  @Test(arguments: [
    (["run", "--fliter", "x"], "did you mean --filter?"), (["rnu"], "did you mean run?"), ([], "which command?"),
    (["run", "--filter", "("], "not a regular expression"), (["list", "--filter", "no such case"], "no case matches"),
    (["run", "ease"], "use --filter"), (["compare", "a.json"], "two files"),
    (["run", "--repetitions", "0"], "--repetitions is 0"), (["compare", "/nonexistent/a", "b"], "cannot read"),
  ])
  func mistakesAreExplained(arguments: [String], expected: String) {
    #expect { try perform(arguments) } throws: { "\($0)".contains(expected) }
  }
}
