/// What Package.swift says, read as text: asking the package manager within its own test run would be slow at best.
struct Manifest {
  struct Target: Equatable {
    var name: String
    /// The function that made it, such as `target`, `testTarget` or `systemLibrary`.
    var kind: String
    /// The names of its dependencies; of a product, the product's name.
    var dependencies: [String]
    /// Its folder in Sources or Tests.
    var folder: String

    init(name: String, kind: String, dependencies: [String], folder: String? = nil) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.folder = folder ?? name
    }
  }

  let targets: [Target]
  /// The manifest without its comments.
  let code: String

  init(_ source: String) {
    code = codeOnly(source, keepingStrings: true)
    guard let package = code.firstRange(of: "Package(") else {
      targets = []
      return
    }
    let arguments = Self.insideBrackets(code[package.upperBound...])
    let list = Self.argument("targets", of: arguments) ?? "[]"
    targets = Self.elements(of: Self.insideBrackets(list.dropFirst())).compactMap { element in
      guard let call = Self.call(element), let name = Self.argument("name", of: call.arguments) else { return nil }
      let dependencies = Self.argument("dependencies", of: call.arguments) ?? "[]"
      return Target(
        name: Self.unquoted(name), kind: call.function,
        dependencies: Self.elements(of: Self.insideBrackets(dependencies.dropFirst())).map { dependency in
          Self.unquoted(Self.call(dependency).flatMap { Self.argument("name", of: $0.arguments) } ?? dependency)
        },
        folder: Self.argument("path", of: call.arguments).flatMap { path in
          Self.unquoted(path).split(separator: "/").last.map(String.init)
        })
    }
  }

  /// `.function(arguments)` taken apart.
  private static func call(_ text: Substring) -> (function: String, arguments: Substring)? {
    guard text.hasPrefix("."), let open = text.firstIndex(of: "(") else { return nil }
    return (String(text[..<open].dropFirst()), insideBrackets(text[text.index(after: open)...]))
  }

  /// The value behind a label in an argument list.
  private static func argument(_ label: String, of arguments: Substring) -> Substring? {
    elements(of: arguments).first { $0.hasPrefix(label + ":") }
      .map { $0.dropFirst(label.count + 1).drop(while: \.isWhitespace) }
  }

  private static func unquoted(_ text: Substring) -> String {
    text.filter { $0 != "\"" }
  }

  /// The text up to the bracket that closes the one just before it.
  private static func insideBrackets(_ text: Substring) -> Substring {
    var end = text.endIndex
    scan(text) { i, depth in
      if depth < 0 { end = min(end, i) }
    }
    return text[..<end]
  }

  /// The parts between the commas that are in no brackets and no string, without surrounding blanks.
  private static func elements(of text: Substring) -> [Substring] {
    var commas: [Substring.Index] = []
    scan(text) { i, depth in
      if depth == 0, text[i] == "," { commas.append(i) }
    }
    var parts: [Substring] = []
    var start = text.startIndex
    for comma in commas + [text.endIndex] {
      var part = text[start..<comma].drop(while: \.isWhitespace)
      while part.last?.isWhitespace == true { part.removeLast() }
      if !part.isEmpty { parts.append(part) }
      start = comma < text.endIndex ? text.index(after: comma) : comma
    }
    return parts
  }

  /// Calls `body` for every character outside of strings with the depth of brackets after it.
  private static func scan(_ text: Substring, _ body: (Substring.Index, Int) -> Void) {
    var depth = 0
    var inString = false
    for i in text.indices {
      if text[i] == "\"" { inString.toggle() }
      if inString { continue }
      if "([{".contains(text[i]) { depth += 1 }
      if ")]}".contains(text[i]) { depth -= 1 }
      body(i, depth)
    }
  }
}
