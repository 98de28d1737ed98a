import BenchmarkSupport
import CBenchmarkPeers
import TimingCurves

/// CSS easing text in and out, and sampling a curve of a family known only at run time.
func easingTextBenchmarks() -> [BenchmarkGroup] {
  [
    BenchmarkGroup(
      "easing-text/parse", "cubic-bezier() text to a curve ready to sample; per text",
      reference: "four strtod, no curve",
      cases: [
        BenchmarkCase("swift", values: Inputs.count) {
          let texts = Inputs.easingTexts
          return {
            var sum = 0
            for text in texts where (try? EasingFunction(css: text)) != nil { sum += 1 }
            consume(Double(sum))
          }
        },
        BenchmarkCase("strtod-c", .reference, values: Inputs.count) {
          let texts = Inputs.easingTexts
          return {
            var sum = 0.0
            for text in texts { sum += ib_strtod_four(text) }
            consume(sum)
          }
        },
      ]),
    BenchmarkGroup(
      "easing-text/value", "y at x through EasingFunction, cubic-bezier(0.25, 0.1, 0.25, 1), one x at a time",
      reference: "browser algorithm",
      cases: [
        BenchmarkCase("swift", values: Inputs.count) {
          let curve = EasingFunction.cubicBezier(NamedHandles.common[0].curve), xs = Inputs.progress
          return {
            var sum = 0.0
            for x in xs { sum += curve.value(at: x) }
            consume(sum)
          }
        },
        BenchmarkCase("browser-c++", .reference, values: Inputs.count) {
          let handles = NamedHandles.common[0], xs = Inputs.progress
          let curve = ib_browser_create(handles.x1, handles.y1, handles.x2, handles.y2)
          return { consume(ib_browser_sum(curve, xs, xs.count)) }
        },
      ]),
  ]
}
