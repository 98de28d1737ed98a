import Foundation
import Testing

@testable import InbetweenTool

@Suite struct LineReaderTests {
  /// What a reader with small buffers makes of a text.
  func lines(of text: String, limit: Int, chunk: Int) -> [String] {
    let pipe = Pipe()
    try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? pipe.fileHandleForWriting.close()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, limit: limit, chunk: chunk) {}
    var lines: [String] = []
    while let line = reader.next() {
      switch line {
      case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append("too long")
      }
    }
    return lines
  }

  @Test(arguments: 1...9) func linesOfAllLengthsWithBuffersOfAllSizes(_ chunk: Int) {
    let parts = (0...40).map { String(repeating: "x", count: $0) }
    let expected = parts.map { $0.count > 20 ? "too long" : $0 }
    #expect(lines(of: parts.joined(separator: "\n") + "\n", limit: 20, chunk: chunk) == expected)
    #expect(lines(of: parts.joined(separator: "\r\n"), limit: 21, chunk: chunk).prefix(20) == expected.prefix(20))
  }

  @Test func endWithAndWithoutLineEnd() {
    #expect(lines(of: "", limit: 9, chunk: 4) == [])
    #expect(lines(of: "\n", limit: 9, chunk: 4) == [""])
    #expect(lines(of: "a", limit: 9, chunk: 4) == ["a"])
    #expect(lines(of: "a\n", limit: 9, chunk: 4) == ["a"])
    #expect(lines(of: "a\n\nb", limit: 9, chunk: 4) == ["a", "", "b"])
  }
}
