import BenchmarkSupport
import Testing

@Suite struct ComparisonTests {
  @Test func theSameRunIsEqual() {
    let run = report(product: steady(10), reference: steady(20))
    let comparison = Comparison(old: run, new: run)
    #expect(comparison.verdict == .equal)
    #expect(comparison.exitStatus == 0)
    #expect(comparison.rows.map(\.change) == [1, 1])
  }

  @Test func halfTheTimeIsAnImprovement() throws {
    let comparison = Comparison(
      old: report(product: steady(10), reference: steady(20)), new: report(product: steady(5), reference: steady(20)))
    #expect(comparison.exitStatus == 4)
    #expect(abs(try #require(comparison.rows.first).change - 2) < 1e-12)
  }

  @Test func twiceTheTimeIsARegression() {
    let comparison = Comparison(
      old: report(product: steady(10), reference: steady(20)), new: report(product: steady(20), reference: steady(20)))
    #expect(comparison.exitStatus == 2)
  }

  @Test func aSlowerMachineIsNoRegression() {
    let old = report(product: steady(10), reference: steady(20))
    let new = report(product: steady(15), reference: steady(30))
    #expect(Comparison(old: old, new: new, measure: .relative).verdict == .equal)
    #expect(Comparison(old: old, new: new, measure: .absolute).verdict == .regressed)
  }

  @Test func aSlowerPeerAloneIsNoImprovementInTime() {
    let old = report(product: steady(10), reference: steady(20))
    let new = report(product: steady(10), reference: steady(30))
    #expect(Comparison(old: old, new: new, measure: .absolute).verdict == .equal)
  }

  @Test func withoutAReferenceTimesAreCompared() {
    let comparison = Comparison(old: report(product: steady(10)), new: report(product: steady(8)))
    #expect(comparison.verdict == .improved)
  }

  @Test func smallChangesAreBelowTheThreshold() {
    let old = report(product: steady(100)), new = report(product: steady(104))
    #expect(Comparison(old: old, new: new).verdict == .equal)
    #expect(Comparison(old: old, new: new, threshold: 0.02).verdict == .regressed)
  }

  @Test func noiseIsNotAChange() throws {
    // Medians 100 and 120, but quartiles 40 % apart: 2.4 · 0.4 / √7 = 36 % each.
    let wild = [60, 80, 100, 120, 140, 80, 120.0]
    let comparison = Comparison(old: report(product: wild), new: report(product: wild.map { $0 * 1.2 }))
    #expect(comparison.verdict == .equal)
    let noise = try #require(comparison.rows.first).noise
    #expect(abs(noise - 2.4 * 0.4 / 7.squareRoot() * 2.squareRoot()) < 1e-12)
  }

  @Test func fewRepetitionsGiveNoVerdict() {
    let comparison = Comparison(old: report(product: [10, 10, 10, 10]), new: report(product: [20, 20, 20, 20]))
    #expect(comparison.verdict == .equal)
    #expect(comparison.text.contains("unknown noise"))
  }

  @Test func casesOfOneRunAreNamed() {
    let comparison = Comparison(
      old: report(product: steady(1), id: "gone"), new: report(product: steady(1), id: "fresh"))
    #expect(comparison.rows.isEmpty)
    #expect(comparison.onlyInOld == ["gone/swift"])
    #expect(comparison.onlyInNew == ["fresh/swift"])
  }

  @Test func oneRegressionOutweighsImprovements() {
    var old = report(product: steady(10), id: "a"), new = report(product: steady(5), id: "a")
    old.groups += report(product: steady(10), id: "b").groups
    new.groups += report(product: steady(20), id: "b").groups
    let comparison = Comparison(old: old, new: new)
    #expect(comparison.rows.map(\.verdict) == [.improved, .regressed])
    #expect(comparison.exitStatus == 2)
  }
}
