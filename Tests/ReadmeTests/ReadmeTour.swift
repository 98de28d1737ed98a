import Inbetween

/// The tour of README.md, word for word; `print` collects what it is given.
func readmeTour(print: (Any...) -> Void) throws {
  // tour:begin
  // CSS text in, exact numbers out: value and velocity, inside [0, 1] and outside.
  let ease = try EasingFunction(css: "cubic-bezier(0.25, 0.1, 0.25, 1)")
  print(ease.value(at: 0.5))  // 0.802403387584857
  print(ease.velocity(at: 0))  // 0.4
  print(ease.value(at: -1, outside: .clamp))  // 0.0

  // Every time at which an overshooting curve has a value, and how far it goes.
  let back = try CubicBezierCurve(0.34, 1.56, 0.64, 1)
  print(back.progress(whereValueIs: 1).count)  // 2
  print(back.valueRange.upperBound > 1)  // true

  // Many values at once.
  print(back.values(at: [0, 0.25, 0.5, 1]).count)  // 4

  // Jumps, and the moment before them.
  let steps = try StepCurve(count: 4, jump: .end)
  print(steps.value(at: 0.5), steps.value(at: 0.5, before: true))  // 0.5 0.25

  // A curve that CSS has no word for, as a linear() with the fewest points and a proven error.
  let bounce = try NamedCurve(named: "penner.easeOutBounce").curve
  let fit = try LinearFit(of: bounce, tolerance: 1e-3)
  print(fit.maxError <= 1e-3, fit.css.hasPrefix("linear(0, "))  // true true
  // tour:end
}
