/// Two reports, case by case.
package struct Comparison: Sendable {
  /// What changed, beyond noise.
  package enum Verdict: String, Sendable {
    case equal, improved, regressed
  }

  /// One case that both reports have.
  package struct Row: Sendable {
    package var name: String
    package var role: CaseRole
    package var old: Double
    package var new: Double
    /// The change of speed: above 1 means that the new one is faster.
    package var change: Double
    /// How far `change` may be off by noise alone, as a share: 0.1 is 10 %.
    ///
    /// Infinite with too few repetitions.
    package var noise: Double
    package var verdict: Verdict
  }

  /// What is compared.
  package enum Measure: String, Sendable {
    /// The speed as a multiple of the reference peer's in the same run: free of a machine that was slower as a
    /// whole. Cases without a reference are compared by time.
    case relative
    /// Nanoseconds.
    case absolute
  }

  package var rows: [Row] = []
  package var onlyInOld: [String] = []
  package var onlyInNew: [String] = []

  /// Compares the cases of the same name.
  ///
  /// A case has changed when its speed differs by more than `threshold` (0.05 is 5 %) *and* by more than the noise of
  /// the medians involved (see ``Report/Case/noise``). Only Inbetween's own cases get a verdict.
  package init(old: Report, new: Report, measure: Measure = .relative, threshold: Double = 0.05) {
    let before = Self.cases(of: old), after = Self.cases(of: new)
    let earlier = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in after {
      guard let past = earlier[entry.name] else {
        onlyInNew.append(entry.name)
        continue
      }
      rows.append(Self.row(past, entry, measure, threshold))
    }
    let names = Set(after.map(\.name))
    onlyInOld = before.map(\.name).filter { !names.contains($0) }
  }

  /// A case with what its ratio is against.
  private struct Entry {
    var name: String
    var found: Report.Case
    var reference: Report.Case?
  }

  private static func cases(of report: Report) -> [Entry] {
    report.groups.flatMap { group in
      group.cases.map {
        Entry(name: "\(group.id)/\($0.name)", found: $0, reference: group.fastestReference)
      }
    }
  }

  private static func row(_ before: Entry, _ after: Entry, _ measure: Measure, _ threshold: Double) -> Row {
    let name = after.name, old = before.found, new = after.found
    var change = old.median / new.median
    var noises = [old.noise, new.noise]
    if measure == .relative, new.role == .product, let first = before.reference, let second = after.reference {
      change *= second.median / first.median
      noises += [first.noise, second.noise]
    }
    // Independent errors add like the sides of a right angle.
    let noise = noises.map { $0 * $0 }.reduce(0, +).squareRoot()
    var verdict = Verdict.equal
    if new.role == .product {
      if change > (1 + threshold), change > 1 + noise { verdict = .improved }
      if 1 / change > (1 + threshold), 1 / change > 1 + noise { verdict = .regressed }
    }
    return Row(
      name: name, role: new.role, old: old.median, new: new.median, change: change, noise: noise, verdict: verdict)
  }

  /// Regressed if any case has, else improved if any case has.
  package var verdict: Verdict {
    if rows.contains(where: { $0.verdict == .regressed }) { return .regressed }
    return rows.contains { $0.verdict == .improved } ? .improved : .equal
  }

  /// 0 equal, 2 regressed, 4 improved.
  package var exitStatus: Int32 {
    switch verdict {
    case .equal: 0
    case .regressed: 2
    case .improved: 4
    }
  }

  /// The comparison as a table.
  package var text: String {
    var lines = [["case", "old ns", "new ns", "speed", "noise", "verdict"]]
    for row in rows {
      lines.append([
        row.name, nanoseconds(row.old), nanoseconds(row.new), fixed(row.change, 3) + "x",
        row.noise.isFinite ? "±" + fixed(row.noise * 100, 1) + " %" : "unknown",
        row.role == .product ? row.verdict.rawValue : "(\(row.role.rawValue))",
      ])
    }
    var text = table(lines)
    if rows.contains(where: { !$0.noise.isFinite }) {
      text += "\nunknown noise: fewer than \(Report.Case.leastRepetitions) repetitions; no verdict on those"
    }
    if !onlyInOld.isEmpty { text += "\nonly in the old run: " + onlyInOld.joined(separator: ", ") }
    if !onlyInNew.isEmpty { text += "\nonly in the new run: " + onlyInNew.joined(separator: ", ") }
    return text
  }
}
