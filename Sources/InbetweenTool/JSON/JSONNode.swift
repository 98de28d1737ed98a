/// One value inside a ``JSONDocument``: what it is and which bytes of the text it covers.
struct JSONNode {
  enum Kind: UInt8 {
    case null, boolean, number, string, array, object

    /// The kind in words, for messages.
    var name: String {
      switch self {
      case .null: "null"
      case .boolean: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  /// The first byte of the value's text.
  ///
  /// A string begins with its quotation mark.
  var start: Int32
  /// One past the last byte of the value's text.
  var end: Int32
  /// The position in the list of the value that follows this one and everything inside it.
  var next: Int32
  var kind: Kind
  /// Whether the string holds escapes, so that its bytes are not its characters.
  var hasEscapes = false
}

/// What is wrong with a JSON text, and where.
struct JSONSyntaxError: Error {
  /// The offset in bytes.
  var offset: Int
  var message: String
  /// Whether the text is not wrong but larger than the reader accepts.
  var isTooLarge = false
}
