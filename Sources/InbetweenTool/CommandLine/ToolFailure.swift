/// Why a command ended before its work was done.
struct ToolFailure: Error {
  /// The exit status: 1 when the work found something wrong, 2 when the call itself was wrong.
  var status: Int32
  var message: String

  /// A call that cannot be understood; points to the help of the command.
  static func usage(_ message: String, _ command: CommandSpecification? = nil) -> ToolFailure {
    let name = command.map { " \($0.name)" } ?? ""
    return ToolFailure(status: 2, message: "\(message)\nTry `inbetween\(name) --help`.")
  }

  /// A call that is understood but cannot be carried out.
  static func call(_ message: String) -> ToolFailure {
    ToolFailure(status: 2, message: message)
  }
}
