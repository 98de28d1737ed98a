import InbetweenReference

/// `inbetween check`: the library against its reference data.
enum CheckCommand {
  static let specification = CommandSpecification(
    name: "check",
    summary: "Compare the library with its reference data.",
    operands: "[SET…]",
    operandCount: 0...64,
    description: """
      Compares what the library computes with numbers known to 25 or 50 digits, with the answers of Chromium and
      Firefox, with published tests and with known faults of others. Prints per data set how many cases there are, the
      worst error, the bound that must hold, and the worst case itself. A disagreement that a known rule of the other
      side predicts is counted apart, under the name of the rule. SET picks the data sets whose name contains it.
      Exit status: 0 every bound holds, 1 a bound is broken.
      """,
    options: [
      .init("brief", "one line per data set"),
      .init("json", "print a JSON array with one object per data set"),
      .init(
        "report", value: "DIR",
        "also compare every easing that the browsers were asked for, and the Material 3 and Penner\nsets, with 50 digits; write a table and a plot into DIR"
      ),
    ],
    examples: [
      ("inbetween check", "everything"),
      ("inbetween check firefox --brief", "what concerns one browser"),
      ("inbetween check --report results", "with a table and a picture"),
    ])

  @Sendable static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws(ToolFailure) -> Int32 {
    let all = try results(context)
    let chosen = try choose(arguments.operands, from: all)
    let failed = chosen.filter { !$0.passed }
    if arguments.has("json") {
      CheckTable(results: chosen).writeJSON(to: context.output)
    } else {
      CheckTable(results: chosen).writeText(isBrief: arguments.has("brief"), to: context.output)
    }
    if let directory = arguments.value("report") {
      context.showProgress("comparing with the browsers")
      let report = try EasingReport(checks: chosen)
      context.clearProgress()
      // With --json the paths must not spoil the array.
      try report.write(to: directory, notes: arguments.has("json") ? context.errors : context.output)
    }
    return failed.isEmpty ? 0 : 1
  }

  private static func results(_ context: ToolContext) throws(ToolFailure) -> [CheckResult] {
    defer { context.clearProgress() }
    do {
      context.showProgress("comparing with 50 digits")
      let truth = try EasingChecks.truth()
      context.showProgress("comparing with published vectors and the browsers")
      return try truth + EasingChecks.all()
    } catch {
      throw ToolFailure(status: 1, message: "the reference data cannot be read: \(error)")
    }
  }

  private static func choose(_ names: [String], from all: [CheckResult]) throws(ToolFailure) -> [CheckResult] {
    guard !names.isEmpty else { return all }
    for name in names where !all.contains(where: { $0.name.lowercased().contains(name.lowercased()) }) {
      let words = Set(all.flatMap { $0.name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) })
      let hint = nearest(to: name, among: words.sorted()).map { "; did you mean \($0)?" } ?? ""
      throw .call("no data set has \(name) in its name\(hint)\n`inbetween check --brief` prints the names.")
    }
    return all.filter { result in names.contains { result.name.lowercased().contains($0.lowercased()) } }
  }
}
