/// The duration tokens of Material Design 3; the raw value is the token's name.
///
/// Source: `androidx/androidx`, `compose/material3/…/tokens/MotionTokens.kt`.
public enum MaterialDuration: String, Sendable, Hashable, CaseIterable {
  case short1, short2, short3, short4
  case medium1, medium2, medium3, medium4
  case long1, long2, long3, long4
  case extraLong1, extraLong2, extraLong3, extraLong4

  /// The duration in milliseconds.
  public var milliseconds: Int {
    switch self {
    case .short1: 50
    case .short2: 100
    case .short3: 150
    case .short4: 200
    case .medium1: 250
    case .medium2: 300
    case .medium3: 350
    case .medium4: 400
    case .long1: 450
    case .long2: 500
    case .long3: 550
    case .long4: 600
    case .extraLong1: 700
    case .extraLong2: 800
    case .extraLong3: 900
    case .extraLong4: 1000
    }
  }

  /// The duration in seconds.
  public var seconds: Double { Double(milliseconds) / 1000 }
}
