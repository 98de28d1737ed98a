/// The arguments of one command, sorted into operands and options.
struct ParsedArguments {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the arguments after the name of the command.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue`; `--` ends the options; `-` and negative numbers are operands.
  init(_ arguments: [String], for command: CommandSpecification) throws(ToolFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-", Double(argument) == nil else {
        operands.append(argument)
        continue
      }
      let (option, attached) = try Self.option(argument, of: command)
      switch option.arity {
      case .none:
        if let attached { throw ToolFailure.usage("--\(option.name) takes no value, given: \(attached)", command) }
        values[option.name, default: []].append("")
      case .one, .numbers:
        guard let value = attached ?? rest.popFirst() else {
          throw ToolFailure.usage("--\(option.name) needs a value: --\(option.name) \(option.placeholder)", command)
        }
        values[option.name, default: []].append(value)
        while option.arity == .numbers, let next = rest.first,
          next.split(separator: ",").allSatisfy({ Double($0) != nil })
        {
          values[option.name, default: []].append(rest.removeFirst())
        }
      }
    }
    guard !has("help") else { return }
    guard command.operandCount.contains(operands.count) else {
      let problem =
        operands.count < command.operandCount.lowerBound
        ? "\(command.operands) is missing" : "too many operands: \(operands[command.operandCount.upperBound])"
      throw ToolFailure.usage(problem, command)
    }
  }

  private static func option(
    _ argument: String, of command: CommandSpecification
  ) throws(ToolFailure) -> (CommandSpecification.Option, String?) {
    if argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = command.allOptions.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      let hint = nearest(to: name, among: command.allOptions.map(\.name)).map { "; did you mean --\($0)?" } ?? ""
      throw ToolFailure.usage("unknown option --\(name)\(hint)", command)
    }
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
      throw ToolFailure.usage("unknown option -\(letter)", command)
    }
    let attached = String(argument.dropFirst(2))
    return (option, attached.isEmpty ? nil : attached)
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The last value given for an option.
  func value(_ name: String) -> String? {
    values[name]?.last
  }

  /// The last value of an option as a finite number.
  func number(_ name: String, _ command: CommandSpecification) throws(ToolFailure) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw ToolFailure.usage("--\(name) is \(text); it must be a number", command)
    }
    return number
  }

  /// All values of an option as numbers, also those written with commas between them.
  func numbers(_ name: String, _ command: CommandSpecification) throws(ToolFailure) -> [Double] {
    var numbers: [Double] = []
    for text in values[name] ?? [] {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Double(part) else {
          throw ToolFailure.usage("--\(name) is \(text); it must be numbers such as 0 0.25 1", command)
        }
        numbers.append(number)
      }
    }
    return numbers
  }
}

extension ParsedArguments {
  /// The value of an option that is one of a few words; the first where it is absent.
  func word(
    _ name: String, _ words: [String], _ command: CommandSpecification
  ) throws(ToolFailure) -> String {
    guard let text = value(name) else { return words[0] }
    guard words.contains(text) else {
      throw ToolFailure.usage("--\(name) is \(text); it must be \(words.joined(separator: " or "))", command)
    }
    return text
  }
}
