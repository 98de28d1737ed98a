import BenchmarkPeers
import BenchmarkSupport
import CBenchmarkPeers
import CInbetweenKernels
import TimingCurves

/// dy/dx at x, one call per value.
func scalarVelocityBenchmarks() -> [BenchmarkGroup] {
  NamedHandles.common.map { handles in
    BenchmarkGroup(
      "cubic-bezier/velocity/\(handles.name)",
      "dy/dx at x, cubic-bezier(\(handles.x1), \(handles.y1), \(handles.x2), \(handles.y2)), one x at a time",
      reference: "browser algorithm",
      cases: scalarVelocityCases(handles))
  }
}

private func scalarVelocityCases(_ handles: NamedHandles) -> [BenchmarkCase] {
  [
    BenchmarkCase("swift", values: Inputs.count) {
      let curve = handles.curve, xs = Inputs.progress
      return {
        var sum = 0.0
        for x in xs { sum += curve.velocity(at: x) }
        consume(sum)
      }
    }
  ]
    + cubicKernels().map { name, kernels in
      BenchmarkCase("c-\(name)", values: Inputs.count) {
        let curve = prepared(handles, by: kernels), slope = kernels.slope!, xs = Inputs.progress
        return {
          var sum = 0.0
          for x in xs { sum += slope(curve, x) }
          consume(sum)
        }
      }
    } + [
      BenchmarkCase("browser-swift", .reference, values: Inputs.count) {
        let curve = BrowserCubicBezier(handles.x1, handles.y1, handles.x2, handles.y2), xs = Inputs.progress
        return {
          var sum = 0.0
          for x in xs { sum += curve.slope(at: x) }
          consume(sum)
        }
      },
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let curve = ib_browser_create(handles.x1, handles.y1, handles.x2, handles.y2), xs = Inputs.progress
        return { consume(ib_browser_sum_slopes(curve, xs, xs.count)) }
      },
    ]
}
