import Foundation
import Testing

/// As much of JSON Schema as the schema of the oracle uses; a keyword that it does not know is a problem.
struct SchemaValidator {
  let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Why a JSON text does not fit a definition; nil when it does.
  func problem(_ text: String, _ definition: String) -> String? {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
      return "not JSON"
    }
    return problem(value, ["$ref": "#/$defs/\(definition)"], "$")
  }

  private func problem(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    for (keyword, rule) in schema {
      if let problem = problem(value, keyword, rule, schema, path) { return problem }
    }
    return nil
  }

  private func problem(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> String? {
    let object = value as? [String: Any], list = value as? [Any], number = isNumber(value) ? value as? Double : nil
    func check(_ holds: Bool) -> String? { holds ? nil : "\(path): \(keyword) \(rule)" }
    switch keyword {
    case "description", "default": return nil
    case "$ref":
      let name = (rule as? String ?? "").dropFirst("#/$defs/".count)
      guard let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any] else {
        return "no definition \(name)"
      }
      return problem(value, target, path)
    case "type":
      switch rule as? String {
      case "object": return check(object != nil)
      case "array": return check(list != nil)
      case "string": return check(value is String)
      case "number": return check(number != nil)
      case "boolean": return check(!isNumber(value) && value is Bool)
      default: return "unknown type \(rule)"
      }
    case "const": return check(value as? String == rule as? String && value is String)
    case "enum": return check((rule as? [String] ?? []).contains { $0 == value as? String })
    case "anyOf":
      let choices = rule as? [[String: Any]] ?? []
      return check(choices.contains { problem(value, $0, path) == nil })
    case "required": return check((rule as? [String] ?? []).allSatisfy { object == nil || object?[$0] != nil })
    case "properties":
      for (name, member) in object ?? [:] {
        guard let inner = (rule as? [String: [String: Any]])?[name] else { continue }
        if let problem = problem(member, inner, path + "." + name) { return problem }
      }
      return nil
    case "additionalProperties":
      let names = (schema["properties"] as? [String: Any])?.keys.map { $0 } ?? []
      return check((object ?? [:]).keys.allSatisfy(names.contains))
    case "items":
      return (list ?? []).lazy.compactMap { problem($0, rule as? [String: Any] ?? [:], path + "[]") }.first
    case "prefixItems":
      return zip(list ?? [], rule as? [[String: Any]] ?? []).lazy.compactMap { problem($0, $1, path + "[]") }.first
    case "minItems": return check((list?.count ?? .max) >= rule as? Int ?? 0)
    case "maxItems": return check((list?.count ?? 0) <= rule as? Int ?? 0)
    case "minimum": return check((number ?? .infinity) >= rule as? Double ?? 0)
    case "maximum": return check((number ?? -.infinity) <= rule as? Double ?? 0)
    case "exclusiveMinimum": return check((number ?? .infinity) > rule as? Double ?? 0)
    default: return "unknown keyword \(keyword)"
    }
  }

  /// Booleans are numbers to Foundation; their type encoding tells them apart.
  private func isNumber(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    let encoding = String(cString: number.objCType)
    return encoding != "c" && encoding != "B"
  }
}
