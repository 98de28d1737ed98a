import BenchmarkSupport

/// `compare`: what changed between two runs, beyond noise.
func compare(_ arguments: [String]) throws -> Int32 {
  let options = try Options(
    arguments, known: [.flag("--absolute"), .value("--threshold"), .flag("--allow-debug"), .flag("--help")])
  if options.has("--help") {
    print(usage)
    return 0
  }
  guard options.positional.count == 2 else {
    throw UsageError("compare takes two files, the old run and the new one; it got \(options.positional.count)")
  }
  let threshold = try options.number("--threshold", in: 0...1000, default: 5) / 100
  let old = try Report(path: options.positional[0]), new = try Report(path: options.positional[1])
  for (report, path) in zip([old, new], options.positional) where !report.context.quotable {
    guard options.has("--allow-debug") else {
      throw UsageError("\(path) comes from a debug build: its numbers mean nothing (--allow-debug compares anyway)")
    }
    warn("warning: \(path) comes from a debug build")
  }
  print("old  \(old.context.commit), \(old.context.instructionSet), \(old.context.processor), \(old.context.date)")
  print("new  \(new.context.commit), \(new.context.instructionSet), \(new.context.processor), \(new.context.date)")
  if old.context.processor != new.context.processor { warn("warning: the two runs are from different processors") }

  let measure: Comparison.Measure = options.has("--absolute") ? .absolute : .relative
  let comparison = Comparison(old: old, new: new, measure: measure, threshold: threshold)
  guard !comparison.rows.isEmpty else { throw UsageError("the two runs have no case in common") }
  let meaning = measure == .relative ? "speed against the reference peer of the same run" : "speed"
  print("\n\(meaning), new / old; above 1 is faster\n")
  print(comparison.text)
  print("\n\(comparison.verdict.rawValue)")
  return comparison.exitStatus
}
