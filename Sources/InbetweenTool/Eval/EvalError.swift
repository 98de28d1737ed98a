/// Why a request got no value: one code of a closed list, and a sentence.
struct EvalError: Error {
  /// The closed list of codes.
  enum Code: String, CaseIterable {
    /// The line is not JSON, a key stands twice, or a text in it (CSS) is malformed.
    case syntax
    /// `op` names no operation.
    case unknownOperation = "unknown-op"
    /// A key that the operation does not have.
    case unknownKey = "unknown-key"
    /// A key that the operation needs is absent.
    case missing
    /// A value of the wrong JSON type.
    case type
    /// A number or a name outside what is allowed.
    case range
    /// A list of the wrong length.
    case count
    /// A list in the wrong order.
    case order
    /// Two keys that exclude each other.
    case conflict
    /// A matrix that has no inverse where one is needed.
    case singular
    /// Something that is understood but not offered.
    case unsupported
    /// More than the stated limits.
    case tooLarge = "too-large"
  }

  var code: Code
  /// What was wrong, where, and what would be right.
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
