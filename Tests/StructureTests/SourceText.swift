/// Swift or C source with comments and (unless kept) string literals blanked out, so that rules look at code only.
///
/// Line breaks stay where they are. Knows nested block comments, raw and multi-line strings; code inside a string
/// interpolation is blanked with its string.
func codeOnly(_ source: String, keepingStrings: Bool = false) -> String {
  var text = Array(source.utf8)
  var i = 0

  func starts(_ word: String, at position: Int) -> Bool {
    text[position...].starts(with: word.utf8)
  }
  func blank(to end: Int) {
    while i < min(end, text.count) {
      if text[i] != UInt8(ascii: "\n") { text[i] = UInt8(ascii: " ") }
      i += 1
    }
  }
  func string(to end: Int) {
    if keepingStrings { i = end } else { blank(to: end) }
  }
  func endOfBlockComment() -> Int {
    var depth = 0
    var end = i
    while end < text.count {
      if starts("/*", at: end) {
        depth += 1
        end += 2
      } else if starts("*/", at: end) {
        depth -= 1
        end += 2
        if depth == 0 { break }
      } else {
        end += 1
      }
    }
    return end
  }
  func endOfString(hashes: Int) -> Int {
    let pounds = String(repeating: "#", count: hashes)
    let quote = starts("\"\"\"", at: i + hashes) ? "\"\"\"" : "\""
    var end = i + hashes + quote.utf8.count
    while end < text.count {
      if starts(quote + pounds, at: end) { return end + quote.utf8.count + hashes }
      if quote == "\"", text[end] == UInt8(ascii: "\n") { return end }
      end += starts("\\" + pounds, at: end) ? 2 + hashes : 1
    }
    return end
  }

  while i < text.count {
    if starts("//", at: i) {
      blank(to: text[i...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count)
    } else if starts("/*", at: i) {
      blank(to: endOfBlockComment())
    } else if text[i] == UInt8(ascii: "\"") {
      string(to: endOfString(hashes: 0))
    } else if text[i] == UInt8(ascii: "#"),
      let quote = text[i...].firstIndex(where: { $0 != UInt8(ascii: "#") }), text[quote] == UInt8(ascii: "\"")
    {
      string(to: endOfString(hashes: quote - i))
    } else {
      i += 1
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The modules that Swift source imports, in order, each once per import.
func importedModules(in source: String) -> [String] {
  let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
  return codeOnly(source).split(whereSeparator: \.isNewline).flatMap { line in
    line.split(separator: ";").compactMap { statement -> String? in
      let words = statement.split(whereSeparator: \.isWhitespace)
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
      else { return nil }
      let rest = words[(keyword + 1)...].drop { kinds.contains(String($0)) }
      return rest.first.map { String($0.prefix { $0 != "." }) }
    }
  }
}

private let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

/// The files that C source includes, without their brackets or quotes, and whether they were in brackets.
func includedFiles(in source: String) -> [(file: String, isSystem: Bool)] {
  source.split(whereSeparator: \.isNewline).compactMap { line in
    let words = line.drop { $0 == " " }
    guard words.hasPrefix("#") else { return nil }
    let directive = words.dropFirst().drop { $0 == " " }
    guard directive.hasPrefix("include") else { return nil }
    let argument = directive.dropFirst("include".count).drop { $0 == " " }
    guard let open = argument.first, open == "<" || open == "\"" else { return nil }
    return (String(argument.dropFirst().prefix { $0 != ">" && $0 != "\"" }), open == "<")
  }
}
