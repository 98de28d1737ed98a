import BenchmarkSupport
import CBenchmarkHarness
import CBenchmarkPeers
import Foundation
import TimingCurves

/// `run`: measures, prints a table per group, writes JSON.
func run(_ arguments: [String]) throws -> Int32 {
  let options = try Options(
    arguments,
    known: [
      .value("--filter"), .value("--json"), .value("--min-time"), .value("--repetitions"), .flag("--allow-debug"),
      .flag("--help"),
    ])
  if options.has("--help") {
    print(usage)
    return 0
  }
  try refusePositional(options, of: "run")
  let groups = try selectedBenchmarks(options)
  let context = RunContext(
    minimumTime: try options.number("--min-time", in: 0.0001...60, default: 0.05),
    repetitions: try options.count("--repetitions", in: 1...10_000, default: 11))
  // An unwritable file is better found before the measuring than after it.
  let file = try options.text("--json").map(reportFile)

  print(context.header)
  if !context.quotable { warn(debugWarning) }
  let report = Report(context: context, groups: try measure(groups, context))
  for group in report.groups { print("\n" + group.text) }
  if let file {
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: report.json())
    print("\nwritten: \(options.text("--json") ?? "")")
  }
  guard context.quotable else {
    warn(debugWarning)
    return options.has("--allow-debug") ? 0 : 3
  }
  return 0
}

let debugWarning = """

  *** This is a DEBUG build: the numbers above and below say nothing about Inbetween. Do not quote them. ***
  *** Build with: swift build -c release --package-path Benchmarks ***

  """

func warn(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

func refusePositional(_ options: Options, of command: String) throws(UsageError) {
  if let first = options.positional.first {
    throw UsageError("\(command) takes no argument \(first); to choose cases use --filter")
  }
}

/// The cases that `--filter` asks for, or all.
func selectedBenchmarks(_ options: Options) throws(UsageError) -> [BenchmarkGroup] {
  let all = allBenchmarks()
  guard let pattern = options.text("--filter") else { return all }
  let regex: Regex<AnyRegexOutput>
  do { regex = try Regex(pattern) } catch {
    throw UsageError("--filter \(pattern) is not a regular expression: \(error)")
  }
  let groups = all.selecting { $0.firstMatch(of: regex) != nil }
  guard !groups.isEmpty else {
    throw UsageError("no case matches --filter \(pattern)", nearest: pattern, among: all.map(\.id))
  }
  return groups
}

/// A file to write to; what it held stays until the run is over.
private func reportFile(_ path: String) throws -> FileHandle {
  if !FileManager.default.fileExists(atPath: path) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }
  guard let file = FileHandle(forWritingAtPath: path) else { throw UsageError("cannot write \(path)") }
  return file
}

extension RunContext {
  /// The facts about this process.
  init(minimumTime: Double, repetitions: Int) {
    // One build mode holds for the whole graph of packages; Swift and C++ are asked separately, as flags can differ.
    let isDebug = _isDebugAssertConfiguration() || ib_bench_is_optimised() == 0
    #if compiler(>=6.5)
      let swift = "Swift 6.5 or later"
    #elseif compiler(>=6.4)
      let swift = "Swift 6.4"
    #elseif compiler(>=6.3)
      let swift = "Swift 6.3"
    #else
      let swift = "Swift 6.2"
    #endif
    let clang = String(cString: ib_bench_compiler()).split(separator: "(")[0].trimmingCharacters(in: .whitespaces)
    let assertions = ib_bench_library_has_assertions() != 0
    self.init(
      quotable: !isDebug, build: isDebug ? "debug" : "release", date: MachineFacts.date,
      processor: MachineFacts.processor, processors: MachineFacts.processors, load: MachineFacts.load,
      system: MachineFacts.system, instructionSet: InstructionSet.best.name,
      instructionSets: InstructionSet.all.map(\.name), instructionSetsNotRun: InstructionSet.missing,
      commit: MachineFacts.commit(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path),
      compiler: "\(swift), \(clang)",
      libraries: [
        "google-benchmark" + (assertions ? " (with its own assertions, outside the timed loops)" : ""),
        "Qt \(String(cString: ib_qt_version()))",
      ],
      minimumTime: minimumTime, repetitions: repetitions)
  }
}
