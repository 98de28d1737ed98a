/// The outcome of comparing the library with one set of reference data.
package struct CheckResult: Sendable, Hashable, Codable {
  /// A disagreement with a reference that has a known cause on the other side.
  package struct ExplainedException: Sendable, Hashable, Codable {
    /// The name of the rule, such as `f32-control-points`.
    package var rule: String
    /// What the rule says, in one sentence.
    package var explanation: String
    /// How many numbers of the set needed it.
    package var count: Int
    /// The largest disagreement among them.
    package var worstError: Double
  }

  /// The data set, such as `browsers: chromium cubic-bezier`.
  package var name: String
  /// How many numbers or texts were compared.
  package var cases: Int
  /// The largest error among the cases that no rule explains; NaN counts as infinite.
  package var worstError: Double
  /// What the error may be at most.
  ///
  /// 0 where texts or exact values are compared.
  package var bound: Double
  /// The worst case in words: the curve, where, what came out, what was expected.
  package var worstCase: String
  /// Disagreements that are explained, by rule.
  package var exceptions: [ExplainedException]

  /// Whether every unexplained error stays within the bound.
  package var passed: Bool { cases > 0 && worstError <= bound }
}
