extension Operation {
  /// `curve.inverse`: every progress with a given value.
  static let curveInverse = Operation(
    name: "curve.inverse",
    summary: "Every progress of time in [0,1] at which a curve has a given value.",
    fields: [
      Field("curve", Schema.curve, required: true, "The curve."),
      Field("y", Schema.queries, required: true, "The values."),
    ],
    answer: [
      Field(
        "x", Schema.inverseResults, required: true,
        "Per value the ascending list of every progress; a plateau is [lo,hi]; \"nan\" for a \"nan\".")
    ],
    example: #"{"op":"curve.inverse","id":2,"curve":"cubic-bezier(0.34, 1.56, 0.64, 1)","y":[0.5,1.05,2]}"#,
    run: answerInverse)

  private static func answerInverse(_ request: Request) throws(EvalError) {
    let curve = try request.curve().curve
    try request.readQueries("y", "a list of values such as [0, 0.5]")
    let output = request.output
    var answer = request.beginAnswer()
    answer.key("x")
    output.append(UInt8(ascii: "["))
    for (index, y) in request.evaluator.numbers.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if y.isNaN {
        output.append(number: y)
      } else {
        output.append(ranges: curve.progress(whereValueIs: y))
      }
    }
    output.append(UInt8(ascii: "]"))
    answer.end()
  }
}

extension ByteOutput {
  /// A list of points and plateaus: `[0.25,[0.5,0.75]]`.
  func append(ranges: [ClosedRange<Double>]) {
    append(UInt8(ascii: "["))
    for (index, range) in ranges.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      if range.lowerBound == range.upperBound {
        append(number: range.lowerBound)
      } else {
        append(numbers: [range.lowerBound, range.upperBound])
      }
    }
    append(UInt8(ascii: "]"))
  }
}
