import BenchmarkSupport
import CBenchmarkPeers
import CInbetweenKernels
import TimingCurves

/// A curve of its own for every x, array to array.
///
/// The browser algorithm once builds each curve when it is asked, and
/// once finds them built; the ratio is against the faster.
func batchDistinctCurvesBenchmarks() -> [BenchmarkGroup] {
  [
    BenchmarkGroup(
      "cubic-bezier/distinct/double", "a different curve for every x, Double",
      reference: "browser algorithm in a loop", cases: distinctCases()),
    BenchmarkGroup(
      "cubic-bezier/distinct/float", "a different curve for every x, Float (the browser computes in double)",
      reference: "browser algorithm in a loop", cases: distinctFloatCases()),
  ]
}

private func distinctCases() -> [BenchmarkCase] {
  [
    BenchmarkCase("swift", values: Inputs.count) {
      let h = Inputs.handles, xs = Inputs.progress, ys = output(Double.self)
      guard let curves = try? CubicBezierCurves(x1: h[0], y1: h[1], x2: h[2], y2: h[3]) else {
        preconditionFailure("bad handles")
      }
      return {
        var values = ys.mutableSpan
        curves.evaluate(xs.span, into: &values)
        consume(ys)
      }
    }
  ]
    + cubicKernels().map { name, kernels in
      BenchmarkCase("c-\(name)", values: Inputs.count) {
        let h = Inputs.handles, xs = Inputs.progress, ys = output(Double.self)
        return {
          kernels.values_each(h[0], h[1], h[2], h[3], xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      }
    } + [
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let h = Inputs.handles, xs = Inputs.progress, ys = output(Double.self)
        return {
          ib_browser_values_each(h[0], h[1], h[2], h[3], xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      },
      BenchmarkCase("browser-c++-built-before", .reference, values: Inputs.count) {
        let h = Inputs.handles, xs = Inputs.progress, ys = output(Double.self)
        let curves = ib_browser_curves_create(h[0], h[1], h[2], h[3], xs.count)
        return {
          ib_browser_curves_values(curves, xs, ys.baseAddress)
          consume(ys)
        }
      },
    ]
}

private func distinctFloatCases() -> [BenchmarkCase] {
  [
    BenchmarkCase("swift", values: Inputs.count) {
      let h = Inputs.handlesFloat, xs = Inputs.progressFloat, ys = output(Float.self)
      guard let curves = try? CubicBezierCurves(x1: h[0], y1: h[1], x2: h[2], y2: h[3]) else {
        preconditionFailure("bad handles")
      }
      return {
        var values = ys.mutableSpan
        curves.evaluate(xs.span, into: &values)
        consume(ys)
      }
    }
  ]
    + cubicKernels().map { name, kernels in
      BenchmarkCase("c-\(name)", values: Inputs.count) {
        let h = Inputs.handlesFloat, xs = Inputs.progressFloat, ys = output(Float.self)
        return {
          kernels.values_each_float(h[0], h[1], h[2], h[3], xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      }
    } + [
      BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
        let h = Inputs.handlesFloat, xs = Inputs.progressFloat, ys = output(Float.self)
        return {
          ib_browser_values_each_float(h[0], h[1], h[2], h[3], xs, ys.baseAddress, xs.count)
          consume(ys)
        }
      },
      BenchmarkCase("browser-c++-built-before", .reference, values: Inputs.count) {
        let h = Inputs.handles, xs = Inputs.progressFloat, ys = output(Float.self)
        let curves = ib_browser_curves_create(h[0], h[1], h[2], h[3], xs.count)
        return {
          ib_browser_curves_values_float(curves, xs, ys.baseAddress)
          consume(ys)
        }
      },
    ]
}
