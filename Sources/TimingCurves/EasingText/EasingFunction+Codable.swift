#if !hasFeature(Embedded)
  /// The exact CSS text: `"cubic-bezier(0.2, 0, 0, 1)"`.
  ///
  /// What CSS has no words for is an object with one key: steps with the exact floor
  /// `{"steps": {"count": 4, "floor": "exact"}}`, closed forms `{"closedForm": {"shape": "sine", "direction": "easeIn"}}`.
  extension EasingFunction: Codable {
    private enum CodingKeys: String, CodingKey {
      case steps, closedForm
    }

    /// Reads the shape above.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        if container.contains(.closedForm) {
          self = .closedForm(try container.decode(ClosedFormCurve.self, forKey: .closedForm))
          return
        }
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

    /// Writes the shape above.
    public func encode(to encoder: any Encoder) throws {
      if case .steps(let curve) = self, curve.floor != .rounded {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(curve, forKey: .steps)
        return
      }
      if case .closedForm(let curve) = self {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(curve, forKey: .closedForm)
        return
      }
      var container = encoder.singleValueContainer()
      try container.encode(cssExact ?? "")
    }
  }
#endif
