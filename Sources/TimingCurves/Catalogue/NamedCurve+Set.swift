extension NamedCurve {
  /// A family of curves published together; the raw value is the prefix of their names.
  public enum Set: String, Sendable, Hashable, CaseIterable {
    /// The keywords of CSS Easing.
    case css
    /// The named functions of `CAMediaTimingFunction`.
    case coreAnimation
    /// The curves of SwiftUI's `UnitCurve`.
    case swiftUI
    /// The easing tokens of Material Design 3.
    case material3
    /// The curves of Jetpack Compose's animation core.
    case compose
    /// Flutter's `Curves`.
    case flutter
    /// Robert Penner's functions as formulas.
    case penner
    /// The cubic-bezier() approximations of Penner's functions that easings.net publishes.
    case easingsNet
    /// The curve of Ionic's page transitions on iOS.
    case ionic

    /// Where the numbers come from: a specification, or public repositories and paths in them.
    public var source: String {
      switch self {
      case .css: "w3c/csswg-drafts css-easing-2/Overview.bs"
      case .coreAnimation:
        """
        gnustep/libs-quartzcore Source/CAMediaTimingFunction.m; \
        1amageek/OpenCoreAnimation Sources/OpenCoreAnimation/CAMediaTimingFunction.swift
        """
      case .swiftUI:
        """
        developer.apple.com SwiftUI UnitCurve docs; \
        OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Animation/Animation/UnitCurve.swift
        """
      case .material3:
        """
        androidx/androidx compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/tokens/\
        MotionTokens.kt
        """
      case .compose:
        """
        androidx/androidx compose/animation/animation-core/src/commonMain/kotlin/androidx/compose/animation/core/\
        Easing.kt, EasingFunctions.kt
        """
      case .flutter: "flutter/flutter packages/flutter/lib/src/animation/curves.dart"
      case .penner, .easingsNet: "ai/easings.net src/easings.yml"
      case .ionic: "ionic-team/ionic-framework issue 19789"
      }
    }

    /// The curves of the set, in the order of their source.
    public var curves: [NamedCurve] {
      entries.map { NamedCurve(self, $0.0, $0.1) }
    }

    private var entries: [(String, Recipe)] {
      switch self {
      case .css: Recipe.css
      case .coreAnimation: Recipe.coreAnimation
      case .swiftUI: Recipe.swiftUI
      case .material3: Recipe.material3
      case .compose: Recipe.compose
      case .flutter: Recipe.flutter
      case .penner: Recipe.penner
      case .easingsNet: Recipe.easingsNet
      case .ionic: [("iosNav", .cubic(0.32, 0.72, 0, 1))]
      }
    }
  }
}
