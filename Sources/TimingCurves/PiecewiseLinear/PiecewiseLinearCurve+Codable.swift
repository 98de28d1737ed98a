#if !hasFeature(Embedded)
  /// The points as pairs: `[[0, 0], [0.5, 0.25], [1, 1]]`.
  extension PiecewiseLinearCurve: Codable {
    /// Reads the shape above.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var points: [Point] = []
      while !list.isAtEnd { points.append(try list.decode(Point.self)) }
      try self.init(points: points)
    }

    /// Writes the shape above.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for point in points { try list.encode(point) }
    }
  }

  /// The pair `[progress, value]`.
  extension PiecewiseLinearCurve.Point: Codable {
    /// Reads the shape above.
    public init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      try self.init(progress: pair.decode(Double.self), value: pair.decode(Double.self))
      guard pair.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: pair, debugDescription: "a point is a pair of numbers")
      }
    }

    /// Writes the shape above.
    public func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(progress)
      try pair.encode(value)
    }
  }
#endif
