import BenchmarkPeers
import BenchmarkSupport
import CBenchmarkPeers
import CInbetweenKernels
import TimingCurves

/// Making curves: a different one every time, alone and with one value asked of each.
func constructionBenchmarks() -> [BenchmarkGroup] {
  [
    BenchmarkGroup(
      "cubic-bezier/build", "making a curve from its handles; per curve", reference: "browser algorithm",
      cases: [
        BenchmarkCase("swift", values: Inputs.count) {
          let h = Inputs.handles
          return {
            for i in 0..<Inputs.count {
              guard let curve = try? CubicBezierCurve(h[0][i], h[1][i], h[2][i], h[3][i]) else { continue }
              withExtendedLifetime(curve) {}
            }
          }
        }
      ]
        + cubicKernels().map { name, kernels in
          BenchmarkCase("c-\(name)", values: Inputs.count) {
            let h = Inputs.handles, memory = UnsafeMutablePointer<ib_cubic>.allocate(capacity: 1)
            let prepare = kernels.prepare!
            return {
              for i in 0..<Inputs.count { prepare(memory, h[0][i], h[1][i], h[2][i], h[3][i]) }
            }
          }
        } + [
          BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
            let h = Inputs.handles
            return { ib_browser_build(h[0], h[1], h[2], h[3], Inputs.count) }
          }
        ]),
    BenchmarkGroup(
      "cubic-bezier/build-and-ask-once", "making a curve and asking it for one y; per curve",
      reference: "browser algorithm",
      cases: [
        BenchmarkCase("swift", values: Inputs.count) {
          let h = Inputs.handles, xs = Inputs.progress
          return {
            var sum = 0.0
            for i in 0..<Inputs.count {
              guard let curve = try? CubicBezierCurve(h[0][i], h[1][i], h[2][i], h[3][i]) else { continue }
              sum += curve.value(at: xs[i])
            }
            consume(sum)
          }
        },
        BenchmarkCase("browser-swift", .reference, values: Inputs.count) {
          let h = Inputs.handles, xs = Inputs.progress
          return {
            var sum = 0.0
            for i in 0..<Inputs.count {
              sum += BrowserCubicBezier(h[0][i], h[1][i], h[2][i], h[3][i]).value(at: xs[i])
            }
            consume(sum)
          }
        },
        BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
          let h = Inputs.handles, xs = Inputs.progress, ys = output(Double.self)
          return {
            ib_browser_values_each(h[0], h[1], h[2], h[3], xs, ys.baseAddress, Inputs.count)
            consume(ys)
          }
        },
      ]),
  ]
}
