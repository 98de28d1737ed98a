/// The outcome of comparing the library with one set of reference data.
public struct CheckResult: Sendable, Hashable, Codable {
  /// A disagreement with a reference that has a known cause on the other side.
  public struct ExplainedException: Sendable, Hashable, Codable {
    /// The name of the rule, such as `f32-control-points`.
    public var rule: String
    /// What the rule says, in one sentence.
    public var explanation: String
    /// How many numbers of the set needed it.
    public var count: Int
    /// The largest disagreement among them.
    public var worstError: Double
  }

  /// The data set, such as `browsers: chromium cubic-bezier`.
  public var name: String
  /// How many numbers or texts were compared.
  public var cases: Int
  /// The largest error among the cases that no rule explains; NaN counts as infinite.
  public var worstError: Double
  /// What the error may be at most. 0 where texts or exact values are compared.
  public var bound: Double
  /// The worst case in words: the curve, where, what came out, what was expected.
  public var worstCase: String
  /// Disagreements that are explained, by rule.
  public var exceptions: [ExplainedException]

  /// Whether every unexplained error stays within the bound.
  public var passed: Bool { cases > 0 && worstError <= bound }
}
