import Foundation

/// browsers-easing.json: what Chromium and Firefox answered.
public struct BrowserEasings: Sendable, Decodable {
  /// One easing function and the answers.
  public struct Case: Sendable, Decodable {
    /// The text that was given to `Element.animate()`.
    public var easing: String
    /// The progress values that were asked for.
    public var at: [Double]
    /// The answers, one for each of `at`; nil if refused.
    public var chromium: [Double]?
    public var firefox: [Double]?
    /// How each browser writes the function again.
    public var serialised: Texts
    /// Whether both refused it.
    public var invalid: Bool
  }

  /// A text from each browser.
  public struct Texts: Sendable, Decodable {
    public var chromium: String?
    public var firefox: String?
  }

  public var cases: [Case]

  /// Reads the embedded file.
  public static func load() throws -> Self {
    try JSONDecoder().decode(Self.self, from: ReferenceFile.browsersEasing.data)
  }
}
