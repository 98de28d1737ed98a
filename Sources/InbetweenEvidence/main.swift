import Foundation
import InbetweenTruth

// Measures every kernel against exact arithmetic at full counts and writes what it found as JSON.

let usage = """
  Usage: inbetween-evidence [--cases N] [--output FILE]

    --cases N      cases per class of curves (1000000)
    --output FILE  where the results go as JSON (docs/evidence/timing-curves.json)

  Exit status: 0 every bound holds, 1 a bound is broken, 2 the call was wrong.

  Example:
    inbetween-evidence --cases 10000 --output evidence.json
  """

var cases = 1_000_000
var output = "docs/evidence/timing-curves.json"
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--cases":
    guard let text = arguments.popFirst(), let count = Int(text), count > 0 else {
      fail("--cases needs a count above 0")
    }
    cases = count
  case "--output":
    guard let file = arguments.popFirst() else { fail("--output needs a file") }
    output = file
  case "--help", "-h":
    print(usage)
    exit(0)
  default: fail("unknown option \(argument); there are --cases N, --output FILE and --help")
  }
}

var sets: [ErrorReport] = []
for caseClass in CubicCaseClass.allCases {
  let found = CubicMeasurement().measure(caseClass, cases: cases) { share in
    if isatty(2) != 0 { FileHandle.standardError.write(Data("\r\(caseClass.rawValue): \(Int(share * 100)) % ".utf8)) }
  }
  if isatty(2) != 0 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  found.forEach(show)
  sets += found
}
let sweeps = MonotoneSweep().reports(curves: max(18, cases / 200))
sweeps.forEach(show)
sets += sweeps
let others = OtherCurveMeasurement().reports(cases: cases)
others.forEach(show)
sets += others
try EvidenceFile(sets: sets).write(to: output)
exit(sets.allSatisfy(\.holds) ? 0 : 1)

func show(_ report: ErrorReport) {
  print(
    report.holds ? "ok    " : "BROKEN", report.quantity, "·", report.class, "· worst", report.worst, "of", report.bound,
    report.unit, "·", report.worstCase)
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("inbetween-evidence: \(message)\n".utf8))
  exit(2)
}
