import BenchmarkSupport
import CBenchmarkHarness
import Foundation

/// Collects what the harness reports while it runs.
private final class Measurements {
  var samples: [String: [(repetition: Int, nanoseconds: Double)]] = [:]
  var started = 0
  let expected: Int
  let showsProgress = isatty(STDERR_FILENO) == 1

  init(expected: Int) {
    self.expected = expected
  }

  func progress(_ name: String) {
    started += 1
    guard showsProgress else { return }
    let percent = min(99, 100 * started / expected)
    FileHandle.standardError.write(Data("\r\u{1B}[K\(percent) % \(name)".utf8))
  }

  func clearProgress() {
    if showsProgress { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}

/// A pass as a reference that can travel through C.
private final class Pass {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

/// Runs the cases, interleaved at random, and summarises each.
func measure(_ groups: [BenchmarkGroup], _ context: RunContext) throws -> [Report.Group] {
  var passes: [Pass] = []
  for group in groups {
    for entry in group.cases {
      let pass = Pass(entry.prepare())
      passes.append(pass)
      ib_bench_register(
        "\(group.id)/\(entry.name)", Int64(entry.values),
        { Unmanaged<Pass>.fromOpaque($0!).takeUnretainedValue().body() },
        Unmanaged.passUnretained(pass).toOpaque())
    }
  }
  // Calibration starts every case about three times more than it is repeated.
  let measurements = Measurements(expected: passes.count * (context.repetitions + 3))
  withExtendedLifetime(passes) {
    _ = ib_bench_run(
      context.minimumTime, Int64(context.repetitions),
      { context, measurement in
        guard let context, let found = measurement?.pointee else { return }
        let all = Unmanaged<Measurements>.fromOpaque(context).takeUnretainedValue()
        let time = found.processor_seconds * 1e9 / Double(found.values)
        all.samples[String(cString: found.name), default: []].append((Int(found.repetition), time))
      },
      { context, name in
        guard let context, let name else { return }
        Unmanaged<Measurements>.fromOpaque(context).takeUnretainedValue().progress(String(cString: name))
      },
      Unmanaged.passUnretained(measurements).toOpaque())
  }
  measurements.clearProgress()

  return try groups.map { group in
    var result = Report.Group(
      id: group.id, title: group.title, reference: group.reference,
      cases: try group.cases.map { entry in
        let found = measurements.samples["\(group.id)/\(entry.name)"] ?? []
        let samples = found.sorted { $0.repetition < $1.repetition }.map(\.nanoseconds)
        guard samples.count == context.repetitions, let distribution = Distribution(samples) else {
          throw UsageError("\(group.id)/\(entry.name) was measured \(samples.count) times, not \(context.repetitions)")
        }
        return Report.Case(
          name: entry.name, role: entry.role, values: entry.values, distribution: distribution, samples: samples)
      })
    result.fillRatios()
    return result
  }
}
