import Foundation
import Testing

@testable import InbetweenTool

/// One answer of the oracle, taken apart.
struct EvalAnswer {
  var line: String
  var fields: [String: Any]

  /// Answers one line inside this process.
  init(to request: String) throws {
    let output = ByteOutput(descriptor: nil)
    let evaluator = Evaluator()
    let bytes = Array(request.utf8) + [0]
    let isValue = bytes.withUnsafeBufferPointer {
      evaluator.answer(UnsafeBufferPointer(rebasing: $0.dropLast()), number: 1, to: output)
    }
    #expect(output.text.hasSuffix("\n"))
    try self.init(line: String(output.text.dropLast()))
    #expect(isValue == (fields["error"] == nil))
  }

  init(line: String) throws {
    self.line = line
    fields = try #require(try ExactJSON(line).value as? [String: Any], "\(line)")
  }

  var code: String? { (fields["error"] as? [String: Any])?["code"] as? String }
  var message: String { (fields["error"] as? [String: Any])?["message"] as? String ?? "" }
  var css: String? { fields["css"] as? String }

  /// A list of numbers; the strings for numbers that are not finite included.
  func numbers(_ name: String) throws -> [Double] {
    try #require(fields[name] as? [Any], "\(line)").map(Self.number)
  }

  static func number(_ any: Any) throws -> Double {
    if let text = any as? String {
      return try #require(["nan": Double.nan, "inf": .infinity, "-inf": -.infinity][text])
    }
    return try #require(any as? Double)
  }
}

/// JSON as dictionaries, arrays, strings, Doubles and Booleans, every number to the nearest binary64.
///
/// `JSONSerialization` reads long numbers by way of decimals and may miss the nearest.
struct ExactJSON: Decodable {
  var value: Any

  init(_ text: String) throws {
    self = try JSONDecoder().decode(ExactJSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let bool = try? container.decode(Bool.self) {
      value = bool
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else if let text = try? container.decode(String.self) {
      value = text
    } else if let list = try? container.decode([ExactJSON].self) {
      value = list.map(\.value)
    } else if let object = try? container.decode([String: ExactJSON].self) {
      value = object.mapValues(\.value)
    } else {
      value = Optional<Double>.none as Any
    }
  }
}
