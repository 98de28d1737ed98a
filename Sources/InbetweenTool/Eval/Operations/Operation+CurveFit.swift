import Inbetween

extension Operation {
  /// `curve.fit`: a `linear()` with the fewest points.
  static let curveFit = Operation(
    name: "curve.fit",
    summary: "A CSS linear() with the fewest points that stays within a tolerance of a curve.",
    fields: [
      Field("curve", Schema.curve, required: true, "The curve."),
      Field("tolerance", #"{"type":"number","exclusiveMinimum":0}"#, required: true, "The largest error in value."),
    ],
    answer: [
      Field("css", #"{"type":"string"}"#, required: true, "The linear() text."),
      Field("points", Schema.points, required: true, "Its points [x,y]; two of one x are a jump."),
      Field(
        "maxError", #"{"type":"number","minimum":0}"#, required: true, "A proven bound of the error of the text."),
    ],
    example: #"{"op":"curve.fit","id":3,"curve":{"named":"penner.easeOutBounce"},"tolerance":0.001}"#,
    unsupported: ["spring", "from", "to", "velocity", "duration"].map {
      ($0, "this version fits curves, not springs; give the curve as $.curve")
    },
    run: answerFit)

  private static func answerFit(_ request: Request) throws(EvalError) {
    let curve = try request.curve().curve
    let node = try request.requiredNode("tolerance", "the largest error in value, such as 0.001")
    let tolerance = try request.parameter(node, at: "$.tolerance")
    let fit: LinearFit
    do throws(LinearFitError) {
      fit = try LinearFit(of: curve, tolerance: tolerance)
    } catch {
      throw error.evalError
    }
    var answer = request.beginAnswer()
    answer.members(of: fit)
    answer.end()
  }
}

extension LinearFitError {
  /// The error as the oracle puts it.
  fileprivate var evalError: EvalError {
    switch self {
    case .tooManyPoints: EvalError(.tooLarge, "$.tolerance: \(self)")
    case .tooManyBreaks: EvalError(.tooLarge, "$.curve: \(self)")
    default: EvalError(.range, "$.tolerance: \(self)")
    }
  }
}

extension AnswerWriter {
  /// `css`, `points` and `maxError` of a fit.
  mutating func members(of fit: LinearFit) {
    member("css", fit.css)
    key("points")
    output.append(UInt8(ascii: "["))
    for (index, point) in fit.points.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(numbers: [point.progress, point.value])
    }
    output.append(UInt8(ascii: "]"))
    member("maxError", fit.maxError)
  }
}
