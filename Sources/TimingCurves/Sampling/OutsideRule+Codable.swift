#if !hasFeature(Embedded)
  /// `"extend"` or `"clamp"`.
  extension OutsideRule: Codable {}
#endif
