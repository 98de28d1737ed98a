/// Rows of text in columns.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []
  /// Columns that stand to the right, as numbers do.
  var rightAligned: Set<Int> = []

  /// The table with spaces between the columns; `indent` before each row.
  func text(indent: String = "") -> String {
    let all = (header.isEmpty ? [] : [header]) + rows
    let count = all.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in all.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        if rightAligned.contains(column) { return cell.leftPadded(to: widths[column]) }
        return column == row.count - 1 ? cell : cell.padded(to: widths[column])
      }
      return indent + cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The table in Markdown.
  var markdown: String {
    func line(_ cells: [String]) -> String {
      "| "
        + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
        .joined(separator: " | ") + " |\n"
    }
    let rule = header.indices.map { rightAligned.contains($0) ? "--:" : "---" }
    return line(header) + line(rule) + rows.map(line).joined()
  }
}

extension String {
  /// The text followed by spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text after spaces up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
