import Inbetween
import InbetweenRendering

/// `inbetween plot`: value and velocity of several curves in one picture.
enum PlotCommand {
  static let specification = CommandSpecification(
    name: "plot",
    summary: "Draw value and velocity of curves as SVG, PNG or PDF.",
    operands: "CURVE…",
    operandCount: 1...64,
    description: """
      Draws the curves over one another: the value above, the velocity below. Infinite velocities run out of the
      picture; at a jump a filled dot marks the value, an open one the limit from the left.
      \(CurveArgument.help)
      """,
    options: [
      .init(
        "output", letter: "o", value: "FILE",
        "where to write; the ending .svg, .png or .pdf tells the format\n(`-`: SVG to standard output)"),
      .init("size", letter: "s", value: "WxH", "width and height in pixels (default: 900x700)"),
      .init("range", letter: "r", value: "LO,HI", numbers: true, "progresses of time to show (default: 0,1)"),
      .init("value-range", value: "LO,HI", numbers: true, "values to show (default: all)"),
      .init("velocity-range", value: "LO,HI", numbers: true, "velocities to show (default: nearly all)"),
      .init("no-velocity", "only the value"),
      .init("velocity", "also the velocity (the default)"),
      .init("title", letter: "t", value: "TEXT", "the heading"),
    ],
    examples: [
      ("inbetween plot ease ease-in ease-out -o css.svg", "three keywords"),
      (
        "inbetween plot 'steps(4, jump-both)' 'linear(0, 0.8 30%, 1)' -o jumps.png --size 800x500",
        "a picture in pixels"
      ),
      ("inbetween plot penner.easeOutElastic --range=-0.2,1.2 --no-velocity -o - > elastic.svg", "beyond the ends"),
    ])

  @Sendable static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws(ToolFailure) -> Int32 {
    guard let path = arguments.value("output") else {
      throw .usage("--output FILE is missing: where to write the picture", specification)
    }
    var curves: [CurveArgument] = []
    for text in arguments.operands { curves.append(try CurveArgument(text)) }
    let range = try arguments.range("range", specification) ?? 0...1
    var plot = curvePlot(
      curves.map { ($0.text, $0.curve) }, range: range,
      showsVelocity: !arguments.has("no-velocity"),
      velocityRange: try arguments.range("velocity-range", specification))
    if let values = try arguments.range("value-range", specification) { plot.panels[0].range = values }
    if let title = arguments.value("title") { plot.title = title }
    (plot.width, plot.height) = try size(arguments, showsVelocity: plot.panels.count > 1)
    do throws(PlotError) {
      if path == "-" {
        let bytes = try plot.encoded(as: .svg)
        bytes.withUnsafeBufferPointer { context.output.append($0) }
      } else {
        try plot.write(to: path)
      }
    } catch {
      throw .call("\(error)")
    }
    return 0
  }

  /// Value and, below it, velocity of curves.
  static func curvePlot(
    _ curves: [(name: String, curve: EasingFunction)], range: ClosedRange<Double>, showsVelocity: Bool,
    velocityRange: ClosedRange<Double>? = nil
  ) -> LinePlot {
    let sampling = CurveSampling(range: range)
    var panels = [
      LinePlot.Panel(label: "value", series: curves.map { sampling.value(of: $0.curve, name: $0.name) }, weight: 1.6)
    ]
    if showsVelocity {
      let series = curves.map { sampling.velocity(of: $0.curve, name: $0.name) }
      let typical = typicalVelocities(series, of: curves.map(\.curve), over: range)
      panels.append(
        LinePlot.Panel(
          label: "velocity (value per unit of progress)", series: series, range: velocityRange ?? typical))
    }
    return LinePlot(
      title: curves.count == 1 ? curves[0].name : "Timing curves", horizontalLabel: "progress of time",
      horizontalRange: range, panels: panels)
  }

  /// A range for velocities: all of them, but where a curve is far faster in a few places than elsewhere.
  static func typicalVelocities(
    _ series: [LinePlot.Series], of curves: [EasingFunction], over range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let width = range.upperBound - range.lowerBound
    var bottom = 0.0, top = 0.0
    for (series, curve) in zip(series, curves) {
      let drawn = series.points.map(\.y).filter(\.isFinite)
      let evenly = (0..<200).map { curve.velocity(at: range.lowerBound + (Double($0) + 0.5) / 200 * width) }
        .filter(\.isFinite).sorted()
      guard let least = drawn.min(), let greatest = drawn.max(), !evenly.isEmpty else { continue }
      let low = evenly[evenly.count / 20], high = evenly[evenly.count - 1 - evenly.count / 20]
      let room = 0.75 * max(high - low, 1)
      bottom = min(bottom, max(least, low - room))
      top = max(top, min(greatest, high + room))
    }
    let margin = 0.04 * max(top - bottom, 0.1)
    return (bottom - margin)...(top + margin)
  }

  private static func size(
    _ arguments: ParsedArguments, showsVelocity: Bool
  ) throws(ToolFailure) -> (Double, Double) {
    guard let text = arguments.value("size") else { return (900, showsVelocity ? 700 : 520) }
    let parts = text.lowercased().split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw .usage("--size is \(text); it must be WIDTHxHEIGHT such as 900x700", specification)
    }
    return (width, height)
  }
}

extension ParsedArguments {
  /// The value of an option that is a range: two numbers in ascending order.
  func range(_ name: String, _ command: CommandSpecification) throws(ToolFailure) -> ClosedRange<Double>? {
    let numbers = try numbers(name, command)
    guard !numbers.isEmpty else { return nil }
    guard numbers.count == 2, numbers[0] < numbers[1], (numbers[1] - numbers[0]).isFinite else {
      throw .usage("--\(name) must be two numbers in ascending order, not too far apart, such as 0,1", command)
    }
    return numbers[0]...numbers[1]
  }
}
