/// What a command takes: the source of its parser, its help and its suggestions.
struct CommandSpecification: Sendable {
  struct Option: Sendable {
    enum Arity: Sendable {
      /// A switch.
      case none
      /// One value.
      case one
      /// One value, then all numbers that follow.
      case numbers
    }

    /// Without the dashes.
    var name: String
    var letter: Character?
    /// What the value is called in the help; empty for a switch.
    var placeholder: String
    var arity: Arity
    var summary: String

    init(
      _ name: String, letter: Character? = nil, value placeholder: String = "", numbers: Bool = false,
      _ summary: String
    ) {
      self.name = name
      self.letter = letter
      self.placeholder = placeholder
      arity = numbers ? .numbers : placeholder.isEmpty ? .none : .one
      self.summary = summary
    }

    var spelling: String {
      "\(letter.map { "-\($0), " } ?? "    ")--\(name)\(placeholder.isEmpty ? "" : " \(placeholder)")"
    }
  }

  var name: String
  var summary: String
  /// The operands as the usage line shows them, and what they are.
  var operands: String
  var operandCount: ClosedRange<Int>
  var description: String
  var options: [Option]
  /// Command lines and what they do.
  var examples: [(line: String, does: String)]

  static let helpOption = Option("help", letter: "h", "print this help")
  var allOptions: [Option] { options + [Self.helpOption] }

  /// The text of `inbetween NAME --help`.
  var help: String {
    let width = (allOptions.map(\.spelling.count).max() ?? 0) + 2
    let optionLines = allOptions.map { option in
      let lines = option.summary.split(separator: "\n")
      let first = "  " + option.spelling.padded(to: width) + lines[0]
      return ([first] + lines.dropFirst().map { String(repeating: " ", count: width + 2) + $0 })
        .joined(separator: "\n")
    }
    return """
      \(summary)

      Usage: inbetween \(name)\(operands.isEmpty ? "" : " \(operands)") [options]

      \(description)

      Options:
      \(optionLines.joined(separator: "\n"))

      Examples:
      \(examples.map { "  # \($0.does)\n  \($0.line)" }.joined(separator: "\n"))

      """
  }
}
