/// Plain text tables: the first column left, the others right.
package func table(_ rows: [[String]]) -> String {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
  }
  return rows.map { row in
    var line = ""
    for (column, text) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - text.count)
      line += column == 0 ? "  " + text + padding : "  " + padding + text
    }
    while line.last == " " { line.removeLast() }
    return line
  }.joined(separator: "\n")
}

/// A number with a fixed count of decimals, independent of any locale.
package func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite else { return "\(value)" }
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (abs(value) * scale).rounded()
  guard scaled < 1e15 else { return "\(value)" }
  let digits = String(Int(scaled))
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  let sign = value < 0 && scaled != 0 ? "-" : ""
  guard decimals > 0 else { return sign + padded }
  return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}

/// Nanoseconds with three significant digits.
package func nanoseconds(_ value: Double) -> String {
  fixed(value, value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0)
}

extension Report.Group {
  /// The group as a table with a title.
  ///
  /// A star marks the reference.
  package var text: String {
    let reference = fastestReference
    let hasReference = reference != nil
    var rows = [["case", "ns/value", "spread", "M values/s"] + (hasReference ? ["ratio", "range"] : [])]
    for entry in cases {
      var row = [
        entry.name + (entry.name == reference?.name ? " *" : ""),
        nanoseconds(entry.median), fixed(entry.spread * 100, 1) + " %", fixed(1000 / entry.median, 1),
      ]
      if let ratio = entry.ratio {
        let decimals = ratio.value < 0.1 ? 4 : 2
        row += [
          fixed(ratio.value, decimals) + "x", "\(fixed(ratio.low, decimals))–\(fixed(ratio.high, decimals))",
        ]
      }
      rows.append(row)
    }
    let against = reference.map { "; ratio against * \($0.name), the fastest \(self.reference)" } ?? ""
    return "\(id): \(title)\(against)\n" + table(rows)
  }
}
