extension CubicBezierCurve {
  public var structure: CurveStructure {
    CurveStructure(breaks: [.init(progress: 0), .init(progress: 1)])
  }
}
