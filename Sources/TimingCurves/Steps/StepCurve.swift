/// A staircase: CSS `steps()`.
///
/// The curve has ``count`` equal treads. ``jump`` says where the jumps lie, and so how many there are:
/// `count`, one less with `jump-none`, one more with `jump-both`.
///
/// Outside [0, 1] the stairs go on, as CSS Easing 2 defines it. Evaluation is O(1).
public struct StepCurve: TimingCurve, Hashable {
  /// How many treads lie in [0, 1].
  ///
  /// The arithmetic is binary64: above 2^53 the nearest double counts.
  public let count: Int
  /// Where the jumps lie.
  public let jump: Jump
  /// How x · count becomes the number of the tread.
  public let floor: FloorRule

  /// A staircase with the given number of treads.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when `count` is below 1, or below 2 with
  ///   `jump-none`, which needs two treads to jump between.
  public init(count: Int, jump: Jump = .end, floor: FloorRule = .rounded) throws(TimingCurveError) {
    guard count >= jump.leastCount else {
      throw .outOfRange(
        parameter: "count", value: Double(count),
        allowed: jump == .none ? "at least 2 with jump-none" : "at least 1")
    }
    self.init(unchecked: count, jump: jump, floor: floor)
  }

  init(unchecked count: Int, jump: Jump, floor: FloorRule = .rounded) {
    self.count = count
    self.jump = jump
    self.floor = floor
  }

  /// How many jumps there are from 0 to 1, as a number to divide by.
  @usableFromInline var jumps: Double {
    let count = Double(self.count)
    return switch jump {
    case .start, .jumpStart, .end: count
    case .none: count - 1
    case .both: count + 1
    }
  }

  /// The height of the stairs at `progress`.
  ///
  /// The tread number is right in the sense of ``floor``; the height is that number divided by the number of
  /// jumps, correctly rounded. With `before`, a point where x · count is an integer still belongs to
  /// the tread on its left.
  public func value(at progress: Double, before: Bool) -> Double {
    let (tread, isOnEdge) = tread(at: progress)
    let jumps = self.jumps
    guard tread.isFinite else { return progress * (Double(count) / jumps) }
    var step = tread
    if jump.jumpsAtStart { step += 1 }
    if before, isOnEdge { step -= 1 }
    if progress >= 0, step < 0 { step = 0 }
    if progress <= 1, step > jumps { step = jumps }
    return step / jumps + 0  // + 0: no minus zero
  }

  /// 0 everywhere, also at the jumps; NaN for NaN.
  public func velocity(at progress: Double, before: Bool) -> Double {
    progress.isNaN ? progress : 0
  }

  /// The value just before `progress`: the limit from the left.
  public func leftLimit(at progress: Double) -> Double {
    value(at: progress.nextDown, before: false)
  }
}
