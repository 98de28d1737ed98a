#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Inbetween

/// The curve of a request, and what an answer says about it.
struct RequestedCurve {
  var curve: EasingFunction
  /// The canonical CSS text as a JSON string, where there is one.
  var cssJSON: [UInt8]?

  init(_ curve: EasingFunction) {
    self.curve = curve
    cssJSON = curve.css.map { text in
      let output = ByteOutput(descriptor: nil)
      output.append(jsonString: text)
      return output.bytes
    }
  }
}

/// The last few curves, by their text in the request: a stream that asks about one curve prepares it once.
final class CurveCache {
  static let count = 16
  /// Longer texts are not kept.
  static let lengthLimit = 1 << 14

  private var keys: [[UInt8]] = []
  private var curves: [RequestedCurve] = []
  private var oldest = 0

  func curve(for text: UnsafeBufferPointer<UInt8>) -> RequestedCurve? {
    for index in keys.indices where keys[index].count == text.count {
      if memcmp(keys[index], text.baseAddress!, text.count) == 0 { return curves[index] }
    }
    return nil
  }

  func insert(_ curve: RequestedCurve, for text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= Self.lengthLimit else { return }
    if keys.count < Self.count {
      keys.append(Array(text))
      curves.append(curve)
    } else {
      keys[oldest] = Array(text)
      curves[oldest] = curve
      oldest = (oldest + 1) % Self.count
    }
  }
}
