/// One command of the tool.
struct Command: Sendable {
  var specification: CommandSpecification
  /// Does the work and gives the exit status.
  var run: @Sendable (ParsedArguments, ToolContext) throws(ToolFailure) -> Int32

  var name: String { specification.name }
}

/// The tool: finds the command and runs it.
enum Tool {
  static let version = "0.1.0"
  static let commands = [
    Command(specification: EvalCommand.specification, run: EvalCommand.run),
    Command(specification: CurveCommand.specification, run: CurveCommand.run),
    Command(specification: ListCommand.specification, run: ListCommand.run),
    Command(specification: PlotCommand.specification, run: PlotCommand.run),
    Command(specification: CheckCommand.specification, run: CheckCommand.run),
  ]

  /// Runs the tool and gives the exit status; `arguments` come without the name of the program.
  static func run(_ arguments: [String], _ context: ToolContext) -> Int32 {
    defer {
      context.output.flush()
      context.errors.flush()
    }
    do throws(ToolFailure) {
      return try dispatch(arguments, context)
    } catch {
      context.clearProgress()
      context.output.flush()
      context.errors.appendLine("inbetween: \(error.message)")
      return error.status
    }
  }

  private static func dispatch(_ arguments: [String], _ context: ToolContext) throws(ToolFailure) -> Int32 {
    guard let name = arguments.first else {
      context.errors.append(help)
      return 2
    }
    switch name {
    case "--version", "version":
      context.output.appendLine("inbetween \(version)")
      return 0
    case "--help", "-h":
      context.output.append(help)
      return 0
    case "help":
      guard let topic = arguments.dropFirst().first else {
        context.output.append(help)
        return 0
      }
      context.output.append(try command(topic).specification.help)
      return 0
    default:
      let command = try command(name)
      let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command.specification)
      if parsed.has("help") {
        context.output.append(command.specification.help)
        return 0
      }
      return try command.run(parsed, context)
    }
  }

  private static func command(_ name: String) throws(ToolFailure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + ["help"]
    let hint = nearest(to: name, among: names).map { "; did you mean `\($0)`?" } ?? ""
    throw ToolFailure.usage("unknown \(name.hasPrefix("-") ? "option" : "command") \(name)\(hint)")
  }

  static var help: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map { "  " + $0.name.padded(to: width) + $0.specification.summary }
    return """
      The numbers behind animation, exact: timing curves on the command line.

      Usage: inbetween COMMAND [arguments]

      Commands:
      \(lines.joined(separator: "\n"))
        \("help".padded(to: width))Print the help of a command.

      Options:
        -h, --help   print this help
        --version    print the version

      Examples:
        # What is ease-in-out after a quarter of the time?
        inbetween curve ease-in-out --at 0.25
        # Compare two curves in a picture.
        inbetween plot ease penner.easeOutBack -o curves.svg
        # Ask from another program: one JSON object per line.
        echo '{"op":"curve","curve":"ease","at":[0.5]}' | inbetween eval

      Exit status: 0 all is well, 1 something was found wrong, 2 the call itself was wrong.

      """
  }
}
