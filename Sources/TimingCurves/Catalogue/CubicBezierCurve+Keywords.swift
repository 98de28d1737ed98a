extension CubicBezierCurve {
  /// CSS `ease`: (0.25, 0.1, 0.25, 1).
  public static let ease = CubicBezierCurve(unchecked: 0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`: (0.42, 0, 1, 1).
  public static let easeIn = CubicBezierCurve(unchecked: 0.42, 0, 1, 1)
  /// CSS `ease-out`: (0, 0, 0.58, 1).
  public static let easeOut = CubicBezierCurve(unchecked: 0, 0, 0.58, 1)
  /// CSS `ease-in-out`: (0.42, 0, 0.58, 1).
  public static let easeInOut = CubicBezierCurve(unchecked: 0.42, 0, 0.58, 1)
}
