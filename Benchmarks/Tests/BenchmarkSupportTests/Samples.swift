import BenchmarkSupport

/// A report with one group: Inbetween and a reference, with the given repetitions.
func report(product: [Double], reference: [Double]? = nil, id: String = "kernel/case") -> Report {
  func entry(_ name: String, _ role: CaseRole, _ samples: [Double]) -> Report.Case {
    Report.Case(name: name, role: role, values: 4, distribution: Distribution(samples)!, samples: samples)
  }
  var group = Report.Group(
    id: id, title: "a title", reference: "peer",
    cases: [entry("swift", .product, product)] + (reference.map { [entry("peer-a", .reference, $0)] } ?? []))
  group.fillRatios()
  let context = RunContext(
    quotable: true, build: "release", date: "2026-01-01T00:00:00Z", processor: "some processor", processors: 2,
    load: nil, system: "some system", instructionSet: "avx2", instructionSets: ["baseline", "avx2"],
    instructionSetsNotRun: ["avx512"], commit: "0123456789ab-dirty", compiler: "some compiler",
    libraries: ["a", "b"], minimumTime: 0.05, repetitions: product.count)
  return Report(context: context, groups: [group])
}

/// Seven repetitions about a middle: the quartiles lie 1 % from it.
func steady(_ middle: Double) -> [Double] {
  [0.99, 1.01, 1, 0.98, 1.02, 1, 1].map { $0 * middle }
}
