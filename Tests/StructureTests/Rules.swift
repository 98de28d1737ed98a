/// A file of the project: its path from the root, with slashes, and what it says.
struct ProjectFile {
  var path: String
  var text: String

  var name: String { String(path.split(separator: "/").last ?? "") }
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
  var isSwift: Bool { path.hasSuffix(".swift") }
  var isC: Bool { [".c", ".h", ".cpp", ".hpp"].contains { path.hasSuffix($0) } }
}

/// The rules of the project, as functions from what is there to the list of violations.
enum Rules {
  /// The manifest's arrows are among the design's; every target has its place in the design.
  static func arrows(of manifest: Manifest, in places: [String: Arrows.Place] = Arrows.places) -> [String] {
    manifest.targets.filter { $0.kind != "testTarget" }.flatMap { target -> [String] in
      guard let place = places[target.folder] else { return ["\(target.name) has no place among the arrows"] }
      return target.dependencies.filter { !place.uses.contains($0) }.map { "\(target.name) may not use \($0)" }
    }
  }

  /// Nobody uses, over any number of steps, what uses him.
  static func cycles(in places: [String: Arrows.Place] = Arrows.places) -> [String] {
    func reaches(_ goal: String, from name: String, seen: Set<String>) -> Bool {
      (places[name]?.uses ?? []).contains { next in
        next == goal || (!seen.contains(next) && reaches(goal, from: next, seen: seen.union([next])))
      }
    }
    return places.keys.sorted().filter { reaches($0, from: $0, seen: []) }.map { "\($0) uses itself in the end" }
  }

  /// Every import of a source file is an arrow of the design or a system module that its place allows.
  static func imports(
    of file: ProjectFile, in places: [String: Arrows.Place] = Arrows.places
  ) -> [String] {
    guard file.isSwift, let module = file.module, let place = places[module] else { return [] }
    return importedModules(in: file.text)
      .filter { !place.uses.contains($0) && !place.system.contains($0) && $0 != module }
      .map { "\(file.path) may not import \($0)" }
  }

  /// The C of a kernel includes its own files, and of the system only what a freestanding compiler has.
  static func includes(of file: ProjectFile, in places: [String: Arrows.Place] = Arrows.places) -> [String] {
    guard file.isC, let module = file.module, places[module]?.isKernel == true else { return [] }
    let freestanding: Set = [
      "float.h", "limits.h", "stdalign.h", "stdbool.h", "stddef.h", "stdint.h", "immintrin.h", "arm_neon.h",
    ]
    return includedFiles(in: file.text)
      .filter { $0.isSystem && !freestanding.contains($0.file) }
      .map { "\(file.path) may not include <\($0.file)>" }
  }

  /// Kernels know no existentials and no untyped throws; `Codable` stands apart, where Embedded Swift skips it.
  static func kernelLanguage(
    of file: ProjectFile, in places: [String: Arrows.Place] = Arrows.places
  ) -> [String] {
    guard file.isSwift, let module = file.module, places[module]?.isKernel == true else { return [] }
    let code = codeOnly(file.text)
    if file.name.hasSuffix("+Codable.swift") {
      let directives = code.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      return directives.first == "#if !hasFeature(Embedded)" && directives.last == "#endif"
        ? [] : ["\(file.path) must be inside #if !hasFeature(Embedded)"]
    }
    var violations: [String] = []
    if code.has(/\bany\s+[A-Z]/) || code.has(/\bAny(Object)?\b/) {
      violations.append("\(file.path) uses an existential")
    }
    if code.has(/\bthrows\b(?!\s*\()/) || code.has(/\brethrows\b/) {
      violations.append("\(file.path) has untyped throws")
    }
    if code.has(/\b(Codable|Encodable|Decodable)\b/) {
      violations.append("\(file.path) conforms to Codable outside a +Codable.swift file")
    }
    if code.has(/\b(addingProduct|addProduct)\b/) {
      violations.append("\(file.path) calls addingProduct, which without FMA is a function call")
    }
    return violations
  }

  /// A file longer than 500 lines holds more than one idea.
  static func length(of file: ProjectFile) -> [String] {
    let isCode = file.isSwift || file.isC || [".py", ".sh", ".html"].contains { file.path.hasSuffix($0) }
    let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return isCode && lines > 500 ? ["\(file.path) has \(lines) lines, more than 500"] : []
  }

  /// A package that others can depend on: no outside package, no unsafe flag.
  static func manifest(_ manifest: Manifest) -> [String] {
    var violations: [String] = []
    if manifest.code.has(/\.package\s*\(/) { violations.append("Package.swift names an outside package") }
    if manifest.code.has(/unsafeFlags/) { violations.append("Package.swift has unsafe flags") }
    return violations
  }

  /// Every folder of Sources is a target and the other way round.
  static func folders(_ folders: Set<String>, of manifest: Manifest) -> [String] {
    let targets = Set(manifest.targets.filter { $0.kind != "testTarget" }.map(\.folder))
    return folders.subtracting(targets).sorted().map { "Sources/\($0) is no target" }
      + targets.subtracting(folders).sorted().map { "\($0) has no folder in Sources" }
  }

  /// Paths of the machine somebody happened to work on do not belong into files.
  static func machinePaths(in file: ProjectFile) -> [String] {
    // Put together here, so that this file does not hold them itself.
    let words = ["work", "home", "root", "tmp/wt", "Users"].map { "/" + $0 + "/" }
    return words.compactMap { word in
      file.text.ranges(of: word).contains { range in
        // As the start of an absolute path: not within a longer path or address.
        guard range.lowerBound > file.text.startIndex else { return true }
        let before = file.text[file.text.index(before: range.lowerBound)]
        return !(before.isLetter || before.isNumber || "._-~/*}".contains(before))
      } ? "\(file.path) names the machine path \(word)" : nil
    }
  }
}

extension String {
  /// Whether the pattern occurs.
  ///
  /// Its \b are changes between letters and others, not the limits of Unicode words, to which `a.b` is one word.
  fileprivate func has(_ pattern: Regex<some Any>) -> Bool {
    contains(pattern.wordBoundaryKind(.simple))
  }
}
