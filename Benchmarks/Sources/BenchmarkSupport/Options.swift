/// A small reader of command lines: `--name value`, `--name=value`, flags and positional arguments.
package struct Options: Sendable {
  /// An option that a command understands.
  package struct Known: Sendable {
    package var name: String
    package var takesValue: Bool

    package static func value(_ name: String) -> Known { Known(name: name, takesValue: true) }
    package static func flag(_ name: String) -> Known { Known(name: name, takesValue: false) }
  }

  package private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  /// Reads the arguments after the command.
  package init(_ arguments: [String], known: [Known]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let option = known.first(where: { $0.name == name }) else {
        throw UsageError("unknown option \(name)", nearest: name, among: known.map(\.name))
      }
      if values[name] != nil { throw UsageError("\(name) is given twice") }
      if !option.takesValue {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
        values[name] = ""
      } else if parts.count == 2 {
        values[name] = parts[1]
      } else if let value = rest.popFirst() {
        values[name] = value
      } else {
        throw UsageError("\(name) needs a value")
      }
    }
  }

  /// Whether the option was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The text after the option.
  package func text(_ name: String) -> String? { values[name] }

  /// A number that must lie in the range.
  package func number(_ name: String, in range: ClosedRange<Double>, default standard: Double) throws(UsageError)
    -> Double
  {
    guard let text = values[name] else { return standard }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(name) is \(text); it must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A whole number that must lie in the range.
  package func count(_ name: String, in range: ClosedRange<Int>, default standard: Int) throws(UsageError) -> Int {
    guard let text = values[name] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(name) is \(text); it must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// A command line that cannot be understood; the message says what would be right.
package struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Adds "did you mean" when one of the candidates is near.
  package init(_ description: String, nearest name: String, among candidates: [String]) {
    let found = nearestName(to: name, among: candidates)
    self.description = description + (found.map { "; did you mean \($0)?" } ?? "")
  }
}

/// The candidate with the fewest edits (insert, delete, replace, swap neighbours), if it is near enough to be
/// what was meant.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let scored = candidates.map { (candidate: $0, distance: editDistance(Array(name), Array($0))) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  if best.distance <= max(2, name.count / 3) { return best.candidate }
  return candidates.first { $0.hasPrefix(name) && name.count > 3 }
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var rows = [Array(0...b.count)]
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
