extension NamedCurve.Recipe {
  /// Flutter.
  static var flutter: [(String, Self)] {
    [
      ("linear", .keyword(.linear)),
      ("decelerate", .eased(.quad, .easeOut)),
      ("fastLinearToSlowEaseIn", .cubic(0.18, 1, 0.04, 1)),
      (
        "fastEaseInToSlowEaseOut",
        .cubics([
          SIMD2(0.056, 0.024), SIMD2(0.108, 0.3085), SIMD2(0.198, 0.541), SIMD2(0.3655, 1), SIMD2(0.5465, 0.989),
        ])
      ),
      ("ease", .cubic(0.25, 0.1, 0.25, 1)),
      ("easeIn", .cubic(0.42, 0, 1, 1)),
      ("easeInToLinear", .cubic(0.67, 0.03, 0.65, 0.09)),
      ("easeInSine", .cubic(0.47, 0, 0.745, 0.715)),
      ("easeInQuad", .cubic(0.55, 0.085, 0.68, 0.53)),
      ("easeInCubic", .cubic(0.55, 0.055, 0.675, 0.19)),
      ("easeInQuart", .cubic(0.895, 0.03, 0.685, 0.22)),
      ("easeInQuint", .cubic(0.755, 0.05, 0.855, 0.06)),
      ("easeInExpo", .cubic(0.95, 0.05, 0.795, 0.035)),
      ("easeInCirc", .cubic(0.6, 0.04, 0.98, 0.335)),
      ("easeInBack", .cubic(0.6, -0.28, 0.735, 0.045)),
      ("easeOut", .cubic(0, 0, 0.58, 1)),
      ("linearToEaseOut", .cubic(0.35, 0.91, 0.33, 0.97)),
      ("easeOutSine", .cubic(0.39, 0.575, 0.565, 1)),
      ("easeOutQuad", .cubic(0.25, 0.46, 0.45, 0.94)),
      ("easeOutCubic", .cubic(0.215, 0.61, 0.355, 1)),
      ("easeOutQuart", .cubic(0.165, 0.84, 0.44, 1)),
      ("easeOutQuint", .cubic(0.23, 1, 0.32, 1)),
      ("easeOutExpo", .cubic(0.19, 1, 0.22, 1)),
      ("easeOutCirc", .cubic(0.075, 0.82, 0.165, 1)),
      ("easeOutBack", .cubic(0.175, 0.885, 0.32, 1.275)),
      ("easeInOut", .cubic(0.42, 0, 0.58, 1)),
      ("easeInOutSine", .cubic(0.445, 0.05, 0.55, 0.95)),
      ("easeInOutQuad", .cubic(0.455, 0.03, 0.515, 0.955)),
      ("easeInOutCubic", .cubic(0.645, 0.045, 0.355, 1)),
      ("easeInOutQuart", .cubic(0.77, 0, 0.175, 1)),
      ("easeInOutQuint", .cubic(0.86, 0, 0.07, 1)),
      ("easeInOutExpo", .cubic(1, 0, 0, 1)),
      ("easeInOutCirc", .cubic(0.785, 0.135, 0.15, 0.86)),
      ("easeInOutBack", .cubic(0.68, -0.55, 0.265, 1.55)),
      ("fastOutSlowIn", .cubic(0.4, 0, 0.2, 1)),
      ("slowMiddle", .cubic(0.15, 0.85, 0.85, 0.15)),
      (
        "easeInOutCubicEmphasized",
        .cubics([SIMD2(0.05, 0), SIMD2(0.133333, 0.06), SIMD2(0.166666, 0.4), SIMD2(0.208333, 0.82), SIMD2(0.25, 1)])
      ),
      ("bounceIn", .eased(.bounce, .easeIn)),
      ("bounceOut", .eased(.bounce, .easeOut)),
      ("bounceInOut", .eased(.bounce, .easeInOut)),
      ("elasticIn", .eased(.elastic(period: 0.4), .easeIn)),
      ("elasticOut", .eased(.elastic(period: 0.4), .easeOut)),
      ("elasticInOut", .eased(.elastic(period: 0.4), .easeInOut)),
    ]
  }
}
