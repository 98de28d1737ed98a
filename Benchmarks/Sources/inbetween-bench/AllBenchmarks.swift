import BenchmarkSupport

/// Every benchmark there is: one line per file.
///
/// Building the list is cheap; cases make their input when they run.
func allBenchmarks() -> [BenchmarkGroup] {
  scalarValueBenchmarks()
    + scalarVelocityBenchmarks()
    + constructionBenchmarks()
    + batchOneCurveBenchmarks()
    + batchDistinctCurvesBenchmarks()
    + stepsBenchmarks()
    + linearBenchmarks()
    + closedFormBenchmarks()
    + easingTextBenchmarks()
}
