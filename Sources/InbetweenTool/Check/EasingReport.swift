import Inbetween
import InbetweenReference
import InbetweenRendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A table and a plot of how far the library and the browsers are from the truth.
struct EasingReport {
  var checks: [CheckResult]
  var asked: [EasingComparison]
  var named: [EasingComparison]

  init(checks: [CheckResult]) throws(ToolFailure) {
    self.checks = checks
    do {
      let truth = try EasingTruth.load()
      asked = try EasingComparison.browsers(truth, BrowserEasings.load())
      named = try EasingComparison.named(truth)
    } catch {
      throw ToolFailure(status: 1, message: "the reference data cannot be read: \(error)")
    }
  }

  /// Writes `timing-curves.md` and `timing-curves.svg`, and says so with a summary on `notes`.
  func write(to directory: String, notes: ByteOutput) throws(ToolFailure) {
    try makeDirectory(directory)
    let table = directory + "/timing-curves.md", picture = directory + "/timing-curves.svg"
    try writeFile(table, markdown)
    do throws(PlotError) {
      try plot.write(to: picture)
    } catch {
      throw ToolFailure(status: 1, message: "\(error)")
    }
    notes.appendLine()
    notes.appendLine("Largest error in value against 50 digits:")
    notes.append(summary.text(indent: "  "))
    notes.appendLine()
    notes.appendLine("table: \(table)")
    notes.appendLine("plot:  \(picture)")
  }

  /// One row per group of easings.
  var summary: TextTable {
    var table = TextTable(
      header: ["easings", "values", "Inbetween", "Chromium", "Firefox"], rightAligned: [1, 2, 3, 4])
    func add(_ name: String, _ rows: [EasingComparison]) {
      guard !rows.isEmpty else { return }
      let browsers = [rows.compactMap(\.chromium).max(), rows.compactMap(\.firefox).max()]
      table.rows.append(
        ["\(rows.count) \(name)", "\(rows.reduce(0) { $0 + $1.cases })", brief(rows.map(\.ours).max() ?? 0)]
          + browsers.map { $0.map(brief) ?? "" })
    }
    let families = ["cubic-bezier(", "steps(", "linear("]
    add("keywords", asked.filter { row in !families.contains { row.name.hasPrefix($0) } })
    for family in families { add(family + ")", asked.filter { $0.name.hasPrefix(family) }) }
    add("of Material 3", named.filter { $0.name.hasPrefix("material3.") })
    add("of Penner", named.filter { $0.name.hasPrefix("penner.") })
    return table
  }

  var markdown: String {
    var checkTable = TextTable(header: CheckTable.header + ["worst case"], rightAligned: [2, 3, 4, 5])
    checkTable.rows = checks.map { CheckTable.row($0) + ["`\($0.worstCase)`"] }
    var easings = TextTable(
      header: ["easing", "values", "Inbetween", "Chromium", "Firefox"], rightAligned: [1, 2, 3, 4])
    easings.rows = (asked + named).map { row in
      ["`\(row.name)`", "\(row.cases)", brief(row.ours), row.chromium.map(brief) ?? "", row.firefox.map(brief) ?? ""]
    }
    return """
      # Timing curves against 50 digits and two browsers

      Largest error in value. An answer on the other side of a jump counts with the whole height of the jump; the rules
      that predict such answers are in the second table.

      \(summary.markdown)
      ## Data sets

      \(checkTable.markdown)
      ## Every easing

      \(easings.markdown)
      """
  }

  /// The errors of each, in ascending order, on a logarithmic scale.
  var plot: LinePlot {
    func series(_ name: String, _ errors: [Double]) -> LinePlot.Series {
      let exponents = errors.map { log10(max($0, 1e-18)) }.sorted()
      let count = Double(max(1, exponents.count))
      return LinePlot.Series(
        name: name, points: exponents.enumerated().map { SIMD2((Double($0) + 0.5) / count * 100, $1) })
    }
    return LinePlot(
      title: "Timing curves: distance from the exact value",
      horizontalLabel: "percent of the easings, each sorted by its largest error",
      horizontalRange: 0...100,
      panels: [
        LinePlot.Panel(
          label: "largest error in value, power of ten (\(asked.count) easings asked of the browsers; −18: exact)",
          series: [
            series("Inbetween", asked.map(\.ours)),
            series("Chromium", asked.compactMap(\.chromium)),
            series("Firefox", asked.compactMap(\.firefox)),
          ],
          range: -18.5...0.5)
      ],
      height: 560)
  }
}
