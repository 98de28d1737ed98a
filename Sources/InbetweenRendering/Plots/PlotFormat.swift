/// A file format that plots can be written in.
public enum PlotFormat: String, Sendable, CaseIterable {
  /// Pixels, one per unit of size.
  case png
  /// Vector graphics; carries the title and the names of the lines as a description.
  case svg
  /// One page.
  case pdf

  /// The format that the ending of a file name stands for; nil for any other ending.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), let format = Self(rawValue: path[dot...].dropFirst().lowercased())
    else { return nil }
    self = format
  }
}

/// Why a plot could not be drawn or written.
public enum PlotError: Error, Sendable, Hashable {
  /// The width or height is not a number from 100 to 16384.
  case badSize(width: Double, height: Double)
  /// The file name ends in something else than .png, .svg or .pdf.
  case unknownFormat(path: String)
  /// The file could not be written; `reason` as the system puts it.
  case cannotWrite(path: String, reason: String)
  /// The drawing library gave up; `reason` as it puts it.
  case drawingFailed(reason: String)
}

extension PlotError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .badSize(let width, let height):
      "the size \(width) by \(height) is out of range; both must be from 100 to 16384"
    case .unknownFormat(let path):
      "\(path) does not tell the format; the name must end in .png, .svg or .pdf"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    case .drawingFailed(let reason):
      "the plot could not be drawn: \(reason)"
    }
  }
}
