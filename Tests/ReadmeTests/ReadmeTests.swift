import Foundation
import Testing

/// The tour in README.md compiles, runs, and prints what its comments say.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file between two marker lines.
  private func lines(of path: String, from begin: String, to end: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == begin })
    let stop = try #require(lines[start...].dropFirst().firstIndex { $0.trimmingCharacters(in: .whitespaces) == end })
    return Array(lines[(start + 1)..<stop])
  }

  @Test func theTourIsTheCompiledOne() throws {
    let shown = try lines(of: "README.md", from: "```swift", to: "```")
    let compiled = try lines(of: "Tests/ReadmeTests/ReadmeTour.swift", from: "// tour:begin", to: "// tour:end")
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
    #expect(shown == compiled)
  }

  @Test func theTourPrintsWhatItSays() throws {
    let promised = try lines(of: "README.md", from: "```swift", to: "```")
      .filter { $0.hasPrefix("print(") }
      .map { $0.components(separatedBy: "  // ").last ?? "" }
    var printed: [String] = []
    try readmeTour { printed.append($0.map { "\($0)" }.joined(separator: " ")) }
    #expect(printed == promised)
    #expect(!promised.isEmpty)
  }
}
