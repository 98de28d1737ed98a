import CInbetweenKernels

/// The tables of one curve, filled once and never changed: shared by all copies of the curve.
@usableFromInline
final class PreparedCubicBezier: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is written in `init` only.
  @usableFromInline let kernels: UnsafePointer<ib_cubic_kernels>
  @usableFromInline let curve: UnsafePointer<ib_cubic>

  init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    kernels: UnsafePointer<ib_cubic_kernels> = InstructionSet.best.cubic
  ) {
    let memory = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
    kernels.pointee.prepare(memory, x1, y1, x2, y2)
    self.kernels = kernels
    curve = UnsafePointer(memory)
  }

  deinit {
    curve.deallocate()
  }
}
