/// Checks one JSON text (RFC 8259) and lists its values.
struct JSONReader {
  /// How deep arrays and objects may lie in one another.
  static let depthLimit = 256
  /// How many values one text may hold.
  static let valueLimit = 1 << 21

  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at the position; 0 at the end of the text (a 0 inside a text is an error everywhere).
  private var current: UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  mutating func readDocument(into nodes: inout [JSONNode]) throws(JSONSyntaxError) {
    skipSpace()
    try readValue(into: &nodes)
    skipSpace()
    guard position == bytes.count else {
      throw unexpected("the end of the line after the value")
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): position += 1
      default: return
      }
    }
  }

  private mutating func readValue(into nodes: inout [JSONNode]) throws(JSONSyntaxError) {
    guard nodes.count < Self.valueLimit else {
      throw JSONSyntaxError(
        offset: position, message: "more than \(Self.valueLimit) values in one line", isTooLarge: true)
    }
    let start = position
    let index = nodes.count
    let kind: JSONNode.Kind
    var hasEscapes = false
    // Containers fill in their end when it is known.
    func open(_ kind: JSONNode.Kind) {
      nodes.append(JSONNode(start: Int32(start), end: 0, next: 0, kind: kind))
    }
    switch current {
    case UInt8(ascii: "{"):
      kind = .object
      open(kind)
      try readObject(into: &nodes)
    case UInt8(ascii: "["):
      kind = .array
      open(kind)
      try readArray(into: &nodes)
    case UInt8(ascii: "\""):
      kind = .string
      hasEscapes = try readString()
      open(kind)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind = .number
      try readNumber()
      open(kind)
    case UInt8(ascii: "t"):
      kind = .boolean
      try readWord("true")
      open(kind)
    case UInt8(ascii: "f"):
      kind = .boolean
      try readWord("false")
      open(kind)
    case UInt8(ascii: "n"):
      kind = .null
      try readWord("null")
      open(kind)
    default:
      throw unexpected("a value")
    }
    nodes[index].end = Int32(position)
    nodes[index].next = Int32(nodes.count)
    nodes[index].hasEscapes = hasEscapes
  }

  private mutating func readArray(into nodes: inout [JSONNode]) throws(JSONSyntaxError) {
    try enter()
    if current == UInt8(ascii: "]") { return leave() }
    while true {
      try readValue(into: &nodes)
      skipSpace()
      if current == UInt8(ascii: "]") { return leave() }
      guard current == UInt8(ascii: ",") else { throw unexpected("',' or ']'") }
      position += 1
      skipSpace()
    }
  }

  private mutating func readObject(into nodes: inout [JSONNode]) throws(JSONSyntaxError) {
    try enter()
    if current == UInt8(ascii: "}") { return leave() }
    while true {
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      try readValue(into: &nodes)
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
      position += 1
      skipSpace()
      try readValue(into: &nodes)
      skipSpace()
      if current == UInt8(ascii: "}") { return leave() }
      guard current == UInt8(ascii: ",") else { throw unexpected("',' or '}'") }
      position += 1
      skipSpace()
    }
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw JSONSyntaxError(
        offset: position, message: "arrays and objects nested deeper than \(Self.depthLimit)", isTooLarge: true)
    }
    position += 1
    skipSpace()
  }

  private mutating func leave() {
    depth -= 1
    position += 1
  }

  private mutating func readWord(_ word: StaticString) throws(JSONSyntaxError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position + index < bytes.count, bytes[position + index] == word.utf8Start[index] else {
        throw unexpected("a value")
      }
    }
    position += word.utf8CodeUnitCount
  }

  /// Reads a string from its opening to its closing quotation mark; true when it holds escapes.
  private mutating func readString() throws(JSONSyntaxError) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape()
      case 0..<0x20:
        throw JSONSyntaxError(
          offset: position,
          message: "a control character (code \(bytes[position])) inside a string; write it as an escape")
      default:
        position += 1
      }
    }
    throw JSONSyntaxError(offset: start, message: "the string that begins here has no closing quotation mark")
  }

  private mutating func readEscape() throws(JSONSyntaxError) {
    let start = position
    position += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard hexadecimalValue(current) != nil else {
          throw JSONSyntaxError(offset: start, message: "\\u must be followed by four hexadecimal digits")
        }
        position += 1
      }
    default:
      throw JSONSyntaxError(
        offset: start, message: "an unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
    }
  }

  private mutating func readNumber() throws(JSONSyntaxError) {
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      if isDigit(current) { throw unexpected("no digit after a leading 0") }
    } else {
      try readDigits()
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try readDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try readDigits()
    }
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    guard isDigit(current) else { throw unexpected("a digit") }
    while isDigit(current) { position += 1 }
  }

  /// The error for what stands at the position instead of `expected`.
  private func unexpected(_ expected: String) -> JSONSyntaxError {
    guard position < bytes.count else {
      return JSONSyntaxError(offset: position, message: "expected \(expected), found the end of the line")
    }
    var end = position
    while end < bytes.count, end < position + 20, isWordByte(bytes[end]) { end += 1 }
    if end == position {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    let found = String(decoding: bytes[position..<end], as: UTF8.self)
    var message = "expected \(expected), found `\(found)`"
    if ["nan", "inf", "infinity"].contains(found.lowercased()) {
      message += "; a number that is not finite travels as the string \"nan\", \"inf\" or \"-inf\""
    }
    return JSONSyntaxError(offset: position, message: message)
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

private func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

/// The value of one hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt16? {
  if isDigit(byte) { return UInt16(byte - UInt8(ascii: "0")) }
  let letter = (byte | 0x20) &- UInt8(ascii: "a")
  return letter < 6 ? UInt16(letter) + 10 : nil
}
