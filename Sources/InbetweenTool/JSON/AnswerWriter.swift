/// Writes the members of one JSON object.
struct AnswerWriter {
  let output: ByteOutput
  private var isFirst = true

  init(output: ByteOutput) {
    self.output = output
    output.append(UInt8(ascii: "{"))
  }

  mutating func key(_ name: StaticString) {
    output.append(isFirst ? "\"" : ",\"" as StaticString)
    isFirst = false
    output.append(name)
    output.append("\":" as StaticString)
  }

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    output.append(jsonString: text)
  }

  mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    output.append(number: number)
  }

  mutating func member(_ name: StaticString, _ numbers: [Double]) {
    key(name)
    output.append(numbers: numbers)
  }

  /// Ends the line.
  func end() {
    output.append("}\n")
  }
}
