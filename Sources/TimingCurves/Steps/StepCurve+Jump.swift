extension StepCurve {
  /// Where the jumps of a staircase lie: the `<step-position>` of CSS.
  ///
  /// `start` and `jump-start` are the same curve, but browsers remember which one was written, so both are
  /// cases here and differ. `end` and `jump-end` are written by leaving them out, so one case serves both.
  public enum Jump: String, Sendable, Hashable, CaseIterable {
    /// A jump at 0 and none at 1.
    case start
    /// The same as ``start``, in the newer spelling.
    case jumpStart = "jump-start"
    /// A jump at 1 and none at 0; the default.
    case end
    /// No jump at the ends: the first tread is at 0, the last one at 1.
    case none = "jump-none"
    /// A jump at both ends.
    case both = "jump-both"

    var jumpsAtStart: Bool { self == .start || self == .jumpStart || self == .both }
    var jumpsAtEnd: Bool { self == .end || self == .both }
    var leastCount: Int { self == .none ? 2 : 1 }
  }
}
