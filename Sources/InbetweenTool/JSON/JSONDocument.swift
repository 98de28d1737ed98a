#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One JSON text, read into a flat list of its values in the order of the text.
///
/// Nothing is converted while reading: a value is a slice of the text until someone asks for the number or the
/// string. So any value can be echoed as it was written, and a document that is used again does not allocate.
/// In an object the children are key, value, key, value and so on.
struct JSONDocument {
  /// The text.
  ///
  /// It must outlive the use of the document, and one more byte after its end must be readable.
  private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var nodes: [JSONNode] = []

  /// The position of the outermost value.
  static let root = 0

  /// Reads one text, replacing what was there.
  ///
  /// Time and memory are proportional to the length of the text.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
    bytes = text
    nodes.removeAll(keepingCapacity: true)
    var reader = JSONReader(bytes: text)
    try reader.readDocument(into: &nodes)
  }

  /// The bytes of a value as they were written.
  func raw(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(nodes[node].start)..<Int(nodes[node].end)])
  }

  /// The text of a value as it was written, cut after `limit` bytes, for messages.
  func excerpt(_ node: Int, limit: Int = 40) -> String {
    let raw = raw(node)
    let text = String(decoding: raw.prefix(limit), as: UTF8.self)
    return raw.count > limit ? text + "…" : text
  }

  /// The positions of the elements of an array; of key, value, key, value of an object.
  func children(of node: Int) -> JSONChildren {
    JSONChildren(nodes: nodes, position: node + 1, end: Int(nodes[node].next))
  }

  /// The number of elements of an array.
  func count(of node: Int) -> Int {
    children(of: node).reduce(into: 0) { count, _ in count += 1 }
  }

  /// The binary64 number nearest to a number's text; infinite when it is beyond the range of binary64.
  func number(_ node: Int) -> Double {
    nearestDouble(raw(node))
  }

  /// Whether a string has exactly these characters, however they are written.
  func string(_ node: Int, equals text: StaticString) -> Bool {
    let record = nodes[node]
    if record.hasEscapes {
      // No character takes more than six bytes here, and names are short.
      guard Int(record.end - record.start) - 2 <= 6 * text.utf8CodeUnitCount else { return false }
      return (try? string(node)) == "\(text)"
    }
    guard Int(record.end - record.start) - 2 == text.utf8CodeUnitCount else { return false }
    return memcmp(bytes.baseAddress! + Int(record.start) + 1, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The characters of a string; the offset of an error is the number of characters before it.
  func string(_ node: Int) throws(JSONSyntaxError) -> String {
    let record = nodes[node]
    let inner = UnsafeBufferPointer(rebasing: bytes[(Int(record.start) + 1)..<(Int(record.end) - 1)])
    if !record.hasEscapes { return String(decoding: inner, as: UTF8.self) }
    return try unescaped(inner)
  }
}

/// The direct children of a value.
struct JSONChildren: Sequence, IteratorProtocol {
  let nodes: [JSONNode]
  var position: Int
  let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].next) }
    return position
  }
}
