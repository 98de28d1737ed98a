#if !hasFeature(Embedded)
  /// The name.
  extension NamedCurve: Codable {
    /// Reads the name, and fails on an unknown one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        try self.init(named: container.decode(String.self))
      } catch let error as NamedCurveError {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
    }

    /// Writes the form that the extension describes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }

  extension MaterialDuration: Codable {}
#endif
