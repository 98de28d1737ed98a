import Inbetween
import InbetweenRendering

/// Turns a curve into lines for a plot.
struct CurveSampling {
  /// The progresses to show.
  var range: ClosedRange<Double>
  /// More jumps than this are drawn without dots.
  var dotLimit = 24

  /// Samples are added until the line bends by less than this many units of the plot's width.
  private static let flatness = 5e-4
  private static let deepest = 9
  /// More breaks than this are too close together to be told apart in a picture.
  private static let breakLimit = 4096

  /// The value as a line with a gap at every jump; a filled dot where the curve is, an open one where it is not.
  func value(of curve: EasingFunction, name: String) -> LinePlot.Series {
    var series = LinePlot.Series(name: name, points: [])
    let jumps = breaks(of: curve).filter { $0.isJump && range.contains($0.progress) }.map(\.progress)
    for (start, end) in pieces(of: curve) {
      func point(_ x: Double) -> SIMD2<Double> {
        SIMD2(x, x == end && jumps.contains(end) ? curve.leftLimit(at: end) : curve.value(at: x))
      }
      append(from: start, to: end, point, to: &series.points)
      if jumps.contains(end) { series.points.append(SIMD2(.nan, .nan)) }
    }
    if jumps.count <= dotLimit {
      for jump in jumps {
        // Jumps too small to be seen need no dots.
        let left = curve.leftLimit(at: jump), right = curve.value(at: jump)
        guard abs(left - right) > 0.01 else { continue }
        series.dots.append(.init(SIMD2(jump, right), isFilled: true))
        if jump > range.lowerBound, jump > 0 { series.dots.append(.init(SIMD2(jump, left), isFilled: false)) }
      }
    }
    return series
  }

  /// The velocity as a line.
  func velocity(of curve: EasingFunction, name: String) -> LinePlot.Series {
    var series = LinePlot.Series(name: name, points: [])
    for (start, end) in pieces(of: curve) {
      append(from: start, to: end, { SIMD2($0, curve.velocity(at: $0, before: $0 == end)) }, to: &series.points)
    }
    return series
  }

  /// The breaks of the curve; none where there are too many to be seen.
  private func breaks(of curve: EasingFunction) -> [CurveStructure.Break] {
    curve.breakCount <= Self.breakLimit ? curve.structure.breaks : []
  }

  /// The stretches between the breaks of the curve and the ends of the range.
  private func pieces(of curve: EasingFunction) -> [(Double, Double)] {
    let inner = breaks(of: curve).map(\.progress).filter { $0 > range.lowerBound && $0 < range.upperBound }
    var borders = [range.lowerBound]
    for border in inner + [range.upperBound] where border > borders[borders.count - 1] { borders.append(border) }
    return Array(zip(borders, borders.dropFirst()))
  }

  private func append(
    from start: Double, to end: Double, _ point: (Double) -> SIMD2<Double>, to points: inout [SIMD2<Double>]
  ) {
    let width = range.upperBound - range.lowerBound
    let count = max(2, Int((48 * (end - start) / width).rounded(.up)))
    var left = point(start)
    points.append(left)
    for index in 1...count {
      let right = point(index == count ? end : start + (end - start) * Double(index) / Double(count))
      refine(left, right, depth: 0, width: width, point, to: &points)
      points.append(right)
      left = right
    }
  }

  /// Adds points between two until the line is flat.
  private func refine(
    _ left: SIMD2<Double>, _ right: SIMD2<Double>, depth: Int, width: Double, _ point: (Double) -> SIMD2<Double>,
    to points: inout [SIMD2<Double>]
  ) {
    guard depth < Self.deepest else { return }
    let x = left.x + (right.x - left.x) / 2
    guard x > left.x, x < right.x else { return }
    let middle = point(x)
    // In x, a bend is what separates the points on a steep line; in y on a flat one.
    let chord = left.y + (right.y - left.y) / 2
    let bend = abs(middle.y - chord) / max(1, abs(right.y - left.y) / (right.x - left.x) * width)
    guard !(bend <= Self.flatness) || (depth < 2 && abs(right.y - left.y) > 0.05) else { return }
    refine(left, middle, depth: depth + 1, width: width, point, to: &points)
    points.append(middle)
    refine(middle, right, depth: depth + 1, width: width, point, to: &points)
  }
}
