import InbetweenReference
import Testing
import TimingCurves

/// Every row of the reference data that concerns cubic-bezier, steps, linear() and their texts.
@Suite struct EasingReferenceTests {
  /// How many numbers or texts each comparison has, so that no row is left out unseen.
  static let exactCounts = [
    "cubic-bezier(): values to 25 digits": 153,
    "cubic-bezier(): slopes to 25 digits": 153,
    "cubic-bezier(): extremes of y": 12,
    "cubic-bezier(): hard cases": 11,
  ]
  static let vectorCounts = [
    "Chromium unit test": 319,
    "web platform tests": 102,
    "texts: valid or not, written again": 53,
    "steps(): values, before flag, floors": 434,
    "linear(): points and values": 208,
    "faults reported elsewhere": 17,
  ]

  @Test func exactValues() throws {
    try check(EasingChecks.exactValues(EasingReference.load()), counts: Self.exactCounts)
  }

  @Test func vectors() throws {
    try check(EasingChecks.vectors(EasingReference.load()), counts: Self.vectorCounts)
  }

  @Test func rowCounts() throws {
    let reference = try EasingReference.load()
    #expect(reference.highPrecision.count == 15)
    #expect(reference.hardVectors.count == 11)
    #expect(reference.chromiumUnittest.count == 36)
    #expect(reference.wpt.count == 22)
    #expect(reference.linearParse.count == 53)
    #expect(reference.stepVectors.count == 27)
    #expect(reference.linearVectors.count == 13)
    #expect(reference.bugVectors.count == 12)
    #expect(try BrowserEasings.load().cases.count == 375)
  }

  @Test func browsers() throws {
    let results = try EasingChecks.browsers()
    try check(
      results,
      counts: [
        "chromium: values of keywords": 105, "firefox: values of keywords": 105,
        "chromium: values of cubic-bezier()": 7008, "firefox: values of cubic-bezier()": 7008,
        "chromium: values of steps()": 847, "firefox: values of steps()": 847,
        "chromium: values of linear()": 575, "firefox: values of linear()": 575,
        "chromium: texts written": 374, "firefox: texts written": 374,
      ])
    // A rule must not explain away more than it did when the answers were recorded.
    let counts = Dictionary(
      uniqueKeysWithValues: results.flatMap { result in
        result.exceptions.map { ("\(result.name): \($0.rule)", $0.count) }
      })
    #expect(
      counts == [
        "chromium: values of cubic-bezier(): time-epsilon": 36,
        "chromium: values of cubic-bezier(): solver-tolerance": 7,
        "chromium: values of linear(): single-stop": 1,
        "chromium: values of linear(): repeated-first-stop": 21,
        "chromium: texts written: percent-arithmetic": 2,
        "firefox: values of cubic-bezier(): solver-tolerance": 13,
        "firefox: values of steps(): step-time": 18,
        "firefox: values of linear(): single-stop": 1,
        "firefox: values of linear(): repeated-first-stop": 21,
        "firefox: texts written: single-precision-digits": 21,
      ])
  }

  private func check(_ results: [CheckResult], counts: [String: Int]) throws {
    #expect(results.count == counts.count)
    for result in results {
      #expect(result.passed, "\(result.name): \(result.worstError) of at most \(result.bound): \(result.worstCase)")
      let name = result.name.prefix { $0 != "[" }
      let title = name.last == " " ? String(name.dropLast()) : String(name)
      #expect(result.cases == counts[title], "\(title) has \(result.cases) cases")
    }
  }
}
