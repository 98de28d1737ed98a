import Dispatch

/// The worst of each of several errors over `cases` cases, measured in chunks on all cores.
///
/// `measure` is given the numbers of the cases and a place for every error.
func worstInChunks(
  _ cases: Int, errors: Int, _ measure: @Sendable (Range<Int>, inout [Worst]) -> Void
) -> [Worst] {
  let chunk = 4096
  let sums = WorstSums(count: errors)
  DispatchQueue.concurrentPerform(iterations: (cases + chunk - 1) / chunk) { index in
    var part = [Worst](repeating: Worst(), count: errors)
    measure(index * chunk..<min(cases, (index + 1) * chunk), &part)
    sums.add(part)
  }
  return sums.worst
}

private final class WorstSums: @unchecked Sendable {
  // Unchecked because of `worst`, which the queue guards.
  private let queue = DispatchQueue(label: "worst")
  private(set) var worst: [Worst]

  init(count: Int) {
    worst = Array(repeating: Worst(), count: count)
  }

  func add(_ part: [Worst]) {
    queue.sync {
      for (index, value) in part.enumerated() { worst[index].merge(value) }
    }
  }
}
