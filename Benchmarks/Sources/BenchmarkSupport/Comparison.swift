/// Two reports, case by case.
public struct Comparison: Sendable {
  /// What changed, beyond noise.
  public enum Verdict: String, Sendable {
    case equal, improved, regressed
  }

  /// One case that both reports have.
  public struct Row: Sendable {
    public var name: String
    public var role: CaseRole
    public var old: Double
    public var new: Double
    /// The change of speed: above 1 means that the new one is faster.
    public var change: Ratio
    public var verdict: Verdict
  }

  /// What is compared.
  public enum Measure: String, Sendable {
    /// The speed as a multiple of the reference peer's in the same run: free of a machine that was slower as a
    /// whole. Cases without a reference are compared by time.
    case relative
    /// Nanoseconds.
    case absolute
  }

  public var rows: [Row] = []
  public var onlyInOld: [String] = []
  public var onlyInNew: [String] = []

  /// Compares the cases of the same name.
  ///
  /// A case has changed when its speed differs by more than `threshold` (0.05 is 5 %) *and* the interquartile
  /// ranges of both runs do not touch; else the difference is noise. Only Inbetween's own cases get a verdict.
  public init(old: Report, new: Report, measure: Measure = .relative, threshold: Double = 0.05) {
    let before = Self.cases(of: old), after = Self.cases(of: new)
    let earlier = Dictionary(before.map { ($0.name, $0.entry) }, uniquingKeysWith: { first, _ in first })
    for (name, entry) in after {
      guard let past = earlier[name] else {
        onlyInNew.append(name)
        continue
      }
      rows.append(Self.row(name, past, entry, measure, threshold))
    }
    let names = Set(after.map(\.name))
    onlyInOld = before.map(\.name).filter { !names.contains($0) }
  }

  private static func cases(of report: Report) -> [(name: String, entry: Report.Case)] {
    report.groups.flatMap { group in group.cases.map { ("\(group.id)/\($0.name)", $0) } }
  }

  private static func row(
    _ name: String, _ old: Report.Case, _ new: Report.Case, _ measure: Measure, _ threshold: Double
  ) -> Row {
    // Either way as a speed: higher is better.
    let before: Ratio, after: Ratio
    if measure == .relative, new.role == .product, let oldRatio = old.ratio, let newRatio = new.ratio {
      (before, after) = (oldRatio, newRatio)
    } else {
      (before, after) = (Self.speed(old), Self.speed(new))
    }
    let change = Ratio(
      value: after.value / before.value, low: after.low / before.high, high: after.high / before.low)
    var verdict = Verdict.equal
    if new.role == .product {
      if change.value > 1 + threshold, change.low > 1 { verdict = .improved }
      if change.value < 1 / (1 + threshold), change.high < 1 { verdict = .regressed }
    }
    return Row(name: name, role: new.role, old: old.median, new: new.median, change: change, verdict: verdict)
  }

  private static func speed(_ entry: Report.Case) -> Ratio {
    Ratio(value: 1 / entry.median, low: 1 / entry.upperQuartile, high: 1 / entry.lowerQuartile)
  }

  /// Regressed if any case has, else improved if any case has.
  public var verdict: Verdict {
    if rows.contains(where: { $0.verdict == .regressed }) { return .regressed }
    return rows.contains { $0.verdict == .improved } ? .improved : .equal
  }

  /// 0 equal, 2 regressed, 4 improved.
  public var exitStatus: Int32 {
    switch verdict {
    case .equal: 0
    case .regressed: 2
    case .improved: 4
    }
  }

  /// The comparison as a table.
  public var text: String {
    var lines = [["case", "old ns", "new ns", "speed", "range", "verdict"]]
    for row in rows {
      let verdict: String
      switch (row.role, row.verdict) {
      case (.product, .equal): verdict = row.change.value == 1 ? "equal" : "equal (noise)"
      case (.product, let changed): verdict = changed.rawValue
      default: verdict = "peer"
      }
      lines.append([
        row.name, nanoseconds(row.old), nanoseconds(row.new), fixed(row.change.value, 3) + "x",
        "\(fixed(row.change.low, 2))–\(fixed(row.change.high, 2))", verdict,
      ])
    }
    var text = table(lines)
    if !onlyInOld.isEmpty { text += "\nonly in the old run: " + onlyInOld.joined(separator: ", ") }
    if !onlyInNew.isEmpty { text += "\nonly in the new run: " + onlyInNew.joined(separator: ", ") }
    return text
  }
}
