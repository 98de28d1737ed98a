#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension LinePlot {
  /// Writes the picture to a file; the ending of the name (.png, .svg, .pdf) tells the format.
  public func write(to path: String) throws(PlotError) {
    guard let format = PlotFormat(path: path) else { throw .unknownFormat(path: path) }
    let bytes = try encoded(as: format)
    guard let file = fopen(path, "wb") else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
    let written = fwrite(bytes, 1, bytes.count, file)
    let closed = fclose(file)
    guard written == bytes.count, closed == 0 else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
