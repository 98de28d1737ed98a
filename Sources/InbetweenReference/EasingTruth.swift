import Foundation

/// easing-truth.json: exact answers to the questions that the browsers were asked, and points of named easings,
/// to 50 digits.
package struct EasingTruth: Sendable, Decodable {
  /// The exact values of a CSS easing at the progresses of the same case of `BrowserEasings`.
  package struct Answers: Sendable, Decodable {
    /// The text that the browsers were given.
    package var easing: String
    /// The exact values.
    package var y: [ReferenceNumber]
  }

  /// The exact values of a named easing at ``EasingTruth/x``.
  package struct Named: Sendable, Decodable {
    /// A name of the catalogue.
    package var name: String
    /// The exact values.
    package var y: [ReferenceNumber]
  }

  /// The progresses of the named easings.
  package var x: [Double]
  /// The named easings of Material 3 and Penner.
  package var named: [Named]
  /// One for each case of `BrowserEasings`, in its order.
  package var browsers: [Answers]

  /// Reads the embedded file.
  package static func load() throws -> Self {
    try JSONDecoder().decode(Self.self, from: ReferenceFile.easingTruth.data)
  }
}
