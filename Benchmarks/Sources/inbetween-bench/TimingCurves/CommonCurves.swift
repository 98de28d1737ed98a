import CInbetweenKernels
import TimingCurves

/// A curve to be measured: the name in the case, and the handles.
struct NamedHandles {
  var name: String
  var x1, y1, x2, y2: Double

  init(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.name = name
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The four keywords of CSS, and what design systems use: emphasised deceleration, overshoot, near-vertical, and
  /// the curve with the triple root, the hardest there is.
  static let common: [NamedHandles] = [
    NamedHandles("ease", 0.25, 0.1, 0.25, 1),
    NamedHandles("ease-in", 0.42, 0, 1, 1),
    NamedHandles("ease-out", 0, 0, 0.58, 1),
    NamedHandles("ease-in-out", 0.42, 0, 0.58, 1),
    NamedHandles("emphasized-decelerate", 0.05, 0.7, 0.1, 1),
    NamedHandles("overshoot", 0.34, 1.56, 0.64, 1),
    NamedHandles("in-out-expo", 0.87, 0, 0.13, 1),
    NamedHandles("triple-root", 1, 0, 0, 1),
  ]

  var curve: CubicBezierCurve {
    guard let curve = try? CubicBezierCurve(x1, y1, x2, y2) else { preconditionFailure("bad handles of \(name)") }
    return curve
  }
}

/// The kernel tables that this processor can run, weakest first.
func cubicKernels() -> [(name: String, kernels: ib_cubic_kernels)] {
  (0..<ib_cubic_kernels_count()).compactMap { index in
    ib_cubic_kernels_at(index).map { (String(cString: $0.pointee.name), $0.pointee) }
  }
}

/// A curve prepared by the given kernels; stays for the life of the process.
func prepared(_ handles: NamedHandles, by kernels: ib_cubic_kernels) -> UnsafePointer<ib_cubic> {
  let memory = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
  kernels.prepare(memory, handles.x1, handles.y1, handles.x2, handles.y2)
  return UnsafePointer(memory)
}
