extension NamedCurve.Recipe {
  /// Penner's thirty functions, shape by shape.
  static var penner: [(String, Self)] {
    ClosedFormCurve.PennerShape.allCases.flatMap { shape in
      ClosedFormCurve.Direction.allCases.map { direction in
        (shape.name(direction), .penner(shape, direction))
      }
    }
  }

  /// easings.net, column `css`.
  static var easingsNet: [(String, Self)] {
    [
      ("easeInSine", .cubic(0.12, 0, 0.39, 0)),
      ("easeOutSine", .cubic(0.61, 1, 0.88, 1)),
      ("easeInOutSine", .cubic(0.37, 0, 0.63, 1)),
      ("easeInQuad", .cubic(0.11, 0, 0.5, 0)),
      ("easeOutQuad", .cubic(0.5, 1, 0.89, 1)),
      ("easeInOutQuad", .cubic(0.45, 0, 0.55, 1)),
      ("easeInCubic", .cubic(0.32, 0, 0.67, 0)),
      ("easeOutCubic", .cubic(0.33, 1, 0.68, 1)),
      ("easeInOutCubic", .cubic(0.65, 0, 0.35, 1)),
      ("easeInQuart", .cubic(0.5, 0, 0.75, 0)),
      ("easeOutQuart", .cubic(0.25, 1, 0.5, 1)),
      ("easeInOutQuart", .cubic(0.76, 0, 0.24, 1)),
      ("easeInQuint", .cubic(0.64, 0, 0.78, 0)),
      ("easeOutQuint", .cubic(0.22, 1, 0.36, 1)),
      ("easeInOutQuint", .cubic(0.83, 0, 0.17, 1)),
      ("easeInExpo", .cubic(0.7, 0, 0.84, 0)),
      ("easeOutExpo", .cubic(0.16, 1, 0.3, 1)),
      ("easeInOutExpo", .cubic(0.87, 0, 0.13, 1)),
      ("easeInCirc", .cubic(0.55, 0, 1, 0.45)),
      ("easeOutCirc", .cubic(0, 0.55, 0.45, 1)),
      ("easeInOutCirc", .cubic(0.85, 0, 0.15, 1)),
      ("easeInBack", .cubic(0.36, 0, 0.66, -0.56)),
      ("easeOutBack", .cubic(0.34, 1.56, 0.64, 1)),
      ("easeInOutBack", .cubic(0.68, -0.6, 0.32, 1.6)),
    ]
  }
}
