/// The duration tokens of Material Design 3; the raw value is the token's name.
///
/// Source: `androidx/androidx`, `compose/material3/…/tokens/MotionTokens.kt`.
public enum MaterialDuration: String, Sendable, Hashable, CaseIterable {
  /// 50 ms.
  case short1
  /// 100 ms.
  case short2
  /// 150 ms.
  case short3
  /// 200 ms.
  case short4
  /// 250 ms.
  case medium1
  /// 300 ms.
  case medium2
  /// 350 ms.
  case medium3
  /// 400 ms.
  case medium4
  /// 450 ms.
  case long1
  /// 500 ms.
  case long2
  /// 550 ms.
  case long3
  /// 600 ms.
  case long4
  /// 700 ms.
  case extraLong1
  /// 800 ms.
  case extraLong2
  /// 900 ms.
  case extraLong3
  /// 1000 ms.
  case extraLong4

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
