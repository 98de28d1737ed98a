import Foundation
import InbetweenTruth

/// The file that the accuracy tables are generated from.
struct EvidenceFile: Codable {
  var generatedBy = "make evidence"
  var commit = EvidenceFile.commit()
  var cpu = EvidenceFile.cpu()
  var sets: [ErrorReport]

  enum CodingKeys: String, CodingKey {
    case generatedBy = "generated-by"
    case commit, cpu, sets
  }

  init(sets: [ErrorReport]) {
    self.sets = sets
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url)
  }

  private static func cpu() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line.map { $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }

  private static func commit() -> String {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    let pipe = Pipe()
    git.standardOutput = pipe
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return "unknown" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "unknown" : text
  }
}
