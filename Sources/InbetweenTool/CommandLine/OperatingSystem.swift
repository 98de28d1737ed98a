#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a write to a closed pipe an error to be seen instead of the end of the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Whether a person is looking at what is written to this descriptor.
func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}

/// What the system says about an error number.
func errorText(_ number: Int32) -> String {
  String(cString: strerror(number))
}

/// Makes the directory and those above it.
func makeDirectory(_ path: String) throws(ToolFailure) {
  var partial = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    partial += part + "/"
    guard mkdir(partial, 0o777) == 0 || errno == EEXIST || errno == EISDIR else {
      throw .call("cannot make the directory \(partial): \(errorText(errno))")
    }
  }
}

/// Writes a new file, or over an old one.
func writeFile(_ path: String, _ text: String) throws(ToolFailure) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  guard descriptor >= 0 else { throw .call("cannot write \(path): \(errorText(errno))") }
  let output = ByteOutput(descriptor: descriptor)
  output.append(text)
  output.flush()
  close(descriptor)
  if output.isBroken { throw ToolFailure(status: 1, message: "cannot write \(path)") }
}
