/// What is wrong with a text that should be a CSS easing function, and where.
public struct EasingSyntaxError: Error, Sendable, Hashable {
  /// The kind of mistake.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The text does not follow the grammar.
    case syntax
    /// Too few or too many arguments.
    case count
    /// A number outside what its place allows.
    case range
    /// More parentheses inside one another than are read.
    case nesting
  }

  /// The kind of mistake.
  public var kind: Kind
  /// Where the offending part begins: the first character of the text is in column 1.
  public var column: Int
  /// What stands there, in words: `"1.1"`, `the end of the text`.
  public var found: String
  /// What would be right there, in words.
  public var expected: String
  /// The whole sentence, without the column.
  public var message: String
}

extension EasingSyntaxError: CustomStringConvertible {
  /// The column and the message.
  public var description: String { "column \(column): \(message)" }
}
