/// Everything of the reference data that concerns timing curves, compared with what the library answers.
public enum EasingChecks {
  /// Runs every comparison, in a fixed order.
  public static func all() throws -> [CheckResult] {
    []
  }
}
