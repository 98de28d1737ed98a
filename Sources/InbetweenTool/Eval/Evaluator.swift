/// Answers requests, one line of JSON each.
///
/// It keeps what it can use again (the list of values, the numbers, the last curves), so that a stream of requests
/// runs in constant memory.
final class Evaluator {
  /// How long a line may be, in bytes.
  static let lineLimit = 1 << 24
  /// How many numbers a list may hold.
  static let numberLimit = 1_000_000

  var document = JSONDocument()
  let curves = CurveCache()
  /// The numbers of the request being answered: cleared, not freed.
  var numbers: [Double] = []
  /// The position of the value of each field of the operation, -1 where absent.
  private var slots: [Int] = []

  /// Answers one line; true when it got a value.
  ///
  /// - Parameters:
  ///   - line: the bytes; one more byte after them must be readable.
  ///   - number: the number of the line, from 1, for messages.
  func answer(_ line: UnsafeBufferPointer<UInt8>, number: Int, to output: ByteOutput) -> Bool {
    var id: Int?
    do throws(EvalError) {
      try read(line, number: number)
      id = try find("id")
      let operation = try operation()
      try collect(operation)
      try operation.run(Request(evaluator: self, operation: operation, slots: slots, id: id, output: output))
      return true
    } catch {
      writeError(error, id: id, to: output)
      return false
    }
  }

  /// Writes the answer for a line that was skipped because of its length.
  func answerTooLong(number: Int, to output: ByteOutput) {
    writeError(
      EvalError(.tooLarge, "line \(number) is longer than the \(Self.lineLimit) bytes that a request may have"),
      id: nil, to: output)
  }

  private func writeError(_ error: EvalError, id: Int?, to output: ByteOutput) {
    output.append("{" as StaticString)
    if let id {
      output.append("\"id\":" as StaticString)
      output.append(compact: document.raw(id))
      output.append(UInt8(ascii: ","))
    }
    output.append("\"error\":{\"code\":\"" as StaticString)
    output.append(error.code.rawValue)
    output.append("\",\"message\":" as StaticString)
    output.append(jsonString: error.message)
    output.append("}}\n")
  }

  private func read(_ line: UnsafeBufferPointer<UInt8>, number: Int) throws(EvalError) {
    if let offset = firstInvalidUTF8(line) {
      throw EvalError(
        .syntax, "line \(number), byte \(offset + 1): not UTF-8; a line must be UTF-8 text without stray bytes")
    }
    do throws(JSONSyntaxError) {
      try document.read(line)
    } catch {
      let column = line.prefix(error.offset).reduce(into: 1) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
      throw EvalError(error.isTooLarge ? .tooLarge : .syntax, "line \(number), column \(column): \(error.message)")
    }
    guard document.nodes[JSONDocument.root].kind == .object else {
      throw EvalError(
        .type, "$ is \(document.nodes[JSONDocument.root].kind.name); a request is an object with the key \"op\"")
    }
  }

  /// The value of a key of the outermost object.
  private func find(_ key: StaticString) throws(EvalError) -> Int? {
    var found: Int?
    var keys = document.children(of: JSONDocument.root)
    while let node = keys.next(), let value = keys.next() {
      guard document.string(node, equals: key) else { continue }
      if found != nil { throw EvalError(.syntax, "$.\(key) stands twice; give each key once") }
      found = value
    }
    return found
  }

  private func operation() throws(EvalError) -> Operation {
    var names: String { Operation.all.map { "\"\($0.name)\"" }.joined(separator: ", ") }
    guard let node = try find("op") else {
      throw EvalError(.missing, "$.op is missing; it is one of \(names)")
    }
    guard document.nodes[node].kind == .string else {
      throw EvalError(.type, "$.op is \(document.nodes[node].kind.name); it must be one of the strings \(names)")
    }
    for operation in Operation.all where document.string(node, equals: operation.name) { return operation }
    let written = document.excerpt(node)
    let hint = nearest(to: String(written.dropFirst().dropLast()), among: Operation.all.map { "\($0.name)" })
    throw EvalError(
      .unknownOperation,
      "$.op is \(written)\(hint.map { ", meant as \"\($0)\"?" } ?? ""); it must be one of \(names)")
  }

  /// Finds the value of each field of the operation, and what is not a field.
  private func collect(_ operation: Operation) throws(EvalError) {
    slots.removeAll(keepingCapacity: true)
    for _ in operation.fields { slots.append(-1) }
    var keys = document.children(of: JSONDocument.root)
    while let node = keys.next(), let value = keys.next() {
      if let index = operation.fields.firstIndex(where: { document.string(node, equals: $0.name) }) {
        guard slots[index] < 0 else {
          throw EvalError(.syntax, "$.\(operation.fields[index].name) stands twice; give each key once")
        }
        slots[index] = value
      } else if let known = operation.unsupported.first(where: { document.string(node, equals: $0.key) }) {
        throw EvalError(.unsupported, "$.\(known.key): \(known.reason)")
      } else if !document.string(node, equals: "op"), !document.string(node, equals: "id") {
        throw EvalError(
          .unknownKey,
          unknownKeyMessage(node, at: "$", allowed: ["op", "id"] + operation.fields.map { "\($0.name)" }))
      }
    }
  }

  /// The message for a key that is not among those allowed.
  func unknownKeyMessage(_ key: Int, at path: String, allowed: [String]) -> String {
    let written = document.excerpt(key)
    let hint = nearest(to: String(written.dropFirst().dropLast()), among: allowed).map { ", meant as \"\($0)\"?" }
    return "\(path) has the key \(written)\(hint ?? ""); the keys are \(allowed.joined(separator: ", "))"
  }
}
