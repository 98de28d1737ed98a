#if !hasFeature(Embedded)
  /// The exact CSS text: `"cubic-bezier(0.2, 0, 0, 1)"`.
  ///
  /// Steps with the exact floor, for which CSS has no words, are `{"steps": {"count": 4, "floor": "exact"}}`.
  extension EasingFunction: Codable {
    private enum CodingKeys: String, CodingKey {
      case steps
    }

    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        self = .steps(try container.decode(StepCurve.self, forKey: .steps))
        return
      }
      let container = try decoder.singleValueContainer()
      do {
        self = try EasingFunction(css: container.decode(String.self))
      } catch let error as EasingSyntaxError {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      if case .steps(let curve) = self, curve.floor != .rounded {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(curve, forKey: .steps)
        return
      }
      var container = encoder.singleValueContainer()
      try container.encode(cssExact ?? "")
    }
  }
#endif
