import InbetweenReference

/// The outcome of checks, for people and for programs.
struct CheckTable {
  var results: [CheckResult]

  static let header = ["", "data set", "cases", "explained", "worst", "bound"]

  static func row(_ result: CheckResult) -> [String] {
    [
      result.passed ? "ok" : "BROKEN", result.name, "\(result.cases)",
      "\(result.exceptions.reduce(0) { $0 + $1.count })", brief(result.worstError), brief(result.bound),
    ]
  }

  func writeText(isBrief: Bool, to output: ByteOutput) {
    var table = TextTable(header: Self.header, rightAligned: [2, 3, 4, 5])
    table.rows = results.map(Self.row)
    let lines = table.text().split(separator: "\n")
    output.appendLine(String(lines[0]))
    for (line, result) in zip(lines.dropFirst(), results) {
      output.appendLine(String(line))
      guard !isBrief else { continue }
      output.appendLine("        worst: \(result.worstCase)")
      for exception in result.exceptions {
        output.appendLine(
          "        \(exception.count) by \(exception.rule), at most \(brief(exception.worstError)): \(exception.explanation)"
        )
      }
    }
    let broken = results.filter { !$0.passed }.count
    let cases = results.reduce(0) { $0 + $1.cases }
    output.appendLine()
    output.appendLine(
      broken == 0
        ? "\(results.count) data sets, \(cases) cases: every bound holds"
        : "\(broken) of \(results.count) data sets break their bound")
  }

  func writeJSON(to output: ByteOutput) {
    output.append("[")
    for (index, result) in results.enumerated() {
      output.append(index > 0 ? ",\n" : "\n")
      var object = AnswerWriter(output: output)
      object.member("name", result.name)
      object.member("cases", Double(result.cases))
      object.member("worstError", result.worstError)
      object.member("bound", result.bound)
      object.key("passed")
      output.append(result.passed ? "true" : "false" as StaticString)
      object.member("worstCase", result.worstCase)
      object.key("exceptions")
      output.append("[")
      for (index, exception) in result.exceptions.enumerated() {
        if index > 0 { output.append(",") }
        var inner = AnswerWriter(output: output)
        inner.member("rule", exception.rule)
        inner.member("explanation", exception.explanation)
        inner.member("count", Double(exception.count))
        inner.member("worstError", exception.worstError)
        output.append("}")
      }
      output.append("]}")
    }
    output.appendLine("\n]")
  }
}
