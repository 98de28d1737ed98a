/// The steps of a fit: enclose, find the count, lower the error, round, prove.
struct LinearFitting<Curve: TimingCurve> {
  typealias Printed = FitRounding<Curve>.Printed

  private let curve: Curve
  private let tolerance: Double
  private let limit: Int
  private let breaks: [CurveStructure.Break]
  private let certificate: FitCertificate<Curve>
  private let enclosure: CurveEnclosure
  private let knots: [LeastLinks.Knot]
  /// What the search works with: the tolerance, or less where the curve's range is less.
  private let width: Double
  let leastPoints: Int

  /// The widest gap of the first enclosure, and the narrowest that is tried, as shares of the tolerance.
  private static var firstGap: Double { 0x1p-8 }
  private static var lastGap: Double { 0x1p-20 }
  /// Enclosures larger than this are not refined.
  private static var mostVertices: Int { 300_000 }
  /// Curves with more breaks are refused before the list is made: 10^5 of them take seconds.
  private static var mostBreaks: Int { 100_000 }

  init(_ curve: Curve, tolerance: Double, limit: Int) throws(LinearFitError) {
    guard tolerance > 0, tolerance.isFinite else { throw .invalidTolerance(tolerance) }
    guard limit >= 2 else { throw .invalidLimit(limit) }
    self.curve = curve
    self.tolerance = tolerance
    self.limit = limit
    // What is hopeless is refused before it costs time.
    guard tolerance >= 0x1p-43 else { throw .toleranceTooSmall(tolerance, smallest: 0x1p-43) }
    let breakCount = curve.breakCount
    guard breakCount <= Self.mostBreaks else { throw .tooManyBreaks(count: breakCount, limit: Self.mostBreaks) }
    breaks = try Self.checked(curve.structure.breaks)

    var enclosure = try Self.enclosure(curve, breaks, Self.firstGap, tolerance, limit)
    let (low, high) = enclosure.range
    let scale = max(1, abs(low), abs(high))
    let rounding = 0x1p-48 * scale
    guard tolerance >= 32 * rounding else { throw .toleranceTooSmall(tolerance, smallest: 32 * rounding) }
    certificate = FitCertificate(curve: curve, breaks: breaks.map(\.progress), rounding: rounding)
    width = min(tolerance, 2 * (high - low) + scale)

    var gap = Self.firstGap
    while true {
      let outer = LeastLinks(
        enclosure, tolerance: width * (1 + 0x1p-30) + 2 * rounding, isInner: false, limit: limit)
      guard let outer else { throw .tooManyPoints(limit: limit) }
      let inner = LeastLinks(enclosure, tolerance: width - 2 * rounding, isInner: true, limit: limit)
      let isLast = gap <= Self.lastGap || enclosure.vertices.count > Self.mostVertices
      if let inner, inner.knots.count == outer.knots.count || isLast {
        knots = inner.knots
        leastPoints = min(outer.knots.count, inner.knots.count)
        break
      }
      guard !isLast else { throw .tooManyPoints(limit: limit) }
      gap /= 16
      enclosure = try Self.enclosure(curve, breaks, gap, tolerance, limit)
    }
    self.enclosure = enclosure
  }

  private static func enclosure(
    _ curve: Curve, _ breaks: [CurveStructure.Break], _ gap: Double, _ tolerance: Double, _ limit: Int
  ) throws(LinearFitError) -> CurveEnclosure {
    // Generous: about 64 vertices per point at the first gap, plus the approach to vertical tangents.
    let budget = 10_000 + 1_000 * Double(breaks.count) + 200 * Double(min(limit, 1_000_000))
    return try CurveEnclosure(
      of: curve, breaks: breaks, gap: tolerance * gap,
      budget: Int(budget * (firstGap / gap).squareRoot()), limit: limit)
  }

  private static func checked(_ breaks: [CurveStructure.Break]) throws(LinearFitError) -> [CurveStructure.Break] {
    guard let first = breaks.first, first.progress == 0 else {
      throw .invalidStructure(index: 0, progress: breaks.first?.progress ?? .nan)
    }
    for index in breaks.indices.dropFirst()
    where !(breaks[index].progress > breaks[index - 1].progress && breaks[index].progress <= 1) {
      throw .invalidStructure(index: index, progress: breaks[index].progress)
    }
    guard breaks.count > 1, breaks[breaks.count - 1].progress == 1 else {
      throw .invalidStructure(index: breaks.count - 1, progress: breaks[breaks.count - 1].progress)
    }
    return breaks
  }

  /// The printed points and the proven bound of their error.
  func run() throws(LinearFitError) -> ([Printed], Double) {
    if let corners = enclosure.corners, corners.count <= knots.count {
      let rounding = FitRounding(certificate: certificate, tolerance: tolerance, reserve: tolerance)
      let own = corners.map {
        rounding.exact(.init(x: $0.progress, y: $0.value, isFixed: true, before: nil, after: nil))
      }
      let bound = bound(of: own)
      if bound <= tolerance { return (own, bound) }
    }
    var worst = Double.infinity
    // The last two widths give up a point where rounding leaves no room at the limit between two counts.
    for share in [1, 1 - 0x1p-20, 1 - 0x1p-6] {
      let start =
        share == 1 ? knots : LeastLinks(enclosure, tolerance: width * share, isInner: true, limit: limit)?.knots
      guard let start else { break }
      let path = lowerError(of: start, width: width * share)
      let error = bound(
        of: path.map { LinearFit.Point(progress: $0.x, value: $0.y) },
        moved: Array(repeating: 0, count: path.count - 1))
      worst = min(worst, error)
      // So far off is not rounding but a curve too steep for its doubles.
      guard error <= 2 * tolerance else { break }
      guard error <= tolerance else { continue }
      let rounding = FitRounding(
        certificate: certificate, tolerance: tolerance, reserve: error + (tolerance - error) / 2,
        isPatient: path.count <= 1_000)
      if let printed = rounding.round(path) { return (printed, bound(of: printed)) }
    }
    throw .unproven(bound: worst, tolerance: tolerance)
  }

  /// A path with as many points and the smallest error, to about a thousandth of the tolerance.
  private func lowerError(of path: [LeastLinks.Knot], width: Double) -> [LeastLinks.Knot] {
    var path = path
    var low = 0.0, high = width
    // The error of n points falls with 1 / n², so that it rarely takes less than this to save one.
    var middle = width * (1 - 4 / max(Double(path.count), 4))
    for _ in 0..<10 {
      if let better = LeastLinks(enclosure, tolerance: middle, isInner: true, limit: path.count) {
        path = better.knots
        high = middle
      } else {
        low = middle
      }
      middle = low + (high - low) / 2
    }
    return path
  }

  private func bound(of printed: [Printed]) -> Double {
    bound(of: printed.map { $0.point }, moved: zip(printed, printed.dropFirst()).map { $0.movement(to: $1) })
  }

  /// The bound of a polyline whose segments may lie off by `moved`.
  private func bound(of points: [LinearFit.Point], moved: [Double]) -> Double {
    let segments = moved.indices.map { (points[$0], points[$0 + 1], moved[$0]) }
    var least = 0.0
    let bound = segments.reduce(0.0) { max($0, certificate.bound(from: $1.0, to: $1.1, least: &least) + $1.2) }
    guard bound > tolerance else { return bound }
    return segments.allSatisfy { certificate.holds(tolerance - $0.2, from: $0.0, to: $0.1) } ? tolerance : bound
  }
}
