import Foundation
import Testing

@testable import InbetweenTool

/// The built command line tool as a process.
struct RunningTool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The executable lies beside the test bundle.
  static var executable: URL {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let url = folder.appendingPathComponent("inbetween")
      try #require(FileManager.default.isExecutableFile(atPath: url.path), "no executable at \(url.path)")
      return url
    }
  }

  let process = Process()
  let input = Pipe()
  let output = Pipe()
  let errors = Pipe()

  init(_ arguments: [String]) throws {
    process.executableURL = try Self.executable
    process.arguments = arguments
    // Under the address sanitizer freed memory would be kept aside and count as used.
    var environment = ProcessInfo.processInfo.environment
    environment["ASAN_OPTIONS", default: ""] += ":quarantine_size_mb=0:thread_local_quarantine_size_kb=0"
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Runs it to its end with the given input.
  static func run(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    let tool = try RunningTool(arguments)
    // Both directions at once: the pipes hold less than a long input.
    let writer = Thread {
      try? tool.input.fileHandleForWriting.write(contentsOf: input)
      try? tool.input.fileHandleForWriting.close()
    }
    writer.start()
    let output = tool.output.fileHandleForReading.readDataToEndOfFile()
    let errors = tool.errors.fileHandleForReading.readDataToEndOfFile()
    tool.process.waitUntilExit()
    return Outcome(
      status: tool.process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: Data(input.utf8))
  }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// What has come out once it ends in a line end; nil when nothing comes for ten seconds.
  func readLines(_ count: Int) throws -> [String]? {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var bytes: [UInt8] = []
    while bytes.reduce(0, { $0 + ($1 == 0x0A ? 1 : 0) }) < count {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 10_000) == 1 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let received = read(descriptor, &buffer, buffer.count)
      guard received > 0 else { return nil }
      bytes += buffer[..<received]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Runs the tool inside this process.
func runInProcess(_ arguments: String...) -> RunningTool.Outcome {
  let output = ByteOutput(descriptor: nil), errors = ByteOutput(descriptor: nil)
  let status = Tool.run(arguments, ToolContext(output: output, errors: errors, showsProgress: false))
  return .init(status: status, output: output.text, errors: errors.text)
}

/// A folder that is removed at the end.
func withTemporaryFolder<T>(_ body: (String) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
