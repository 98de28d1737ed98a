import BenchmarkSupport
import Testing

@Suite struct TableTests {
  @Test(arguments: [
    (1.005, 2, "1.00"), (0.05, 1, "0.1"), (-0.04, 1, "0.0"), (-2.5, 0, "-3"), (1234.5678, 3, "1234.568"),
    (0.007, 3, "0.007"), (.infinity, 2, "inf"),
  ])
  func fixedDecimals(value: Double, decimals: Int, text: String) {
    #expect(fixed(value, decimals) == text)
  }

  @Test func columnsAlign() {
    #expect(table([["a", "ratio"], ["longer", "1"]]) == "  a       ratio\n  longer      1")
  }

  @Test func selectingKeepsTheReferences() {
    func entry(_ name: String, _ role: CaseRole) -> BenchmarkCase { BenchmarkCase(name, role, values: 1) { {} } }
    let groups = [
      BenchmarkGroup(
        "k/a", "", reference: "r", cases: [entry("swift", .product), entry("r", .reference), entry("qt", .peer)]),
      BenchmarkGroup("k/b", "", reference: "r", cases: [entry("c", .product)]),
    ]
    let selected = groups.selecting { $0 == "k/a/swift" }
    #expect(selected.map(\.id) == ["k/a"])
    #expect(selected[0].cases.map(\.name) == ["swift", "r"])
  }
}
