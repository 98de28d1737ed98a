extension NamedCurve {
  /// How to make a curve of the catalogue: small, so that the list costs no tables.
  enum Recipe: Sendable, Hashable {
    case keyword(EasingKeyword)
    /// One step.
    case step(StepCurve.Jump)
    case cubic(Double, Double, Double, Double)
    /// Handles and joints as ``JoinedCurve/init(cubics:)`` takes them.
    case cubics([SIMD2<Double>])
    case eased(ClosedFormCurve.Shape, ClosedFormCurve.Direction)

    static func penner(_ shape: ClosedFormCurve.PennerShape, _ direction: ClosedFormCurve.Direction) -> Recipe {
      .eased(shape.general(direction), direction)
    }

    /// The numbers of the catalogue are valid, which a test checks.
    var curve: EasingFunction {
      switch self {
      case .keyword(let keyword): .keyword(keyword)
      case .step(let jump): .steps(StepCurve(unchecked: 1, jump: jump))
      case .cubic(let x1, let y1, let x2, let y2): .cubicBezier(CubicBezierCurve(unchecked: x1, y1, x2, y2))
      case .cubics(let points): .closedForm(ClosedFormCurve(try! JoinedCurve(cubics: points)))
      case .eased(let shape, let direction): .closedForm(ClosedFormCurve(unchecked: shape, direction))
      }
    }
  }
}
