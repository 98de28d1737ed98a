#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cuts what comes out of a file descriptor into lines, in bounded memory.
///
/// `read` is called only when no whole line is left in the buffer, and `willWait` before each call: whoever writes
/// answers can flush them there, so that nobody waits for the other.
final class LineReader {
  enum Line {
    /// The bytes without the line end. They are valid until the next line is asked for; one more byte can be read.
    case bytes(UnsafeBufferPointer<UInt8>)
    /// A line longer than the limit. It has been skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private let willWait: () -> Void
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The bytes in the buffer that are still to be delivered.
  private var start = 0
  private var end = 0
  private var atEnd = false
  /// The `errno` of a read that failed, which ends the stream.
  private(set) var failure: Int32?

  /// - Parameters:
  ///   - limit: the length in bytes that a line may have.
  ///   - chunk: how many bytes are asked for at least.
  init(descriptor: Int32, limit: Int, chunk: Int = 1 << 16, willWait: @escaping () -> Void) {
    self.descriptor = descriptor
    self.limit = limit
    self.willWait = willWait
    capacity = 2 * chunk
    buffer = .allocate(capacity: capacity + 1)
  }

  deinit {
    buffer.deallocate()
  }

  /// The next line, or nil at the end.
  func next() -> Line? {
    var searched = start
    while true {
      if let newline = newline(from: searched) { return deliver(upTo: newline, next: newline + 1) }
      if end - start > limit { return skipLine() }
      if atEnd {
        return start < end ? deliver(upTo: end, next: end) : nil
      }
      let unfinished = end - start
      fill()
      searched = start + unfinished
    }
  }

  private func newline(from position: Int) -> Int? {
    guard position < end, let found = memchr(buffer + position, 0x0A, end - position) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(buffer)
  }

  private func deliver(upTo lineEnd: Int, next: Int) -> Line {
    let line = UnsafeBufferPointer(start: buffer + start, count: lineEnd - start)
    if lineEnd == end { buffer[end] = 0 }
    start = next
    if line.count > limit { return .tooLong }
    return .bytes(line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line)
  }

  /// Drops everything up to the end of the line.
  private func skipLine() -> Line {
    while true {
      start = end
      if atEnd { return .tooLong }
      fill()
      if let newline = newline(from: start) {
        start = newline + 1
        return .tooLong
      }
    }
  }

  /// Waits for more bytes, after making room for them.
  private func fill() {
    if start > 0 {
      memmove(buffer, buffer + start, end - start)
      end -= start
      start = 0
    }
    if end > capacity / 2 {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * capacity + 1)
      memcpy(larger, buffer, end)
      buffer.deallocate()
      buffer = larger
      capacity *= 2
    }
    willWait()
    while true {
      let count = read(descriptor, buffer + end, capacity - end)
      if count > 0 {
        end += count
      } else if count < 0 && errno == EINTR {
        continue
      } else if count < 0 && errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
        continue
      } else {
        if count < 0 { failure = errno }
        atEnd = true
      }
      return
    }
  }
}
