import TimingCurves

/// Everything of the reference data that concerns timing curves, compared with what the library answers.
package enum EasingChecks {
  /// Runs every comparison, in a fixed order.
  package static func all() throws -> [CheckResult] {
    let reference = try EasingReference.load()
    return try exactValues(reference) + vectors(reference) + browsers()
  }

  /// The comparisons with numbers of 25 digits and more.
  package static func exactValues(_ reference: EasingReference) throws -> [CheckResult] {
    try [highPrecisionValues(reference), highPrecisionSlopes(reference), ranges(reference), hardVectors(reference)]
  }

  /// The vectors of specifications, tests and bug reports.
  package static func vectors(_ reference: EasingReference) throws -> [CheckResult] {
    try [
      chromiumFacts(reference), platformTests(reference), parseVectors(reference), stepVectors(reference),
      linearVectors(reference), bugVectors(reference),
    ]
  }

  /// The comparisons with both browsers.
  package static func browsers() throws -> [CheckResult] {
    let data = try BrowserEasings.load()
    return try Browser.allCases.flatMap { try browserValues($0, data) + [browserTexts($0, data)] }
  }
}
