/// One operation of the oracle: what it takes, what it answers, and how.
///
/// The check for unknown keys, the schema and the examples are all made from this one description.
struct Operation: Sendable {
  struct Field: Sendable {
    var name: StaticString
    /// JSON Schema of the value, as JSON text.
    var schema: String
    var isRequired: Bool
    /// The value when the key is absent, as JSON text.
    var defaultValue: String?
    var summary: String

    init(
      _ name: StaticString, _ schema: String, required: Bool = false, default defaultValue: String? = nil,
      _ summary: String
    ) {
      self.name = name
      self.schema = schema
      self.isRequired = required
      self.defaultValue = defaultValue
      self.summary = summary
    }
  }

  var name: StaticString
  var summary: String
  /// What a request may hold besides `op` and `id`.
  var fields: [Field]
  /// What an answer holds besides `id`; `isRequired`: in every answer.
  var answer: [Field]
  /// One request that can be run as it is.
  var example: String
  /// Keys that are understood, but that this version cannot serve, and why.
  var unsupported: [(key: StaticString, reason: String)] = []
  /// Writes the answer.
  ///
  /// It throws before it writes, or not at all.
  var run: @Sendable (Request) throws(EvalError) -> Void

  /// All operations, in the order of the documentation.
  static let all: [Operation] = [.curve, .curveInverse, .curveFit]
}
