#if !hasFeature(Embedded)
  /// The handles as four numbers: `[x1, y1, x2, y2]`.
  extension CubicBezierCurve: Codable {
    /// Reads the shape above.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      try self.init(
        list.decode(Double.self), list.decode(Double.self), list.decode(Double.self), list.decode(Double.self))
      guard list.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "cubic-bezier takes four numbers")
      }
    }

    /// Writes the shape above.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(x1)
      try list.encode(y1)
      try list.encode(x2)
      try list.encode(y2)
    }
  }

  extension EasingKeyword: Codable {}
#endif
