#if !hasFeature(Embedded)
  /// The array of pieces.
  extension JoinedCurve: Codable {
    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let pieces = try container.decode([Piece].self)
      do {
        try self.init(pieces: pieces)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
    }

    /// Writes the form that the extension describes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(pieces)
    }
  }

  /// `{"curve": "ease-in", "endProgress": 0.5, "endValue": 0.5}`.
  extension JoinedCurve.Piece: Codable {
    private enum CodingKeys: String, CodingKey {
      case curve, endProgress, endValue
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(EasingFunction.self, forKey: .curve),
        endProgress: try container.decode(Double.self, forKey: .endProgress),
        endValue: try container.decode(Double.self, forKey: .endValue))
    }

    /// Writes the form that the extension describes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(curve, forKey: .curve)
      try container.encode(endProgress, forKey: .endProgress)
      try container.encode(endValue, forKey: .endValue)
    }
  }
#endif
