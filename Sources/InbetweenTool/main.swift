#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

ignoreBrokenPipes()
let context = ToolContext(
  output: ByteOutput(descriptor: STDOUT_FILENO),
  errors: ByteOutput(descriptor: STDERR_FILENO),
  showsProgress: isTerminal(STDERR_FILENO))
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), context))
