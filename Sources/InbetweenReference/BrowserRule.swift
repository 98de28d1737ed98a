import TimingCurves

/// A known reason for which a browser answers something else than the exact value.
///
/// Each rule is a prediction that is tested on the answer at hand, not merely a label.
public enum BrowserRule: String, Sendable, Hashable, CaseIterable {
  case solverTolerance = "solver-tolerance"
  case singlePrecisionHandles = "single-precision-handles"
  case timeEpsilon = "time-epsilon"
  case stopSnapping = "stop-snapping"
  case stepTime = "step-time"
  case repeatedFirstStop = "repeated-first-stop"
  case singleStop = "single-stop"
  case sixDigits = "six-digits"
  case percentArithmetic = "percent-arithmetic"

  /// What the rule says.
  public var explanation: String {
    switch self {
    case .solverTolerance:
      "cubic-bezier() is solved to 1e-7 in x: the answer is the exact value at a progress no farther away than that"
    case .singlePrecisionHandles:
      "Firefox keeps control points in single precision: the answer is that of the rounded curve, to 1e-7 in x"
    case .timeEpsilon:
      "Chromium takes a progress of at most 1e-6 for 0"
    case .stopSnapping:
      "Firefox takes a progress within 1e-6 of a stop of linear() for the stop, and computes in single precision"
    case .stepTime:
      "Firefox computes the progress of steps() from a time in other units: at an edge it may fall on the other side"
    case .repeatedFirstStop:
      "Chromium answers a progress at or before a repeated first stop with the value of the second"
    case .singleStop:
      "both browsers still refuse a linear() with one stop, which CSS Easing 2 has allowed since 2024"
    case .sixDigits:
      "Firefox writes six significant digits, Chromium all of them"
    case .percentArithmetic:
      "Chromium spaces stops in percent and prints 100 times the fraction: the last digits differ"
    }
  }
}
