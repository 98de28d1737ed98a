import Foundation
import Testing

@testable import InbetweenTool

@Suite struct EvalStreamTests {
  let request = #"{"op":"curve","curve":"ease","at":[0.5]}"#
  let answer = #"{"value":[0.802403387584857],"velocity":[0.9941424524260123],"css":"ease"}"#

  @Test func everyAnswerComesBeforeMoreInputIsAwaited() throws {
    let tool = try RunningTool(["eval"])
    for _ in 0..<3 {
      try tool.write(request + "\n")
      #expect(try tool.readLines(1) == [answer])
    }
    // Half a line waits, the whole ones beside it do not.
    try tool.write(request + "\n" + request + "\n" + request.prefix(10))
    #expect(try tool.readLines(2) == [answer, answer])
    try tool.write(request.dropFirst(10) + "\n")
    #expect(try tool.readLines(1) == [answer])
    #expect(try tool.finish() == 0)
  }

  @Test func lineEndsBlankLinesAndByteOrderMark() throws {
    let input = "\u{FEFF}\(request)\r\n\n   \t\r\n\(request)\n\r\n\(request)"
    let outcome = try RunningTool.run("eval", input: input)
    #expect(outcome.lines == [answer, answer, answer])
    #expect(outcome.status == 0)
  }

  @Test func exitStatus() throws {
    #expect(try RunningTool.run("eval", input: "").status == 0)
    #expect(try RunningTool.run("eval", "-", input: request).status == 0)
    let mixed = try RunningTool.run("eval", input: "\(request)\nnonsense\n\(request)\n")
    #expect(mixed.status == 1)
    #expect(mixed.lines.count == 3 && mixed.lines[0] == answer && mixed.lines[2] == answer)
    let missing = try RunningTool.run("eval", "/nowhere/at/all.jsonl")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot open /nowhere/at/all.jsonl"))
    #expect(try RunningTool.run("eval", "/").status == 2)
    #expect(try RunningTool.run("eval", "a", "b").status == 2)
    #expect(try RunningTool.run("eval", "--bogus").status == 2)
  }

  @Test func fileOperand() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/requests.jsonl"
      try (request + "\n" + request).write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try RunningTool.run("eval", path).lines == [answer, answer])
    }
  }

  @Test func invalidUTF8IsASyntaxErrorOfItsLineOnly() throws {
    var input = Data(request.utf8) + Data("\n{\"op\":\"".utf8)
    input += Data([0xC3, 0x28]) + Data("\"}\n\(request)\n".utf8)
    let outcome = try RunningTool.run(["eval"], input: input)
    #expect(outcome.lines.count == 3)
    let error = try EvalAnswer(line: outcome.lines[1])
    #expect(error.code == "syntax")
    #expect(error.message.contains("line 2, byte 8"))
    #expect(outcome.lines[2] == answer)
  }

  @Test func overlongLinesAreSkipped() throws {
    let long = String(repeating: "x", count: Evaluator.lineLimit + 1)
    let outcome = try RunningTool.run("eval", input: "\(long)\n\(request)\n\(long)")
    #expect(outcome.lines.count == 3)
    #expect(try EvalAnswer(line: outcome.lines[0]).code == "too-large")
    #expect(outcome.lines[1] == answer)
    #expect(try EvalAnswer(line: outcome.lines[2]).code == "too-large")
    // Exactly at the limit a line is read.
    let padded = request + String(repeating: " ", count: Evaluator.lineLimit - request.utf8.count)
    #expect(try RunningTool.run("eval", input: padded + "\n").lines == [answer])
  }

  @Test func closedOutputEndsQuietly() throws {
    let tool = try RunningTool(["eval"])
    try tool.output.fileHandleForReading.close()
    signal(SIGPIPE, SIG_IGN)
    let lines = String(repeating: request + "\n", count: 100)
    for _ in 0..<20 { try? tool.write(lines) }
    #expect(try tool.finish() == 0)
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  #if os(Linux)
    @Test func memoryStaysConstant() throws {
      let tool = try RunningTool(["eval"])
      func residentPages() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(tool.process.processIdentifier)/statm", encoding: .utf8)
        return try #require(Int(text.split(separator: " ")[1]))
      }
      func ask(_ range: Range<Int>) throws {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 500) {
          let block = (start..<(start + 500)).map { index in
            #"{"op":"curve","id":\#(index),"curve":"cubic-bezier(0.\#(index), 0, 0.5, 1)","at":[0.\#(index),0.5]}"#
              + "\n"
          }
          let writer = Thread { try? tool.write(block.joined()) }
          writer.start()
          #expect(try tool.readLines(500)?.count == 500)
        }
      }
      try ask(0..<2000)
      let before = try residentPages()
      try ask(2000..<12000)
      let growth = try residentPages() - before
      // 10 000 answers are more than a megabyte: nothing of that may stay.
      #expect(growth < 64, "\(growth) pages more")
      #expect(try tool.finish() == 0)
    }
  #endif
}
