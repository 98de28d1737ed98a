import CBenchmarkPeers
import Testing
import TimingCurves

/// The peers of steps(), linear() and the closed forms compute the same functions as the product.
@Suite struct CSSPeersTests {
  static let xs = (-200...1_200).map { Double($0) / 1_000 }

  @Test(arguments: [
    (ib_step_end, StepCurve.Jump.end), (ib_step_start, .start), (ib_step_none, .none), (ib_step_both, .both),
  ])
  func steps(position: ib_step_position, jump: StepCurve.Jump) throws {
    for count in [2, 3, 10] {
      let curve = try StepCurve(count: count, jump: jump)
      for x in Self.xs { #expect(ib_steps_value(Int32(count), position, x) == curve.value(at: x), "\(count) \(x)") }
    }
  }

  @Test func linear() throws {
    let points: [(Double, Double)] = [(0, 0), (0.1, 0.9), (0.4, 1.2), (0.4, 0.8), (0.75, 1.1), (1, 1)]
    let curve = try PiecewiseLinearCurve(points: points.map { .init(progress: $0.0, value: $0.1) })
    let peer = try #require(ib_linear_create(points.map(\.0), points.map(\.1), points.count))
    defer { ib_linear_destroy(peer) }
    for x in Self.xs { #expect(abs(ib_linear_value(peer, x) - curve.value(at: x)) < 1e-14, "\(x)") }
    #expect(ib_linear_sum(peer, [0.05, 0.4], 2) == ib_linear_value(peer, 0.05) + 0.8)
  }

  @Test(arguments: ClosedFormCurve.PennerShape.allCases)
  func qtHasTheSameClosedForms(shape: ClosedFormCurve.PennerShape) throws {
    let name = shape.rawValue.prefix(1).uppercased() + shape.rawValue.dropFirst()
    for (prefix, direction) in [("Out", ClosedFormCurve.Direction.easeOut), ("InOut", .easeInOut)] {
      // Qt keeps the period of 0.3 both ways: another curve, and not one of the cases.
      if shape == .elastic, direction == .easeInOut { continue }
      let peer = try #require(ib_qt_create_named(prefix + name))
      defer { ib_qt_destroy(peer) }
      let curve = ClosedFormCurve.penner(shape, direction)
      for i in 0...100 {
        let x = Double(i) / 100
        // Qt lifts expo by 0.001 at the ends.
        #expect(abs(ib_qt_value(peer, x) - curve.value(at: x)) < 2e-3, "\(prefix)\(name) \(x)")
      }
    }
    #expect(ib_qt_create_named("OutNothing") == nil)
  }

  @Test func fourNumbers() {
    #expect(ib_strtod_four("cubic-bezier(0.5, -1, 0.25, 2)") == 1.75)
    #expect(ib_strtod_four("ease") == 0)
  }
}
