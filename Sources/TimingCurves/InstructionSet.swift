import CInbetweenKernels

/// One of the instruction sets that the kernels are compiled for.
public struct InstructionSet: Sendable {
  /// The name: `baseline`, `avx2`, `avx512`.
  public let name: String
  /// Its position in the kernel tables, weakest first.
  public let index: Int
  nonisolated(unsafe) let cubic: UnsafePointer<ib_cubic_kernels>

  init?(index: Int) {
    guard let kernels = ib_cubic_kernels_at(index) else { return nil }
    self.index = index
    name = String(cString: kernels.pointee.name)
    cubic = kernels
  }

  /// The sets that this processor can run, weakest first.
  public static let all: [InstructionSet] = (0..<ib_cubic_kernels_count()).compactMap(InstructionSet.init(index:))

  /// The names of the sets in this build that this processor cannot run.
  public static let missing: [String] = (0..<ib_cubic_kernels_count())
    .filter { ib_cubic_kernels_at($0) == nil }
    .map { String(cString: ib_cubic_kernels_name($0)) }

  /// The strongest set that this processor can run: the one that is used.
  public static let best: InstructionSet = all[all.count - 1]
}

extension InstructionSet: Hashable {
  /// Whether both are the same set.
  public static func == (a: Self, b: Self) -> Bool {
    a.index == b.index
  }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

extension InstructionSet: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
