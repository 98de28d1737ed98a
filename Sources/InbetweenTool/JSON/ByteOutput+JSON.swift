extension ByteOutput {
  /// A number as the shortest decimal that reads back to the same bits; the strings "nan", "inf", "-inf" for others.
  func append(number: Double) {
    if let integer = Int64(exactly: number), integer.magnitude < 1 << 53, integer != 0 || number.sign == .plus {
      append(integer: Int(integer))
      return
    }
    if number.isFinite {
      // "-0.0" stays as it is: a reader that takes "-0" for an integer would lose the sign.
      append(number.description)
    } else if number.isNaN {
      append("\"nan\"" as StaticString)
    } else {
      append(number > 0 ? "\"inf\"" : "\"-inf\"" as StaticString)
    }
  }

  func append(integer: Int) {
    if integer.magnitude < 10 {
      if integer < 0 { append(UInt8(ascii: "-")) }
      append(UInt8(ascii: "0") + UInt8(integer.magnitude))
    } else {
      append(String(integer))
    }
  }

  /// A list of numbers: `[1,2,3]`.
  func append(numbers: some Sequence<Double>) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for number in numbers {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      append(number: number)
    }
    append(UInt8(ascii: "]"))
  }

  /// A string in quotation marks, with escapes where JSON demands them.
  func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"" as StaticString)
      case UInt8(ascii: "\\"): append("\\\\" as StaticString)
      case UInt8(ascii: "\n"): append("\\n" as StaticString)
      case UInt8(ascii: "\r"): append("\\r" as StaticString)
      case UInt8(ascii: "\t"): append("\\t" as StaticString)
      case 0..<0x20: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// A JSON value as it was written, without the space between its parts, so that it stays on one line.
  func append(compact raw: UnsafeBufferPointer<UInt8>) {
    var inString = false
    var isEscaped = false
    for byte in raw {
      if inString {
        append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          inString = false
        }
      } else if byte > 0x20 {
        append(byte)
        inString = byte == UInt8(ascii: "\"")
      }
    }
  }
}
