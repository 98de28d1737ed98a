#if !hasFeature(Embedded)
  /// A shape is `{"shape": "back", "direction": "easeOut", "overshoot": 1.70158}`, with `overshoot` for `back` and
  /// `period` for `elastic` only; curves end to end are `{"joined": [piece, …]}`.
  extension ClosedFormCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case shape, direction, overshoot, period, joined
    }

    /// Reads a shape or the pieces, and fails on numbers out of range.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.joined) {
        self.init(try container.decode(JoinedCurve.self, forKey: .joined))
        return
      }
      let name = try container.decode(PennerShape.self, forKey: .shape)
      let direction = try container.decode(Direction.self, forKey: .direction)
      let shape: Shape =
        switch name {
        case .back: .back(overshoot: try container.decode(Double.self, forKey: .overshoot))
        case .elastic: .elastic(period: try container.decode(Double.self, forKey: .period))
        default: name.general(direction)
        }
      do {
        try self.init(shape, direction)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: name == .back ? .overshoot : .period, in: container, debugDescription: error.description)
      }
    }

    /// Writes the form that the extension describes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch form {
      case .eased(let shape, let direction):
        try container.encode(shape.penner, forKey: .shape)
        try container.encode(direction, forKey: .direction)
        if case .back(let overshoot) = shape { try container.encode(overshoot, forKey: .overshoot) }
        if case .elastic(let period) = shape { try container.encode(period, forKey: .period) }
      case .joined(let curve):
        try container.encode(curve, forKey: .joined)
      }
    }
  }

  extension ClosedFormCurve.Direction: Codable {}
  extension ClosedFormCurve.PennerShape: Codable {}
#endif
