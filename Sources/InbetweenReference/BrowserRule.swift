import TimingCurves

/// A known reason for which a browser answers something else than the exact value.
///
/// Each rule is a prediction that is tested on the answer at hand, not merely a label.
package enum BrowserRule: String, Sendable, Hashable, CaseIterable {
  case solverTolerance = "solver-tolerance"
  case timeEpsilon = "time-epsilon"
  case stepTime = "step-time"
  case repeatedFirstStop = "repeated-first-stop"
  case singleStop = "single-stop"
  case singlePrecisionDigits = "single-precision-digits"
  case percentArithmetic = "percent-arithmetic"

  /// What the rule says.
  package var explanation: String {
    switch self {
    case .solverTolerance:
      "cubic-bezier() is solved to 1e-7 in x: the answer is the exact value at a progress no farther away than that"
    case .timeEpsilon:
      "Chromium takes a progress of at most 1e-6 for 0"
    case .stepTime:
      "Firefox scales the time before it divides by the duration: the progress may come out some 2^-51 lower, under an edge"
    case .repeatedFirstStop:
      "browsers answer a progress at or before a repeated first stop with the value of the second"
    case .singleStop:
      "both browsers still refuse a linear() with one stop, which CSS Easing 2 has allowed since 2024"
    case .singlePrecisionDigits:
      "Firefox rounds to single precision before it writes six digits: the last one may be off by one"
    case .percentArithmetic:
      "Chromium spaces stops in percent and prints 100 times the fraction: the last digits differ"
    }
  }
}
