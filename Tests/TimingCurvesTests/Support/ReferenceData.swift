import Foundation
import InbetweenReference
import Testing

/// The embedded reference files as plain JSON: sections of rows.
///
/// For typed access see `EasingReference` and `BrowserEasings` of `InbetweenReference`.
enum ReferenceData {
  typealias Row = [String: Any]

  /// The rows of one section of easing.json, such as `penner`.
  static func easing(_ section: String) throws -> [Row] {
    let file = try JSONSerialization.jsonObject(with: ReferenceFile.easing.data) as? Row
    return try #require(file?[section] as? [Row], "easing.json has no section \(section)")
  }

  /// The cases of browsers-easing.json.
  static func browserCases() throws -> [Row] {
    let file = try JSONSerialization.jsonObject(with: ReferenceFile.browsersEasing.data) as? Row
    return try #require(file?["cases"] as? [Row], "browsers-easing.json has no cases")
  }

  /// A number written as a JSON number, as a decimal string, or as a fraction such as `"1/3"`.
  static func number(_ any: Any?) throws -> Double {
    if let number = any as? NSNumber { return number.doubleValue }
    let text = try #require(any as? String, "neither a number nor a string")
    let parts = text.split(separator: "/")
    let numerator = try #require(parts.first.flatMap { Double($0) }, "\(text) is not a number")
    guard parts.count == 2 else { return numerator }
    return numerator / (try #require(Double(parts[1]), "\(text) is not a fraction"))
  }

  /// A list of numbers, each as ``number(_:)`` reads them.
  static func numbers(_ any: Any?) throws -> [Double] {
    try #require(any as? [Any], "not a list").map(number)
  }
}
