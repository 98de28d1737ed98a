import Foundation

/// What this process can find out about where it runs.
package enum MachineFacts {
  /// The processor's name for itself.
  package static var processor: String {
    let text = FileManager.default.contents(atPath: "/proc/cpuinfo").map { String(decoding: $0, as: UTF8.self) } ?? ""
    for key in ["model name", "Model", "CPU part"] {
      for line in text.split(separator: "\n") where line.hasPrefix(key) {
        guard let colon = line.firstIndex(of: ":") else { continue }
        return family(in: text, after: line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      }
    }
    return "unknown processor"
  }

  /// Virtual machines often hide the model's name: family and model number tell the generation.
  private static func family(in text: String, after name: String) -> String {
    func field(_ key: String) -> String? {
      text.split(separator: "\n").first { $0.prefix { $0 != "\t" && $0 != ":" } == key }
        .flatMap { $0.split(separator: ":").last }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard let family = field("cpu family"), let model = field("model") else { return name }
    return "\(name) (family \(family), model \(model))"
  }

  /// Runnable processes, averaged over the last minute.
  package static var load: Double? {
    FileManager.default.contents(atPath: "/proc/loadavg")
      .flatMap { String(decoding: $0, as: UTF8.self).split(separator: " ").first }
      .flatMap { Double($0) }
  }

  package static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  package static var system: String {
    let text = FileManager.default.contents(atPath: "/etc/os-release").map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix("PRETTY_NAME=") {
      return line.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    return ProcessInfo.processInfo.operatingSystemVersionString
  }

  package static var date: String { Date().formatted(.iso8601) }

  /// The commit checked out in the repository that holds the folder, `-dirty` when any source differs from it or is
  /// not part of it.
  package static func commit(in folder: String) -> String {
    guard let hash = git(["rev-parse", "--short=12", "HEAD"], in: folder), !hash.isEmpty else { return "unknown" }
    let sources = ["Package.swift", "Sources", "Benchmarks/Package.swift", "Benchmarks/Sources"].map { ":(top)" + $0 }
    let changes = git(["status", "--porcelain", "--"] + sources, in: folder) ?? ""
    return hash + (changes.isEmpty ? "" : "-dirty")
  }

  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
