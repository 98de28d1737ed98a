#if !hasFeature(Embedded)
  /// `{"count": 4, "jump": "jump-both", "floor": "exact"}`; `jump` is absent for `end`, `floor` for `rounded`.
  extension StepCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case count, jump, floor
    }

    /// Reads the shape above.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        count: container.decode(Int.self, forKey: .count),
        jump: container.decodeIfPresent(Jump.self, forKey: .jump) ?? .end,
        floor: container.decodeIfPresent(FloorRule.self, forKey: .floor) ?? .rounded)
    }

    /// Writes the shape above.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(count, forKey: .count)
      if jump != .end { try container.encode(jump, forKey: .jump) }
      if floor != .rounded { try container.encode(floor, forKey: .floor) }
    }
  }

  extension StepCurve.Jump: Codable {}
  extension StepCurve.FloorRule: Codable {}
#endif
