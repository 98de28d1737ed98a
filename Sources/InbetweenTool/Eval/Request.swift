/// One request whose keys have been checked: access to its fields, and the way to answer it.
struct Request {
  let evaluator: Evaluator
  let operation: Operation
  let slots: [Int]
  let id: Int?
  let output: ByteOutput

  private var document: JSONDocument { evaluator.document }

  /// The position of a field's value, or nil where it is absent.
  func node(_ name: StaticString) -> Int? {
    for (field, slot) in zip(operation.fields, slots) where field.name.hasSameBytes(as: name) {
      return slot < 0 ? nil : slot
    }
    preconditionFailure("\(operation.name) has no field \(name)")
  }

  /// The position of the value of a field that must be there.
  func requiredNode(_ name: StaticString, _ hint: @autoclosure () -> String) throws(EvalError) -> Int {
    guard let node = node(name) else { throw EvalError(.missing, "$.\(name) is missing; it is \(hint())") }
    return node
  }

  func bool(_ name: StaticString, default defaultValue: Bool) throws(EvalError) -> Bool {
    guard let node = node(name) else { return defaultValue }
    guard document.nodes[node].kind == .boolean else {
      throw wrongType(node, at: "$.\(name)", "true or false")
    }
    return document.raw(node).count == 4
  }

  /// The position in `words` of a field that is one of these strings.
  func word(_ name: StaticString, _ words: [StaticString], default defaultValue: Int) throws(EvalError) -> Int {
    guard let node = node(name) else { return defaultValue }
    if document.nodes[node].kind == .string {
      for (index, word) in words.enumerated() where document.string(node, equals: word) { return index }
    }
    let allowed = words.map { "\"\($0)\"" }.joined(separator: " or ")
    guard document.nodes[node].kind == .string else { throw wrongType(node, at: "$.\(name)", allowed) }
    throw EvalError(.range, "$.\(name) is \(document.excerpt(node)); it must be \(allowed)")
  }

  /// A number that must be finite.
  func parameter(_ node: Int, at path: @autoclosure () -> String) throws(EvalError) -> Double {
    let record = document.nodes[node]
    if record.kind == .number {
      let value = document.number(node)
      if value.isFinite { return value }
      throw EvalError(.range, "\(path()) is \(document.excerpt(node)); that is beyond the range of binary64")
    }
    if notFinite(node) != nil {
      throw EvalError(.range, "\(path()) is \(document.excerpt(node)); it must be a finite number")
    }
    throw wrongType(node, at: path(), "a number")
  }

  /// Reads a list of numbers at which something is asked, into `evaluator.numbers`; "nan", "inf", "-inf" are allowed.
  func readQueries(_ name: StaticString, _ hint: @autoclosure () -> String) throws(EvalError) {
    let list = try requiredNode(name, hint())
    let document = document
    guard document.nodes[list].kind == .array else {
      throw wrongType(list, at: "$.\(name)", "a list of numbers such as [0, 0.25, 1]")
    }
    evaluator.numbers.removeAll(keepingCapacity: evaluator.numbers.capacity <= 1 << 16)
    var children = document.children(of: list)
    while let node = children.next() {
      let index = evaluator.numbers.count
      guard index < Evaluator.numberLimit else {
        throw EvalError(
          .tooLarge, "$.\(name) holds more than the \(Evaluator.numberLimit) numbers that one request may ask for")
      }
      if document.nodes[node].kind == .number {
        let value = document.number(node)
        guard value.isFinite else {
          throw EvalError(
            .range, "$.\(name)[\(index)] is \(document.excerpt(node)); that is beyond the range of binary64")
        }
        evaluator.numbers.append(value)
      } else if let value = notFinite(node) {
        evaluator.numbers.append(value)
      } else {
        throw wrongType(node, at: "$.\(name)[\(index)]", "a number, or the string \"nan\", \"inf\" or \"-inf\"")
      }
    }
  }

  /// The value of the strings that stand for numbers that are not finite.
  private func notFinite(_ node: Int) -> Double? {
    guard document.nodes[node].kind == .string else { return nil }
    if document.string(node, equals: "nan") { return .nan }
    if document.string(node, equals: "inf") { return .infinity }
    if document.string(node, equals: "-inf") { return -.infinity }
    return nil
  }

  func wrongType(_ node: Int, at path: String, _ expected: String) -> EvalError {
    let kind = document.nodes[node].kind
    let written = kind == .string ? "the string \(document.excerpt(node))" : kind.name
    return EvalError(.type, "\(path) is \(written); it must be \(expected)")
  }

  /// Begins the answer with the id.
  func beginAnswer() -> AnswerWriter {
    var writer = AnswerWriter(output: output)
    if let id {
      writer.key("id")
      output.append(compact: document.raw(id))
    }
    return writer
  }
}

extension StaticString {
  func hasSameBytes(as other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return (0..<utf8CodeUnitCount).allSatisfy { utf8Start[$0] == other.utf8Start[$0] }
  }
}
