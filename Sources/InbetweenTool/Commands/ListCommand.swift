import Inbetween

/// `inbetween list`: the names of the catalogue.
enum ListCommand {
  static let specification = CommandSpecification(
    name: "list",
    summary: "List the named curves with their definitions and sources.",
    operands: "[SET…]",
    operandCount: 0...NamedCurve.Set.allCases.count,
    description: """
      Prints every named curve, or those of the given sets, with its definition and where its numbers come from.
      Sets: \(NamedCurve.Set.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
    options: [
      .init("names", "print the names only, one per line"),
      .init("json", "print a JSON array of objects with name, set, definition, css and source"),
    ],
    examples: [
      ("inbetween list", "everything"),
      ("inbetween list material3 css", "two sets"),
      ("inbetween plot $(inbetween list material3 --names) -o material.svg", "plot a set"),
    ])

  @Sendable static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws(ToolFailure) -> Int32 {
    var sets: [NamedCurve.Set] = []
    for name in arguments.operands { sets.append(try set(name)) }
    if sets.isEmpty { sets = NamedCurve.Set.allCases }
    if arguments.has("json") {
      writeJSON(sets.flatMap(\.curves), to: context.output)
    } else if arguments.has("names") {
      for curve in sets.flatMap(\.curves) { context.output.appendLine(curve.name) }
    } else {
      for (index, set) in sets.enumerated() {
        if index > 0 { context.output.appendLine() }
        context.output.appendLine("\(set.rawValue)  (\(set.source))")
        var table = TextTable(header: [])
        table.rows = set.curves.map { [$0.name, $0.curve.definition] }
        context.output.append(table.text(indent: "  "))
      }
    }
    return 0
  }

  private static func set(_ name: String) throws(ToolFailure) -> NamedCurve.Set {
    if let set = NamedCurve.Set(rawValue: name) { return set }
    let names = NamedCurve.Set.allCases.map(\.rawValue)
    let hint = nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    throw .call("no set is named \(name)\(hint)\nThe sets are \(names.joined(separator: ", ")).")
  }

  private static func writeJSON(_ curves: [NamedCurve], to output: ByteOutput) {
    output.append("[")
    for (index, named) in curves.enumerated() {
      output.append(index > 0 ? ",\n" : "\n")
      var object = AnswerWriter(output: output)
      object.member("name", named.name)
      object.member("set", named.set.rawValue)
      object.member("definition", named.curve.definition)
      if let css = named.curve.css { object.member("css", css) }
      object.member("source", named.source)
      output.append(UInt8(ascii: "}"))
    }
    output.appendLine("\n]")
  }
}
