import Testing

@testable import InbetweenTool

@Suite struct EvalErrorTests {
  /// A request, the code of its error, and what its message must say.
  static let cases: [(request: String, code: String, message: String)] = [
    (#"{"op":"curve","curve":"ease","at":[0.5]"#, "syntax", "line 1, column 40: expected ',' or '}'"),
    (#"{"op":"curve","curve":"ease","at":[NaN]}"#, "syntax", #"column 36: expected a value, found `NaN`"#),
    (#"{"op":"curve","curve":"ease","at":[-Infinity]}"#, "syntax", "column 37"),
    (#"{"op":"curve","curve":"ease","at":[01]}"#, "syntax", "leading 0"),
    (#"{"op":"curve","curve":"ease","at":[.5]}"#, "syntax", "expected a value, found `.`"),
    (#"{"op":"curve","curve":"ease","at":[1.]}"#, "syntax", "expected a digit"),
    (#"{"op":"curve","curve":"ease","at":[1,]}"#, "syntax", "expected a value, found `]`"),
    (#"{"op":"curve","curve":"e\qase","at":[1]}"#, "syntax", "unknown escape"),
    (#"{"op":"curve","curve":"ease","at":[1]} x"#, "syntax", "the end of the line after the value, found `x`"),
    (#"{"op":"curve","curve":"ease","at":[1],"at":[2]}"#, "syntax", "$.at stands twice"),
    (#"{"op":"curve","curve":"\ud800","at":[1]}"#, "syntax", "$.curve, column 1: half of a surrogate"),
    (#"{"op":"curve","curve":"ease","at":[1],"\u0061t":[2]}"#, "syntax", "$.at stands twice"),
    ("hello", "syntax", "expected a value, found `hello`"),
    ("[1]", "type", "$ is an array; a request is an object"),
    (#"{"curve":"ease","at":[1]}"#, "missing", "$.op is missing"),
    (#"{"op":1}"#, "type", "$.op is a number"),
    (#"{"op":"curv","at":[1]}"#, "unknown-op", #"meant as "curve"?"#),
    (#"{"op":"spring","at":[1]}"#, "unknown-op", #""curve", "curve.inverse", "curve.fit""#),
    (#"{"op":"curve","curve":"ease","att":[1]}"#, "unknown-key", #"$ has the key "att", meant as "at"?"#),
    (#"{"op":"curve","curve":{"bezier":[0,0,1,1]},"at":[1]}"#, "unknown-key", #"$.curve has the key "bezier""#),
    (#"{"op":"curve","curve":"ease"}"#, "missing", "$.at is missing"),
    (#"{"op":"curve","at":[1]}"#, "missing", "$.curve is missing"),
    (#"{"op":"curve","curve":{},"at":[1]}"#, "missing", "$.curve is an empty object"),
    (#"{"op":"curve.fit","curve":"ease"}"#, "missing", "$.tolerance is missing"),
    (#"{"op":"curve","curve":"ease","at":0.5}"#, "type", "$.at is a number; it must be a list"),
    (#"{"op":"curve","curve":"ease","at":[0,"x"]}"#, "type", #"$.at[1] is the string "x""#),
    (#"{"op":"curve","curve":"ease","at":[0,null]}"#, "type", "$.at[1] is null"),
    (#"{"op":"curve","curve":7,"at":[0]}"#, "type", "$.curve is a number"),
    (#"{"op":"curve","curve":"ease","at":[0],"before":1}"#, "type", "$.before is a number; it must be true or false"),
    (#"{"op":"curve","curve":"ease","at":[0],"outside":2}"#, "type", #""extend" or "clamp""#),
    (#"{"op":"curve","curve":"ease","at":[0],"outside":"wrap"}"#, "range", #"$.outside is "wrap""#),
    (#"{"op":"curve","curve":"ease","at":[1e400]}"#, "range", "$.at[0] is 1e400; that is beyond the range"),
    (#"{"op":"curve","curve":{"cubicBezier":[1.1,0,0,1]},"at":[0]}"#, "range", "x1 is 1.1"),
    (#"{"op":"curve","curve":{"cubicBezier":[0,"nan",0,1]},"at":[0]}"#, "range", "$.curve.cubicBezier[1] is \"nan\""),
    (#"{"op":"curve","curve":{"cubicBezier":[0,1e999,0,1]},"at":[0]}"#, "range", "beyond the range"),
    (#"{"op":"curve","curve":{"cubicBezier":[0,0,1]},"at":[0]}"#, "count", "has 3 numbers; it must have four"),
    (#"{"op":"curve","curve":{"cubicBezier":7},"at":[0]}"#, "type", "$.curve.cubicBezier is a number"),
    (#"{"op":"curve","curve":{"named":"css.ease","cubicBezier":[0,0,1,1]},"at":[0]}"#, "conflict", "give one of them"),
    (
      #"{"op":"curve","curve":{"named":"penner.easeOutBonce"},"at":[0]}"#, "range",
      #"did you mean "penner.easeOutBounce"?"#
    ),
    (#"{"op":"curve","curve":"cubic-bezier(1.1, 0, 0, 1)","at":[0]}"#, "range", "$.curve, column 14"),
    (#"{"op":"curve","curve":"steps(0)","at":[0]}"#, "range", "at least 1 step"),
    (#"{"op":"curve","curve":"steps(1, jump-none)","at":[0]}"#, "range", "at least 2 steps"),
    (#"{"op":"curve","curve":"linear()","at":[0]}"#, "count", "at least one number"),
    (#"{"op":"curve","curve":"cubic-bezier(0, 0, 1)","at":[0]}"#, "count", "four numbers"),
    (#"{"op":"curve","curve":"bounce","at":[0]}"#, "syntax", "$.curve, column 1"),
    (#"{"op":"curve.inverse","curve":"ease","y":{}}"#, "type", "$.y is an object"),
    (#"{"op":"curve.fit","curve":"ease","tolerance":0}"#, "range", "$.tolerance"),
    (#"{"op":"curve.fit","curve":"ease","tolerance":"inf"}"#, "range", "$.tolerance"),
    (#"{"op":"curve.fit","curve":"ease","tolerance":[1]}"#, "type", "$.tolerance is an array"),
    (#"{"op":"curve.fit","spring":{"mass":1},"tolerance":0.1}"#, "unsupported", "$.spring"),
  ]

  @Test(arguments: cases.indices) func codeAndMessage(_ index: Int) throws {
    let (request, code, message) = Self.cases[index]
    let answer = try EvalAnswer(to: request)
    #expect(answer.code == code, "\(request) → \(answer.line)")
    #expect(answer.message.contains(message), "\(request) → \(answer.message)")
    #expect(answer.fields.keys.sorted() == ["error"])
  }

  @Test func codesAreTheClosedList() {
    let documented: Set = [
      "syntax", "unknown-op", "unknown-key", "missing", "type", "range", "count", "order", "conflict", "singular",
      "unsupported", "too-large",
    ]
    #expect(Set(EvalError.Code.allCases.map(\.rawValue)) == documented)
    #expect(Set(Self.cases.map(\.code)).isSubset(of: documented))
  }

  @Test func idComesBackAsWritten() throws {
    let ids = [
      "1e400", "1234567890123456789012345678901234567890", "-0", "1.50", "null", "true", #""a\u00e9\"\\ü""#,
      #"[1,{"a":[ ]}, "x y"]"#, "{}", #""\ud800""#,
    ]
    for id in ids {
      let spaceless = id.replacing("[ ]", with: "[]").replacing(", ", with: ",")
      for rest in [#""curve":"ease","at":[0]}"#, #""curve":"ease"}"#] {
        let output = ByteOutput(descriptor: nil)
        let bytes = Array((#"{"op":"curve","id":"# + id + "," + rest).utf8) + [0]
        _ = bytes.withUnsafeBufferPointer {
          Evaluator().answer(UnsafeBufferPointer(rebasing: $0.dropLast()), number: 1, to: output)
        }
        #expect(output.text.hasPrefix(#"{"id":"# + spaceless + ","), "\(id) → \(output.text)")
      }
    }
  }

  @Test func tooMuchIsRefusedAndTheStreamGoesOn() throws {
    let numbers =
      #"{"op":"curve","curve":"ease","at":[0"# + String(repeating: ",0", count: Evaluator.numberLimit) + "]}"
    #expect(try EvalAnswer(to: numbers).code == "too-large")
    let deep = #"{"op":"curve","id":"# + String(repeating: "[", count: 100_000)
    #expect(try EvalAnswer(to: deep).code == "too-large")
    let values = #"{"op":"curve","id":[0"# + String(repeating: ",0", count: JSONReader.valueLimit) + "]}"
    #expect(try EvalAnswer(to: values).code == "too-large")
    let nested = #"{"op":"curve","at":[0],"curve":"linear(0, calc("# + String(repeating: "(", count: 100_000) + #"1"}"#
    #expect(try EvalAnswer(to: nested).code == "too-large")
    let steps = #"{"op":"curve.fit","curve":"steps(9223372036854775807)","tolerance":0.1}"#
    #expect(try EvalAnswer(to: steps).code == "too-large")
  }
}
