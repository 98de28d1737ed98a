#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exact powers of ten.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]

/// The binary64 number nearest to the text of a JSON number; infinite beyond the range.
///
/// The text has passed the reader, and the byte after it is readable and cannot continue a number.
func nearestDouble(_ text: UnsafeBufferPointer<UInt8>) -> Double {
  // Up to 2^53 in digits and 10^22 in scale, one division or product of exact numbers rounds once.
  var digits: UInt64 = 0
  var count = 0
  var scale = 0
  var index = 0
  let isNegative = text[0] == UInt8(ascii: "-")
  if isNegative { index = 1 }
  var afterPoint = false
  while index < text.count {
    let byte = text[index]
    if isDigit(byte) {
      digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      if digits > 0 { count += 1 }
      if afterPoint { scale -= 1 }
    } else if byte == UInt8(ascii: ".") {
      afterPoint = true
    } else {
      break
    }
    index += 1
  }
  guard index == text.count, count <= 19, digits <= 1 << 53, scale >= -22 else {
    return strtod(UnsafeRawPointer(text.baseAddress!).assumingMemoryBound(to: CChar.self), nil)
  }
  let magnitude = Double(digits) / powersOfTen[-scale]
  return isNegative ? -magnitude : magnitude
}
