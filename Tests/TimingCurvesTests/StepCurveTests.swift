import InbetweenTruth
import Testing
import TimingCurves

@Suite struct StepCurveTests {
  static let counts = [1, 2, 3, 7, 10, 49, 100, 1000, 1 << 53, Int.max - 1, Int.max]

  @Test func refusesTooFewSteps() {
    #expect(throws: TimingCurveError.outOfRange(parameter: "count", value: 0, allowed: "at least 1")) {
      try StepCurve(count: 0)
    }
    #expect(throws: TimingCurveError.self) { try StepCurve(count: Int.min, jump: .both) }
    #expect(
      throws: TimingCurveError.outOfRange(parameter: "count", value: 1, allowed: "at least 2 with jump-none")
    ) { try StepCurve(count: 1, jump: .none) }
  }

  @Test(arguments: counts, StepCurve.Jump.allCases)
  func endsAreExact(count: Int, jump: StepCurve.Jump) throws {
    guard count > 1 || jump != .none else { return }
    for floor in StepCurve.FloorRule.allCases {
      let curve = try StepCurve(count: count, jump: jump, floor: floor)
      let n = Double(count)
      let firsts: [StepCurve.Jump: Double] = [.start: 1 / n, .jumpStart: 1 / n, .both: 1 / (n + 1)]
      let first = firsts[jump] ?? 0
      #expect(curve.value(at: 0) == first)
      #expect(curve.value(at: 0, before: true) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test(arguments: counts)
  func hugeNumbersStayFinite(count: Int) throws {
    for floor in StepCurve.FloorRule.allCases {
      let curve = try StepCurve(count: count, floor: floor)
      for x: Double in [1e308, -1e308, 1e-308, -1e-308, .leastNonzeroMagnitude, 0x1p53, -0x1p53] {
        let value = curve.value(at: x)
        // Floor moves the value down by less than one step.
        #expect(value <= x)
        #expect(value >= x - 1 / Double(count) - abs(x) * 0x1p-51)
      }
      #expect(curve.value(at: .infinity) == .infinity)
      #expect(curve.value(at: -.infinity) == -.infinity)
      #expect(curve.value(at: .nan).isNaN)
    }
  }

  @Test func velocityIsZero() throws {
    let curve = try StepCurve(count: 4)
    for x in [-1, 0, 0.25, 0.3, 1, 2] { #expect(curve.velocity(at: x) == 0) }
    #expect(curve.velocity(at: .nan).isNaN)
  }

  @Test func noMinusZero() throws {
    #expect(try StepCurve(count: 4).value(at: -0.0).sign == .plus)
    #expect(try StepCurve(count: 4, jump: .start).value(at: -0.1).sign == .plus)
  }

  /// The exact floor against integer arithmetic: x = m / 2^53, so x · n = m n / 2^53.
  @Test @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func exactFloorAgainstIntegers() throws {
    var random = RandomSource(seed: 7)
    var edges = 0
    for _ in 0..<10_000 {
      let count = Int(random.next() % 1_000_000) + 2
      let near = Double(random.next() % UInt64(count)) / Double(count)
      let x = random.next() % 4 == 0 ? random.unit() : (random.next() % 2 == 0 ? near : near.nextDown)
      guard x >= 0x1p-20, x < 1 else { continue }
      let m = Int128(x * 0x1p53)
      guard Double(m) == x * 0x1p53 else { continue }
      let floor = (m * Int128(count)) >> 53
      let curve = try StepCurve(count: count, floor: .exact)
      #expect(curve.value(at: x) == Double(floor) / Double(count), "steps(\(count)) at \(x)")
      if floor != Int128((x * Double(count)).rounded(.down)) { edges += 1 }
    }
    #expect(edges > 100)  // points at which the two rules differ were met
  }

  @Test(arguments: [1, 2, 3, 10, 49, 98, 1000], StepCurve.Jump.allCases)
  func structureListsTheJumps(count: Int, jump: StepCurve.Jump) throws {
    guard count > 1 || jump != .none else { return }
    for floor in StepCurve.FloorRule.allCases {
      let curve = try StepCurve(count: count, jump: jump, floor: floor)
      let breaks = curve.structure.breaks
      #expect(breaks.count == count + 1 && curve.breakCount == breaks.count)
      #expect(breaks.first?.progress == 0 && breaks.last?.progress == 1)
      for (index, place) in breaks.enumerated() {
        let jumps = curve.leftLimit(at: place.progress) < curve.value(at: place.progress)
        let isInside = index > 0 && index < count
        #expect(place.isJump == (isInside || (jumps && (index == 0 ? jump.hasStart : jump.hasEnd))))
        if isInside { #expect(jumps) }
      }
      // Nothing else jumps: as many jumps as the definition says.
      let jumps: [StepCurve.Jump: Int] = [.none: count - 1, .both: count + 1]
      #expect(breaks.filter(\.isJump).count == jumps[jump] ?? count)
    }
  }
}

extension StepCurve.Jump {
  fileprivate var hasStart: Bool { self == .start || self == .jumpStart || self == .both }
  fileprivate var hasEnd: Bool { self == .end || self == .both }
}
