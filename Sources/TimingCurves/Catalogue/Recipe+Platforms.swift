extension NamedCurve.Recipe {
  /// CSS Easing Functions Level 2.
  static var css: [(String, Self)] {
    [
      ("linear", .keyword(.linear)),
      ("ease", .keyword(.ease)),
      ("easeIn", .keyword(.easeIn)),
      ("easeOut", .keyword(.easeOut)),
      ("easeInOut", .keyword(.easeInOut)),
      ("stepStart", .step(.start)),
      ("stepEnd", .step(.end)),
    ]
  }

  /// Core Animation.
  static var coreAnimation: [(String, Self)] {
    [
      ("linear", .cubic(0, 0, 1, 1)),
      ("default", .cubic(0.25, 0.1, 0.25, 1)),
      ("easeIn", .cubic(0.42, 0, 1, 1)),
      ("easeOut", .cubic(0, 0, 0.58, 1)),
      ("easeInEaseOut", .cubic(0.42, 0, 0.58, 1)),
    ]
  }

  /// SwiftUI.
  static var swiftUI: [(String, Self)] {
    [
      ("linear", .keyword(.linear)),
      ("easeInOut", .cubic(0.42, 0, 0.58, 1)),
      ("easeIn", .cubic(0.42, 0, 1, 1)),
      ("easeOut", .cubic(0, 0, 0.58, 1)),
      ("circularEaseIn", .eased(.circ, .easeIn)),
      ("circularEaseOut", .eased(.circ, .easeOut)),
      ("circularEaseInOut", .eased(.circ, .easeInOut)),
    ]
  }

  /// Material Design 3; `standard` and `emphasized` have the same numbers there.
  static var material3: [(String, Self)] {
    [
      ("emphasized", .cubic(0.2, 0, 0, 1)),
      ("emphasizedAccelerate", .cubic(0.3, 0, 0.8, 0.15)),
      ("emphasizedDecelerate", .cubic(0.05, 0.7, 0.1, 1)),
      ("legacy", .cubic(0.4, 0, 0.2, 1)),
      ("legacyAccelerate", .cubic(0.4, 0, 1, 1)),
      ("legacyDecelerate", .cubic(0, 0, 0.2, 1)),
      ("linear", .cubic(0, 0, 1, 1)),
      ("standard", .cubic(0.2, 0, 0, 1)),
      ("standardAccelerate", .cubic(0.3, 0, 1, 1)),
      ("standardDecelerate", .cubic(0, 0, 0, 1)),
    ]
  }
}
