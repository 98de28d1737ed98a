import Inbetween
import InbetweenReference

/// One easing: the largest errors of the library and of both browsers, against 50 digits.
struct EasingComparison {
  var name: String
  /// How many progresses were asked for.
  var cases: Int
  var ours: Double
  /// The largest error of a browser; nil where it was not asked or refused.
  var chromium: Double?
  var firefox: Double?

  /// Every easing that the browsers were asked for.
  static func browsers(_ truth: EasingTruth, _ asked: BrowserEasings) throws -> [EasingComparison] {
    try zip(truth.browsers, asked.cases).map { row, question in
      let curve = try EasingFunction(css: row.easing)
      return EasingComparison(
        name: row.easing, cases: row.y.count, ours: worst(question.at.map { curve.value(at: $0) }, row.y),
        chromium: question.chromium.map { worst($0, row.y) }, firefox: question.firefox.map { worst($0, row.y) })
    }
  }

  /// The named easings.
  static func named(_ truth: EasingTruth) throws -> [EasingComparison] {
    try truth.named.map { row in
      let curve = try NamedCurve(named: row.name).curve
      return EasingComparison(
        name: row.name, cases: row.y.count, ours: worst(truth.x.map { curve.value(at: $0) }, row.y))
    }
  }

  private static func worst(_ values: [Double], _ exact: [ReferenceNumber]) -> Double {
    zip(values, exact).reduce(0) { max($0, abs($1.1.error(of: $1.0))) }
  }
}
