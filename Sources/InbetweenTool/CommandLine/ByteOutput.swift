#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Buffered bytes on their way to a file descriptor, or kept in memory.
final class ByteOutput {
  /// When the buffer reaches this size it is written out.
  static let flushSize = 1 << 16

  /// Where the bytes go; nil keeps them in ``bytes``.
  private let descriptor: Int32?
  private(set) var bytes: [UInt8] = []
  /// Whether the reader of the pipe has gone: from then on everything is dropped.
  private(set) var isBroken = false

  init(descriptor: Int32?) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.flushSize + 4096)
  }

  /// What has been kept in memory, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  func append(_ other: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: other)
    if bytes.count >= Self.flushSize { flush() }
  }

  func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.flushSize { flush() }
  }

  func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func appendLine(_ text: String = "") {
    append(text)
    append(UInt8(ascii: "\n"))
  }

  /// Writes out what is in the buffer.
  func flush() {
    guard let descriptor else { return }
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, !isBroken {
        let written = write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        if written > 0 {
          offset += written
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          isBroken = true
        }
      }
    }
    bytes.removeAll(keepingCapacity: bytes.capacity <= 4 * Self.flushSize)
  }
}
