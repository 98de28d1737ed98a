/// The JSON Schema (draft 2020-12) of requests and answers, made from the operations.
enum Schema {
  static let curve = ##"{"$ref":"#/$defs/curve"}"##
  static let queries = ##"{"$ref":"#/$defs/numbers"}"##
  static let results = ##"{"$ref":"#/$defs/numbers"}"##
  static let points =
    #"{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}"#
  static let inverseResults = """
    {"type":"array","items":{"anyOf":[{"const":"nan"},{"type":"array","items":{"anyOf":[{"type":"number"},\
    {"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}]}}]}}
    """

  /// The whole schema, one definition per line.
  ///
  /// `#/$defs/request` is a request, `#/$defs/answer` an answer, and per operation `#/$defs/request.OP` and
  /// `#/$defs/answer.OP`.
  static var text: String {
    var definitions = shared
    for operation in Operation.all {
      definitions.append(("request.\(operation.name)", request(operation)))
      definitions.append(("answer.\(operation.name)", answer(operation)))
    }
    definitions.append(("request", union(Operation.all.map { "request.\($0.name)" })))
    definitions.append(("answer", union(Operation.all.map { "answer.\($0.name)" } + ["answer.error"])))
    let lines = definitions.map { "  \(quoted($0.0)): \($0.1)" }.joined(separator: ",\n")
    return """
      {"$schema":"https://json-schema.org/draft/2020-12/schema",
      "title":"inbetween eval: requests and answers, one JSON object per line",
      "anyOf":[{"$ref":"#/$defs/request"},{"$ref":"#/$defs/answer"}],
      "$defs":{
      \(lines)
      }}
      """
  }

  private static var shared: [(String, String)] {
    let codes = EvalError.Code.allCases.map { quoted($0.rawValue) }.joined(separator: ",")
    return [
      ("number", #"{"description":"binary64","anyOf":[{"type":"number"},{"enum":["nan","inf","-inf"]}]}"#),
      (
        "numbers",
        ##"{"type":"array","items":{"$ref":"#/$defs/number"},"maxItems":\##(Evaluator.numberLimit)}"##
      ),
      (
        "curve",
        """
        {"anyOf":[{"type":"string","description":"CSS easing text"},{"type":"object","properties":{"cubicBezier":\
        {"type":"array","prefixItems":[{"type":"number","minimum":0,"maximum":1},{"type":"number"},\
        {"type":"number","minimum":0,"maximum":1},{"type":"number"}],"minItems":4,"maxItems":4}},\
        "required":["cubicBezier"],"additionalProperties":false},{"type":"object","properties":{"named":\
        {"type":"string","description":"a name that `inbetween list` prints"}},"required":["named"],\
        "additionalProperties":false}]}
        """
      ),
      (
        "answer.error",
        """
        {"type":"object","properties":{"id":{},"error":{"type":"object","properties":{"code":{"enum":[\(codes)]},\
        "message":{"type":"string"}},"required":["code","message"],"additionalProperties":false}},\
        "required":["error"],"additionalProperties":false}
        """
      ),
    ]
  }

  private static func request(_ operation: Operation) -> String {
    let op = #""op":{"const":\#(quoted("\(operation.name)"))},"id":{"description":"echoed in the answer"}"#
    return object(operation.summary, first: op, required: ["op"], operation.fields)
  }

  private static func answer(_ operation: Operation) -> String {
    object("The answer to \(operation.name).", first: #""id":{}"#, required: [], operation.answer)
  }

  private static func object(
    _ summary: String, first: String, required: [String], _ fields: [Operation.Field]
  ) -> String {
    let members = fields.map { field in
      var members = ["\"description\":\(quoted(field.summary))"]
      if let value = field.defaultValue { members.append("\"default\":\(value)") }
      let inner = field.schema.dropFirst().dropLast()
      return "\(quoted("\(field.name)")):{\(inner),\(members.joined(separator: ","))}"
    }
    let names = (required + fields.filter(\.isRequired).map { "\($0.name)" }).map(quoted).joined(separator: ",")
    return """
      {"description":\(quoted(summary)),"type":"object","properties":{\(([first] + members).joined(separator: ","))},\
      "required":[\(names)],"additionalProperties":false}
      """
  }

  private static func union(_ names: [String]) -> String {
    "{\"anyOf\":[" + names.map { ##"{"$ref":"#/$defs/\##($0)"}"## }.joined(separator: ",") + "]}"
  }

  private static func quoted(_ text: String) -> String {
    let output = ByteOutput(descriptor: nil)
    output.append(jsonString: text)
    return output.text
  }
}
