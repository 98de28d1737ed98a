/// What the numbers were measured with: without it no number means anything.
package struct RunContext: Sendable, Hashable, Codable {
  /// False when nobody should quote the numbers: a debug build.
  package var quotable: Bool
  /// `release` or `debug`.
  package var build: String
  /// UTC, ISO 8601.
  package var date: String
  package var processor: String
  package var processors: Int
  /// Runnable processes, averaged over the last minute, when the run began; absent where unknown.
  package var load: Double?
  package var system: String
  /// The instruction set that the library picks here.
  package var instructionSet: String
  /// The sets that this processor can run, weakest first.
  package var instructionSets: [String]
  /// The sets in this build that this processor cannot run: not measured.
  package var instructionSetsNotRun: [String]
  /// The commit of the sources, with `-dirty` when files differ from it; `unknown` outside a repository.
  package var commit: String
  package var compiler: String
  /// What the numbers are compared with and measured by, and their versions.
  package var libraries: [String]
  /// Seconds each repetition lasts at least.
  package var minimumTime: Double
  package var repetitions: Int

  package init(
    quotable: Bool, build: String, date: String, processor: String, processors: Int, load: Double?, system: String,
    instructionSet: String, instructionSets: [String], instructionSetsNotRun: [String], commit: String,
    compiler: String, libraries: [String], minimumTime: Double, repetitions: Int
  ) {
    self.quotable = quotable
    self.build = build
    self.date = date
    self.processor = processor
    self.processors = processors
    self.load = load
    self.system = system
    self.instructionSet = instructionSet
    self.instructionSets = instructionSets
    self.instructionSetsNotRun = instructionSetsNotRun
    self.commit = commit
    self.compiler = compiler
    self.libraries = libraries
    self.minimumTime = minimumTime
    self.repetitions = repetitions
  }

  /// The lines at the top of every run.
  package var header: String {
    var lines = [
      "processor     \(processor), \(processors) cores\(load.map { ", load \(fixed($0, 2))" } ?? "")",
      "instructions  \(instructionSet)"
        + " (runs \(instructionSets.joined(separator: ", "))"
        + (instructionSetsNotRun.isEmpty ? ")" : "; not run: \(instructionSetsNotRun.joined(separator: ", ")))"),
      "commit        \(commit)",
      "compiler      \(compiler)",
      "build         \(build)",
      "system        \(system)",
      "beside it     \(libraries.joined(separator: "; "))",
      "repetitions   \(repetitions) of at least \(minimumTime) s each, in random order over all cases",
    ]
    if let load, load > Double(processors) {
      lines.append("note          other programs keep this machine busy: look at the ratios, not at the nanoseconds")
    }
    return lines.joined(separator: "\n")
  }
}
