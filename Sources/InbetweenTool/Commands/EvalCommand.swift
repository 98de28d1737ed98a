#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `inbetween eval`: the library as an oracle over a pipe.
enum EvalCommand {
  static let specification = CommandSpecification(
    name: "eval",
    summary: "Answer questions in JSON, one object per line.",
    operands: "[FILE]",
    operandCount: 0...1,
    description: """
      Reads requests from FILE (`-` or nothing: standard input), one JSON object per line, and writes one answer
      per request in the same order, each before it waits for more input. `op` says what is asked, an optional `id`
      comes back as it was written. A request that cannot be answered gets {"id":…,"error":{"code","message"}} and
      the stream goes on. Numbers are binary64, printed as the shortest decimal that reads back to the same bits;
      "nan", "inf" and "-inf" travel as strings. Blank lines are skipped.

      Operations: \(Operation.all.map { "\($0.name)" }.joined(separator: ", ")).
      Error codes: \(EvalError.Code.allCases.prefix(6).map(\.rawValue).joined(separator: ", ")),
        \(EvalError.Code.allCases.dropFirst(6).map(\.rawValue).joined(separator: ", ")).
      Limits: \(Evaluator.lineLimit) bytes in a line, \(Evaluator.numberLimit) numbers in a list, \
      \(JSONReader.valueLimit) values in a line,
        \(JSONReader.depthLimit) levels of nesting; more is `too-large`.
      Exit status: 0 every request got a value, 1 any got an error, 2 the call itself was wrong.
      """,
    options: [
      .init("schema", "print the JSON Schema (2020-12) of requests and answers"),
      .init("examples", "print one request per operation"),
    ],
    examples: [
      (#"echo '{"op":"curve","curve":"ease","at":[0,0.5,1]}' | inbetween eval"#, "one question"),
      ("inbetween eval --examples | inbetween eval", "one of every kind"),
      ("inbetween eval requests.jsonl > answers.jsonl", "a file"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws(ToolFailure) -> Int32 {
    if arguments.has("schema") {
      context.output.appendLine(Schema.text)
      return 0
    }
    if arguments.has("examples") {
      for operation in Operation.all { context.output.appendLine(operation.example) }
      return 0
    }
    let path = arguments.operands.first ?? "-"
    var descriptor = STDIN_FILENO
    if path != "-" {
      descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw .call("cannot open \(path): \(errorText(errno))") }
    }
    defer { if path != "-" { close(descriptor) } }
    return try answer(descriptor, name: path == "-" ? "standard input" : path, context)
  }

  /// Answers everything that comes out of a descriptor.
  static func answer(
    _ descriptor: Int32, name: String, _ context: ToolContext
  ) throws(ToolFailure) -> Int32 {
    let output = context.output
    // On a terminal the answers themselves show the progress.
    let reportsProgress = context.showsProgress && !isTerminal(STDOUT_FILENO)
    defer { if reportsProgress { context.clearProgress() } }
    let reader = LineReader(descriptor: descriptor, limit: Evaluator.lineLimit) { output.flush() }
    let evaluator = Evaluator()
    var number = 0
    var status: Int32 = 0
    while let line = reader.next(), !output.isBroken {
      number += 1
      if reportsProgress, number % 50_000 == 0 { context.showProgress("\(number) lines") }
      switch line {
      case .tooLong:
        evaluator.answerTooLong(number: number, to: output)
        status = 1
      case .bytes(var bytes):
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
          bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(3))
        }
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        if !evaluator.answer(bytes, number: number, to: output) { status = 1 }
      }
    }
    if let failure = reader.failure { throw .call("cannot read \(name): \(errorText(failure))") }
    return status
  }
}
