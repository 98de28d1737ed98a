import Foundation
import InbetweenTruth
import Testing

@testable import InbetweenTool

@Suite struct JSONTests {
  static func read<T>(_ text: String, _ body: (JSONDocument) throws -> T) throws -> T {
    let bytes = Array(text.utf8) + [0]
    return try bytes.withUnsafeBufferPointer {
      var document = JSONDocument()
      try document.read(UnsafeBufferPointer(rebasing: $0.dropLast()))
      return try body(document)
    }
  }

  static func number(_ text: String) throws -> Double {
    try read(text) { $0.number(JSONDocument.root) }
  }

  @Test(arguments: [
    "0", "-0", "1", "-1.5", "0.1", "1e22", "1e23", "1e-22", "123456789012345678", "9007199254740993",
    "1.7976931348623157e308",
    "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "0.000000000000000000000000000001", "1e400",
    "-1e400",
    "1e-400", "0.30000000000000004", "179769313486231580793728971405301e276", "8.5e0", "100000000000000000000000",
  ]) func numbersAreTheNearest(_ text: String) throws {
    let expected = strtod(text, nil)
    #expect(try Self.number(text).bitPattern == expected.bitPattern)
  }

  @Test func randomNumbersGoThere() throws {
    var random = RandomSource(seed: 7)
    for _ in 0..<20_000 {
      let bits = random.next()
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      let output = ByteOutput(descriptor: nil)
      output.append(number: number)
      #expect(try Self.number(output.text).bitPattern == bits)
      // Decimals of every length, as people write them.
      let digits = Double(bits % 1_000_003) / pow(10, Double(bits % 7))
      #expect(try Self.number("\(digits)") == digits)
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0.0"), (1, "1"), (-3, "-3"), (12, "12"), (0.1, "0.1"), (1e15, "1000000000000000"),
    (0x1p53, "9007199254740992.0"), (1e22, "1e+22"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "\"nan\""),
    (.infinity, "\"inf\""),
    (-.infinity, "\"-inf\""), (1 / 3, "0.3333333333333333"), (1e-7, "1e-07"),
  ]) func shortestText(_ number: Double, _ text: String) {
    let output = ByteOutput(descriptor: nil)
    output.append(number: number)
    #expect(output.text == text)
  }

  @Test func stringsAreUnescaped() throws {
    let text = #""a\"\\\/\b\f\n\r\té€\uD83D\uDE00ü""#
    let expected = "a\"\\/\u{8}\u{C}\n\r\té€😀ü"
    #expect(try Self.read(text) { try $0.string(JSONDocument.root) } == expected)
    let output = ByteOutput(descriptor: nil)
    output.append(jsonString: expected + "\u{1}")
    let back = try JSONSerialization.jsonObject(with: Data(output.text.utf8), options: .fragmentsAllowed)
    #expect(back as? String == expected + "\u{1}")
  }

  @Test(arguments: [#""\uD83D""#, #""\uDE00""#, #""\uD83Dx""#, #""\uD83D\uD83D""#])
  func loneSurrogatesAreRefused(_ text: String) throws {
    #expect(throws: JSONSyntaxError.self) { try Self.read(text) { try $0.string(JSONDocument.root) } }
  }

  /// The reader accepts and refuses what Foundation's does.
  @Test(arguments: [
    "{}", "[]", "[[]]", #"{"a":1,"b":[true,false,null]}"#, " [ 1 , 2 ] ", "[1 2]", "[1,,2]", "{\"a\"}", "{a:1}",
    "{\"a\":}",
    "tru", "nul", "-", "+1", "1e", "1e+", "[", "]", "", "\"", "\"\\u12\"", "'a'", "[1]]", "\t[1]\r\n", "1.0E+2", "--1",
    "// x", "[\"\u{1}\"]",
  ]) func agreesWithFoundation(_ text: String) {
    let ours = (try? Self.read(text) { _ in true }) ?? false
    let theirs = (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    #expect(ours == theirs, "\(text)")
  }

  @Test(arguments: ["{\"a\":1,}", "[1,]", "{\"a\":1 \"b\":2}", "\0", "[1]\0"]) func isStrict(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try Self.read(text) { _ in } }
  }

  @Test func validityOfUTF8() {
    let samples: [([UInt8], Int?)] = [
      (Array("aé€😀".utf8), nil), ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x80, 0x80, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0x61, 0xE2, 0x82, 0x28], 1), ([0xFF], 0),
    ]
    for (bytes, expected) in samples {
      #expect(bytes.withUnsafeBufferPointer(firstInvalidUTF8) == expected, "\(bytes)")
      #expect((String(validating: bytes, as: UTF8.self) == nil) == (expected != nil))
    }
  }
}
