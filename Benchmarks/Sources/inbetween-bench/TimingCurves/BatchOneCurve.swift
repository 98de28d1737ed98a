import BenchmarkSupport
import CBenchmarkPeers
import CInbetweenKernels
import TimingCurves

/// One curve at many x, array to array.
///
/// The four keywords of CSS, an overshooting curve and the hardest.
func batchOneCurveBenchmarks() -> [BenchmarkGroup] {
  let names = ["ease", "ease-in", "ease-out", "ease-in-out", "overshoot", "triple-root"]
  return NamedHandles.common.filter { names.contains($0.name) }.flatMap { handles in
    let css = "cubic-bezier(\(handles.x1), \(handles.y1), \(handles.x2), \(handles.y2))"
    return [
      BenchmarkGroup(
        "cubic-bezier/batch/double/\(handles.name)", "many x at once, \(css), Double",
        reference: "browser algorithm in a loop", cases: batchCases(handles)),
      BenchmarkGroup(
        "cubic-bezier/batch/float/\(handles.name)", "many x at once, \(css), Float (the browser computes in double)",
        reference: "browser algorithm in a loop", cases: batchFloatCases(handles)),
    ]
  }
}

/// Values per call where the output stays in the first-level cache.
private let block = 1024

private func batchCases(_ handles: NamedHandles) -> [BenchmarkCase] {
  [
    BenchmarkCase("swift", values: Inputs.count) {
      let curve = handles.curve, xs = Inputs.progress, ys = output(Double.self)
      return {
        var values = ys.mutableSpan
        curve.evaluate(xs.span, into: &values)
        consume(ys)
      }
    }
  ]
    + cubicKernels().flatMap { name, kernels in
      [
        BenchmarkCase("c-\(name)", values: Inputs.count) {
          let curve = prepared(handles, by: kernels), xs = Inputs.progress, ys = output(Double.self)
          return {
            kernels.values(curve, xs, ys.baseAddress, xs.count)
            consume(ys)
          }
        },
        // The same x, but block by block into one small array.
        BenchmarkCase("c-\(name)-blocks", values: Inputs.count) {
          let curve = prepared(handles, by: kernels), xs = Inputs.progress, ys = output(Double.self)
          return {
            xs.withUnsafeBufferPointer { xs in
              for start in stride(from: 0, to: xs.count, by: block) {
                kernels.values(curve, xs.baseAddress! + start, ys.baseAddress, block)
              }
            }
            consume(ys)
          }
        },
      ]
    } + [
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let curve = ib_browser_create(handles.x1, handles.y1, handles.x2, handles.y2)
        let xs = Inputs.progress, ys = output(Double.self)
        return {
          ib_browser_values(curve, xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      }
    ]
}

private func batchFloatCases(_ handles: NamedHandles) -> [BenchmarkCase] {
  [
    BenchmarkCase("swift", values: Inputs.count) {
      let curve = handles.curve, xs = Inputs.progressFloat, ys = output(Float.self)
      return {
        var values = ys.mutableSpan
        curve.evaluate(xs.span, into: &values)
        consume(ys)
      }
    }
  ]
    + cubicKernels().flatMap { name, kernels in
      [
        BenchmarkCase("c-\(name)", values: Inputs.count) {
          let curve = prepared(handles, by: kernels), xs = Inputs.progressFloat, ys = output(Float.self)
          return {
            kernels.values_float(curve, xs, ys.baseAddress, xs.count)
            consume(ys)
          }
        },
        BenchmarkCase("c-\(name)-blocks", values: Inputs.count) {
          let curve = prepared(handles, by: kernels), xs = Inputs.progressFloat, ys = output(Float.self)
          return {
            xs.withUnsafeBufferPointer { xs in
              for start in stride(from: 0, to: xs.count, by: block) {
                kernels.values_float(curve, xs.baseAddress! + start, ys.baseAddress, block)
              }
            }
            consume(ys)
          }
        },
      ]
    } + [
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let curve = ib_browser_create(handles.x1, handles.y1, handles.x2, handles.y2)
        let xs = Inputs.progressFloat, ys = output(Float.self)
        return {
          ib_browser_values_float(curve, xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      }
    ]
}
