import BenchmarkPeers
import BenchmarkSupport
import CBenchmarkPeers
import CInbetweenKernels
import TimingCurves

/// y at x, one call per value: what most users do.
func scalarValueBenchmarks() -> [BenchmarkGroup] {
  NamedHandles.common.map { handles in
    BenchmarkGroup(
      "cubic-bezier/value/\(handles.name)",
      "y at x, cubic-bezier(\(handles.x1), \(handles.y1), \(handles.x2), \(handles.y2)), one x at a time",
      reference: "browser algorithm",
      cases: scalarValueCases(handles))
  }
}

private func scalarValueCases(_ handles: NamedHandles) -> [BenchmarkCase] {
  [
    // Through the public interface, as a user writes it.
    BenchmarkCase("swift", values: Inputs.count) {
      let curve = handles.curve, xs = Inputs.progress
      return {
        var sum = 0.0
        for x in xs { sum += curve.value(at: x) }
        consume(sum)
      }
    }
  ]
    + cubicKernels().map { name, kernels in
      // The same kernels without Swift around them, per instruction set.
      BenchmarkCase("c-\(name)", values: Inputs.count) {
        let curve = prepared(handles, by: kernels), value = kernels.value!, xs = Inputs.progress
        return {
          var sum = 0.0
          for x in xs { sum += value(curve, x) }
          consume(sum)
        }
      }
    } + [
      BenchmarkCase("browser-swift", .reference, values: Inputs.count) {
        let curve = BrowserCubicBezier(handles.x1, handles.y1, handles.x2, handles.y2), xs = Inputs.progress
        return {
          var sum = 0.0
          for x in xs { sum += curve.value(at: x) }
          consume(sum)
        }
      },
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let curve = ib_browser_create(handles.x1, handles.y1, handles.x2, handles.y2), xs = Inputs.progress
        return { consume(ib_browser_sum(curve, xs, xs.count)) }
      },
      BenchmarkCase("qt-easing-curve", .peer, values: Inputs.count) {
        let curve = ib_qt_create(handles.x1, handles.y1, handles.x2, handles.y2), xs = Inputs.progress
        return { consume(ib_qt_sum(curve, xs, xs.count)) }
      },
    ]
}
