import InbetweenTruth
import Testing

@testable import InbetweenTool

@Suite struct EvalFuzzTests {
  /// Requests damaged at random get one answer line each, and its code is one of the closed list.
  @Test func damagedRequestsGetAnAnswer() throws {
    var random = RandomSource(seed: 20_261_130)
    let seeds = Operation.all.map(\.example) + EvalErrorTests.cases.map(\.request)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", ":", "-", "1e309", "nan", "\\u", "\\", "0", ".5", "null", "\"at\":", "(", ")", "%",
      "\u{0}",
      "steps(", "steps(9e9", "linear(", "ü", "\"inf\"", " ", "calc(", "1e-999",
    ].map { Array($0.utf8) }
    let evaluator = Evaluator()
    let codes = Set(EvalError.Code.allCases.map(\.rawValue))
    for _ in 0..<6000 {
      var bytes = Array(random.pick(seeds).utf8)
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let start = random.below(bytes.count)
        let end = min(bytes.count, start + random.below(4))
        let piece = random.below(4) == 0 ? [UInt8(random.below(256))] : random.pick(pieces)
        bytes.replaceSubrange(start..<end, with: piece)
      }
      bytes.removeAll { $0 == 0x0A }
      let output = ByteOutput(descriptor: nil)
      let isValue = (bytes + [0x0A]).withUnsafeBufferPointer {
        evaluator.answer(UnsafeBufferPointer(rebasing: $0.dropLast()), number: 1, to: output)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(output.text.hasSuffix("}\n") && output.text.filter { $0 == "\n" }.count == 1, "\(text)")
      if !isValue {
        let answer = try EvalAnswer(line: String(output.text.dropLast()))
        #expect(codes.contains(answer.code ?? ""), "\(text) → \(answer.line)")
      }
    }
  }
}
