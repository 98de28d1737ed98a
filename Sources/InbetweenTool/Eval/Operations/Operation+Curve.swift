import Inbetween

extension Operation {
  /// `curve`: value and velocity.
  static let curve = Operation(
    name: "curve",
    summary: "The value and the velocity of a curve at given progresses of time.",
    fields: [
      Field("curve", Schema.curve, required: true, "The curve."),
      Field("at", Schema.queries, required: true, "The progresses of time."),
      Field(
        "outside", #"{"enum":["extend","clamp"]}"#, default: #""extend""#,
        "Outside [0,1]: continue as CSS does, or hold the ends as Core Animation does."),
      Field(
        "before", #"{"type":"boolean"}"#, default: "false",
        "The before flag of CSS: the value just before a jump, the left derivative."),
      Field(
        "floor", #"{"enum":["rounded","exact"]}"#, default: #""rounded""#,
        "Steps: x·n rounded to binary64 as browsers do, or exact."),
    ],
    answer: [
      Field("value", Schema.results, required: true, "The value at each progress."),
      Field(
        "velocity", Schema.results, required: true,
        "dy/dx at each progress: the right derivative; the left one at 1 and with before."),
      Field("css", #"{"type":"string"}"#, "The canonical CSS text, where there is one."),
    ],
    example: #"{"op":"curve","id":1,"curve":"cubic-bezier(0.34, 1.56, 0.64, 1)","at":[-0.5,0,0.25,0.5,1,"nan"]}"#,
    run: answerCurve)

  private static func answerCurve(_ request: Request) throws(EvalError) {
    let given = try request.curve()
    try request.readQueries("at", "a list of progresses such as [0, 0.25, 1]")
    let outside: OutsideRule = try request.word("outside", ["extend", "clamp"], default: 0) == 0 ? .extend : .clamp
    let before = try request.bool("before", default: false)
    let curve = given.curve.withExactFloor(try request.word("floor", ["rounded", "exact"], default: 0) == 1)
    let numbers = request.evaluator.numbers

    var answer = request.beginAnswer()
    answer.key("value")
    request.output.append(numbers: numbers.lazy.map { curve.value(at: $0, outside: outside, before: before) })
    answer.key("velocity")
    request.output.append(numbers: numbers.lazy.map { curve.velocity(at: $0, outside: outside, before: before) })
    if let css = given.cssJSON {
      answer.key("css")
      css.withUnsafeBufferPointer { request.output.append($0) }
    }
    answer.end()
  }
}
