import BenchmarkSupport
import Foundation

// inbetween-bench: how fast Inbetween is, beside what else does the same, in one process.

let usage = """
  Usage: inbetween-bench COMMAND [OPTIONS]

    run                       measure, and print one table per group
    list                      print the names of all cases
    compare OLD.json NEW.json what changed between two runs, beyond noise

  run and list:
    --filter REGEX            only cases whose group/case matches; their reference peers run with them
  run:
    --json FILE               also write everything to FILE
    --min-time SECONDS        the least time of one repetition (0.05)
    --repetitions N           how often each case is repeated, all cases in random order (11)
    --allow-debug             measure a debug build and exit with 0; it stays marked as not quotable
  compare:
    --absolute                compare nanoseconds, not multiples of the reference peer's speed
    --threshold PERCENT       smaller changes are noise (5)
    --allow-debug             also compare runs that are not quotable
    --help

  Exit status of run and list: 0 done, 1 could not, 3 measured but not quotable (a debug build).
  Exit status of compare: 0 equal, 1 could not, 2 something regressed, 4 something improved and nothing regressed.

  Examples:
    inbetween-bench run --filter 'cubic-bezier/value' --json new.json
    inbetween-bench run --filter 'batch/.*/(swift|c-)' --min-time 0.2 --repetitions 21
    inbetween-bench compare old.json new.json
  """

func perform(_ arguments: [String]) throws -> Int32 {
  guard let command = arguments.first else { throw UsageError("which command? run, list or compare; see --help") }
  let rest = Array(arguments.dropFirst())
  switch command {
  case "run": return try run(rest)
  case "list": return try list(rest)
  case "compare": return try compare(rest)
  case "help", "--help", "-h":
    print(usage)
    return 0
  default:
    throw UsageError("unknown command \(command)", nearest: command, among: ["run", "list", "compare", "help"])
  }
}

do {
  exit(try perform(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("inbetween-bench: \(error)\n".utf8))
  exit(1)
}
