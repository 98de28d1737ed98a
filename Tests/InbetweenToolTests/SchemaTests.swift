import Foundation
import Testing

@testable import InbetweenTool

@Suite struct SchemaTests {
  let schema: SchemaValidator

  init() throws {
    schema = try SchemaValidator(runInProcess("eval", "--schema").output)
  }

  @Test func everyExampleRunsAndFits() throws {
    let examples = try RunningTool.run("eval", "--examples")
    #expect(examples.status == 0)
    #expect(examples.lines.count == Operation.all.count)
    let answers = try RunningTool.run("eval", input: examples.output)
    #expect(answers.status == 0)
    #expect(answers.lines.count == examples.lines.count)
    for (example, answer) in zip(examples.lines, answers.lines) {
      let request = try #require(try JSONSerialization.jsonObject(with: Data(example.utf8)) as? [String: Any])
      let op = try #require(request["op"] as? String)
      #expect(schema.problem(example, "request.\(op)") == nil)
      #expect(schema.problem(example, "request") == nil)
      #expect(schema.problem(answer, "answer.\(op)") == nil)
      #expect(schema.problem(answer, "answer") == nil)
      #expect(schema.problem(answer, "answer.error") != nil)
    }
  }

  @Test func errorsFit() throws {
    for (request, _, _) in EvalErrorTests.cases {
      #expect(schema.problem(try EvalAnswer(to: request).line, "answer.error") == nil)
    }
  }

  @Test(arguments: [
    #"{"op":"curve","curve":"ease","at":[1],"att":2}"#, #"{"op":"curve","curve":"ease"}"#,
    #"{"op":"curve","curve":"ease","at":["x"]}"#, #"{"op":"curve","curve":{"cubicBezier":[1.1,0,0,1]},"at":[0]}"#,
    #"{"op":"curve","curve":{"cubicBezier":[1,0,0]},"at":[0]}"#,
    #"{"op":"curve","curve":"ease","at":[0],"outside":"x"}"#,
    #"{"op":"curve.fit","curve":"ease","tolerance":0}"#, #"{"op":"other"}"#,
  ]) func whatEvalRefusesTheSchemaRefuses(_ request: String) throws {
    #expect(schema.problem(request, "request") != nil)
    #expect(try EvalAnswer(to: request).code != nil)
  }

  @Test func defaultsAreStated() throws {
    let definitions = try #require(schema.root["$defs"] as? [String: Any])
    let curve = try #require(definitions["request.curve"] as? [String: Any])
    let properties = try #require(curve["properties"] as? [String: [String: Any]])
    #expect(properties["outside"]?["default"] as? String == "extend")
    #expect(properties["before"]?["default"] as? Bool == false)
    #expect(properties["floor"]?["default"] as? String == "rounded")
    #expect(schema.root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
