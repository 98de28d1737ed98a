/// Where a command writes.
struct ToolContext {
  let output: ByteOutput
  let errors: ByteOutput
  /// Whether someone watches standard error: only then is progress shown.
  let showsProgress: Bool

  /// Shows how far a long work is, on one line that the next call replaces.
  func showProgress(_ text: String) {
    guard showsProgress else { return }
    errors.append("\r\u{1B}[K\(text)")
    errors.flush()
  }

  /// Removes the line of progress.
  func clearProgress() {
    showProgress("")
  }
}
