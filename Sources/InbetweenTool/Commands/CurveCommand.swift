import Inbetween

/// `inbetween curve`: one curve, a few questions.
enum CurveCommand {
  static let specification = CommandSpecification(
    name: "curve",
    summary: "Answer one-off questions about a curve.",
    operands: "CURVE",
    operandCount: 1...1,
    description: """
      Prints the canonical text, the range of values and the integral of the curve, and a table of value, velocity
      and, for cubic-bezier, acceleration.
      \(CurveArgument.help)
      """,
    options: [
      .init(
        "at", letter: "a", value: "X…", numbers: true,
        "progresses of time (default: 0 0.25 0.5 0.75 1); several\nwith spaces or commas"),
      .init("inverse", letter: "i", value: "Y…", numbers: true, "where the curve has these values"),
      .init("fit", letter: "f", value: "TOLERANCE", "a linear() with the fewest points within the tolerance"),
      .init("outside", value: "RULE", "outside [0,1]: extend (default, as CSS) or clamp (as Core Animation)"),
      .init("before", "the before flag of CSS: the value just before a jump"),
      .init("floor", value: "RULE", "steps: rounded (default, as browsers) or exact"),
      .init("json", "print JSON"),
    ],
    examples: [
      ("inbetween curve ease-in-out --at 0.25", "one value"),
      ("inbetween curve 'cubic-bezier(0.34, 1.56, 0.64, 1)' --at 0 0.1 0.2 --inverse 1.05", "an overshoot, both ways"),
      ("inbetween curve penner.easeOutBounce --fit 0.001", "a bounce as CSS"),
    ])

  @Sendable static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws(ToolFailure) -> Int32 {
    let argument = try CurveArgument(arguments.operands[0])
    let floor = try arguments.word("floor", ["rounded", "exact"], specification)
    let outside = try arguments.word("outside", ["extend", "clamp"], specification)
    let questions = CurveQuestions(
      at: try arguments.numbers("at", specification),
      inverse: try arguments.numbers("inverse", specification),
      tolerance: try arguments.number("fit", specification),
      outside: outside == "clamp" ? .clamp : .extend,
      before: arguments.has("before"))
    let report = try CurveReport(argument.text, argument.curve.withExactFloor(floor == "exact"), questions)
    if arguments.has("json") {
      report.writeJSON(to: context.output)
    } else {
      report.writeText(to: context.output)
    }
    return 0
  }
}
