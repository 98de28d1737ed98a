import BenchmarkSupport
import CBenchmarkHarness

/// The numbers that cases are fed with.
///
/// Every case of a group gets the same array: 2^18 different numbers in random
/// order, more than any branch predictor remembers.
enum Inputs {
  static let count = 1 << 18

  /// x uniform in [0, 1).
  static let progress: [Double] = randomNumbers(seed: 1)
  /// The same numbers in ascending order.
  static let ascendingProgress: [Double] = progress.sorted()
  static let progressFloat: [Float] = progress.map { Float($0) }

  /// Handles for one curve per x: x1, x2 uniform in [0, 1), y1, y2 in [-0.5, 1.5).
  static let handles: [[Double]] = [
    randomNumbers(seed: 2), randomNumbers(seed: 3).map { 2 * $0 - 0.5 },
    randomNumbers(seed: 4), randomNumbers(seed: 5).map { 2 * $0 - 0.5 },
  ]
  static let handlesFloat: [[Float]] = handles.map { $0.map { Float($0) } }

  /// A different cubic-bezier() text for every x, with three decimals as people write them.
  static let easingTexts: [String] = (0..<count).map { i in
    "cubic-bezier(\(handles.map { fixed($0[i], 3) }.joined(separator: ", ")))"
  }

  /// SplitMix64 (Steele, Lea, Flood 2014): the same numbers everywhere.
  private static func randomNumbers(seed: UInt64) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }
  }
}

/// Makes the compiler believe that the result is needed.
func consume(_ value: Double) {
  ib_bench_consume(value)
}

/// The same for an array that was filled.
func consume<T>(_ memory: UnsafeMutableBufferPointer<T>) {
  ib_bench_consume_memory(memory.baseAddress)
}

/// An array to write to, for the life of the process.
func output<T: BinaryFloatingPoint>(_ type: T.Type) -> UnsafeMutableBufferPointer<T> {
  let memory = UnsafeMutableBufferPointer<T>.allocate(capacity: Inputs.count)
  memory.initialize(repeating: 0)
  return memory
}
