import Foundation

/// browsers-easing.json: what Chromium and Firefox answered.
package struct BrowserEasings: Sendable, Decodable {
  /// One easing function and the answers.
  package struct Case: Sendable, Decodable {
    /// The text that was given to `Element.animate()`.
    package var easing: String
    /// The progress values that were asked for.
    package var at: [Double]
    /// The answers, one for each of `at`; nil if refused.
    package var chromium: [Double]?
    package var firefox: [Double]?
    /// How each browser writes the function again.
    package var serialised: Texts
    /// Whether both refused it.
    package var invalid: Bool
  }

  /// A text from each browser.
  package struct Texts: Sendable, Decodable {
    package var chromium: String?
    package var firefox: String?
  }

  package var cases: [Case]

  /// Reads the embedded file.
  package static func load() throws -> Self {
    try JSONDecoder().decode(Self.self, from: ReferenceFile.browsersEasing.data)
  }
}
