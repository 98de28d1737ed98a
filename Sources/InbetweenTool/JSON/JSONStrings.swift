/// The characters of the inside of a JSON string that has passed the reader.
///
/// A lone surrogate, which no character stands for, is an error; its offset counts the characters before it.
func unescaped(_ inner: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(inner.count)
  var index = 0

  func codeUnit(at position: Int) -> UInt16? {
    guard position + 6 <= inner.count, inner[position] == UInt8(ascii: "\\"),
      inner[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for digit in inner[(position + 2)..<(position + 6)] {
      unit = unit << 4 | (hexadecimalValue(digit) ?? 0)
    }
    return unit
  }

  while index < inner.count {
    guard inner[index] == UInt8(ascii: "\\") else {
      result.append(inner[index])
      index += 1
      continue
    }
    if let unit = codeUnit(at: index) {
      var scalar = Unicode.Scalar(unit)
      var length = 6
      if scalar == nil, unit < 0xDC00, let low = codeUnit(at: index + 6), low >> 10 == 0x37 {
        scalar = Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF)
        length = 12
      }
      guard let scalar else {
        throw JSONSyntaxError(
          offset: String(decoding: result, as: UTF8.self).count,
          message: "half of a surrogate pair stands for no character")
      }
      result.append(contentsOf: String(Character(scalar)).utf8)
      index += length
    } else {
      switch inner[index + 1] {
      case UInt8(ascii: "b"): result.append(8)
      case UInt8(ascii: "f"): result.append(12)
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "t"): result.append(9)
      default: result.append(inner[index + 1])
      }
      index += 2
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// The offset of the first byte that is not part of valid UTF-8, or nil.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  // Nearly every line is ASCII: one pass that the compiler can vectorise.
  if bytes.reduce(0, |) < 0x80 { return nil }
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return index
    }
    guard index + length <= bytes.count else { return index }
    if length > 1, !second.contains(bytes[index + 1]) { return index }
    for next in bytes[(index + 1)..<(index + length)].dropFirst() where next & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
