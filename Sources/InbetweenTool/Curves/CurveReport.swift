import Inbetween

/// What is asked about a curve.
struct CurveQuestions {
  var at: [Double]
  var inverse: [Double]
  var tolerance: Double?
  var outside: OutsideRule
  var before: Bool
}

/// What is known about a curve.
struct CurveReport {
  struct Sample {
    var progress: Double
    var value: Double
    var velocity: Double
    /// Only for cubic Bézier curves.
    var acceleration: Double?
  }

  var text: String
  var css: String?
  var definition: String
  var range: ClosedRange<Double>
  /// The mean value over [0, 1]; only for cubic Bézier curves.
  var integral: Double?
  var samples: [Sample]
  var inverse: [(value: Double, progress: [ClosedRange<Double>])]
  var fit: LinearFit?

  init(_ text: String, _ curve: EasingFunction, _ questions: CurveQuestions) throws(ToolFailure) {
    self.text = text
    css = curve.css
    definition = curve.definition
    let cubic = curve.cubic
    range = curve.valueRange
    integral = cubic?.integral(to: 1)
    let progresses =
      questions.at.isEmpty && questions.inverse.isEmpty && questions.tolerance == nil
      ? [0, 0.25, 0.5, 0.75, 1] : questions.at
    samples = progresses.map { x in
      Sample(
        progress: x, value: curve.value(at: x, outside: questions.outside, before: questions.before),
        velocity: curve.velocity(at: x, outside: questions.outside, before: questions.before),
        acceleration: cubic?.acceleration(at: x))
    }
    inverse = questions.inverse.map { ($0, curve.progress(whereValueIs: $0)) }
    if let tolerance = questions.tolerance {
      do throws(LinearFitError) {
        fit = try LinearFit(of: curve, tolerance: tolerance)
      } catch {
        throw .call("--fit: \(error)")
      }
    }
  }

  func writeText(to output: ByteOutput) {
    var facts = TextTable(header: [])
    facts.rows.append(["curve", text])
    if definition != text { facts.rows.append(["definition", definition]) }
    if let css, css != definition { facts.rows.append(["css", css]) }
    facts.rows.append(["range", "\(shortest(range.lowerBound)) … \(shortest(range.upperBound))"])
    if let integral { facts.rows.append(["integral", shortest(integral)]) }
    for (value, progress) in inverse {
      let places = progress.map { range in
        range.lowerBound == range.upperBound
          ? shortest(range.lowerBound) : "\(shortest(range.lowerBound)) … \(shortest(range.upperBound))"
      }
      facts.rows.append([
        "value \(shortest(value))", places.isEmpty ? "nowhere in [0, 1]" : "at \(places.joined(separator: ", "))",
      ])
    }
    if let fit {
      facts.rows.append(["fit", fit.css])
      facts.rows.append(["points", "\(fit.points.count)"])
      facts.rows.append(["error", "≤ \(shortest(fit.maxError))"])
    }
    output.append(facts.text())
    guard !samples.isEmpty else { return }
    let hasAcceleration = samples.contains { $0.acceleration != nil }
    var table = TextTable(header: ["x", "value", "velocity"] + (hasAcceleration ? ["acceleration"] : []))
    table.rows = samples.map { sample in
      [sample.progress, sample.value, sample.velocity].map(shortest)
        + (sample.acceleration.map { [shortest($0)] } ?? [])
    }
    output.appendLine()
    output.append(table.text())
  }

  func writeJSON(to output: ByteOutput) {
    var object = AnswerWriter(output: output)
    object.member("curve", text)
    object.member("definition", definition)
    if let css { object.member("css", css) }
    object.key("range")
    output.append(numbers: [range.lowerBound, range.upperBound])
    if let integral { object.member("integral", integral) }
    if !samples.isEmpty {
      object.member("at", samples.map(\.progress))
      object.member("value", samples.map(\.value))
      object.member("velocity", samples.map(\.velocity))
      let accelerations = samples.compactMap(\.acceleration)
      if !accelerations.isEmpty { object.member("acceleration", accelerations) }
    }
    if !inverse.isEmpty {
      object.member("y", inverse.map(\.value))
      object.key("x")
      output.append(UInt8(ascii: "["))
      for (index, entry) in inverse.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(ranges: entry.progress)
      }
      output.append(UInt8(ascii: "]"))
    }
    if let fit {
      object.key("fit")
      var inner = AnswerWriter(output: output)
      inner.members(of: fit)
      output.append(UInt8(ascii: "}"))
    }
    object.end()
  }
}
