#if !hasFeature(Embedded)
  /// Splits a text into CSS tokens, one at a time.
  ///
  /// Bytes of UTF-8 throughout: everything that matters here is ASCII.
  struct CSSScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    /// The next token; ``CSSToken/Kind/end`` again and again at the end.
    ///
    /// - Throws: when a comment has no end.
    mutating func next() throws(EasingSyntaxError) -> CSSToken {
      let followsSpace = try skipSpaceAndComments()
      let start = position
      let kind = readKind()
      return CSSToken(kind: kind, range: start..<position, followsSpace: followsSpace)
    }

    /// The text of a token, shortened if it is long.
    func text(_ token: CSSToken) -> String {
      guard token.kind != .end else { return "the end of the text" }
      let longest = 40
      guard token.range.count > longest else { return "\"" + string(token.range) + "\"" }
      var end = token.range.lowerBound + longest
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }  // not in the middle of a character
      return "\"" + string(token.range.lowerBound..<end) + "…\""
    }

    /// The column of a byte: how many characters stand before it, and one.
    func column(_ offset: Int) -> Int {
      string(0..<offset).count + 1
    }

    private func string(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    private func peek(_ offset: Int = 0) -> UInt8 {
      position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func skipSpaceAndComments() throws(EasingSyntaxError) -> Bool {
      var hasSpace = false
      while position < bytes.count {
        if Self.isSpace(peek()) {
          hasSpace = true
          position += 1
        } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
          try skipComment()
        } else {
          break
        }
      }
      return hasSpace
    }

    private mutating func skipComment() throws(EasingSyntaxError) {
      let start = position
      position += 2
      while position < bytes.count {
        if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
          position += 2
          return
        }
        position += 1
      }
      throw EasingSyntaxError(
        kind: .syntax, column: column(start), found: "a comment without an end", expected: "*/",
        message: "the comment that begins here has no end; expected */")
    }

    private mutating func readKind() -> CSSToken.Kind {
      guard position < bytes.count else { return .end }
      if startsNumber() { return readNumber() }
      if startsName() {
        let name = readName()
        guard peek() == UInt8(ascii: "(") else { return .identifier(name) }
        position += 1
        return .function(name)
      }
      let byte = peek()
      position += 1
      switch byte {
      case UInt8(ascii: ","): return .comma
      case UInt8(ascii: "("): return .openingParenthesis
      case UInt8(ascii: ")"): return .closingParenthesis
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): return .sign(byte)
      default:
        while peek() & 0xC0 == 0x80 { position += 1 }  // the rest of the character
        return .other
      }
    }

    // MARK: Numbers

    private func startsNumber() -> Bool {
      let sign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
      if Self.isDigit(peek(sign)) { return true }
      return peek(sign) == UInt8(ascii: ".") && Self.isDigit(peek(sign + 1))
    }

    private mutating func readNumber() -> CSSToken.Kind {
      let start = position
      var isInteger = true
      if !Self.isDigit(peek()), peek() != UInt8(ascii: ".") { position += 1 }
      skipDigits()
      if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
        isInteger = false
        position += 1
        skipDigits()
      }
      let exponent = position
      if peek() | 0x20 == UInt8(ascii: "e") {
        let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
        if Self.isDigit(peek(1 + sign)) {
          isInteger = false
          position += 1 + sign
          skipDigits()
        }
      }
      if peek() == UInt8(ascii: "%") {
        let value = Self.hundredth(mantissa: string(start..<exponent), exponent: string(exponent..<position))
        position += 1
        return .percentage(value)
      }
      let end = position
      if startsName() {
        _ = readName()
        return .dimension
      }
      return .number(Self.finite(Double(string(start..<end)) ?? 0), isInteger: isInteger)
    }

    private mutating func skipDigits() {
      while Self.isDigit(peek()) { position += 1 }
    }

    /// The decimal divided by 100 and rounded once: 33.3% is the double nearest to 0.333.
    private static func hundredth(mantissa: String, exponent: String) -> Double {
      let written = exponent.isEmpty ? 0 : Int(exponent.dropFirst())
      guard let written, abs(written) < 1 << 40 else { return finite((Double(mantissa + exponent) ?? 0) / 100) }
      return finite(Double(mantissa + "e\(written - 2)") ?? 0)
    }

    /// Numbers beyond the largest double count as the largest, as CSS Values demands of every implementation limit.
    private static func finite(_ value: Double) -> Double {
      min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    // MARK: Names

    private func startsName() -> Bool {
      var offset = 0
      if peek() == UInt8(ascii: "-") {
        if peek(1) == UInt8(ascii: "-") { return true }
        offset = 1
      }
      return Self.isNameStart(peek(offset)) || isEscape(at: offset)
    }

    private func isEscape(at offset: Int) -> Bool {
      position + offset + 1 < bytes.count && peek(offset) == UInt8(ascii: "\\") && !Self.isNewline(peek(offset + 1))
    }

    private mutating func readName() -> String {
      var name: [UInt8] = []
      while position < bytes.count {
        let byte = peek()
        if Self.isNameStart(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") {
          let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          name.append(isUpper ? byte | 0x20 : byte)
          position += 1
        } else if isEscape(at: 0) {
          position += 1
          name += String(readEscape()).utf8
        } else {
          break
        }
      }
      return String(decoding: name, as: UTF8.self)
    }

    /// Up to six hexadecimal digits and one white space, or any one character.
    private mutating func readEscape() -> Character {
      var code: UInt32 = 0
      var digits = 0
      while digits < 6, position < bytes.count, let digit = Character(UnicodeScalar(peek())).hexDigitValue {
        code = code * 16 + UInt32(digit)
        digits += 1
        position += 1
      }
      if digits > 0 {
        if Self.isSpace(peek()) { position += 1 }
        let scalar = code == 0 ? nil : UnicodeScalar(code)
        return Self.lowercased(Character(scalar ?? "\u{FFFD}"))
      }
      let start = position
      position += 1
      while peek() & 0xC0 == 0x80 { position += 1 }
      return Self.lowercased(string(start..<position).first ?? "\u{FFFD}")
    }

    private static func lowercased(_ character: Character) -> Character {
      guard character.isASCII, let byte = character.asciiValue, byte >= 65, byte <= 90 else { return character }
      return Character(UnicodeScalar(byte | 0x20))
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
      let lower = byte | 0x20
      return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || isNewline(byte)
    }

    private static func isNewline(_ byte: UInt8) -> Bool {
      byte == 0x0A || byte == 0x0D || byte == 0x0C
    }
  }
#endif
