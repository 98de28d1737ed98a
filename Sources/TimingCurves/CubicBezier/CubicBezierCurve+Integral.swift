extension CubicBezierCurve {
  /// The integral of y from 0 to `progress`: the mean value times the progress.
  ///
  /// For `progress` in [0, 1] within 2^-49 · max(1, |y1|, |y2|); outside it follows the straight continuation.
  public func integral(to progress: Double) -> Double {
    if progress < 0 { return velocity(at: progress) * progress * progress / 2 }
    if progress > 1 {
      let beyond = progress - 1
      return integral(to: 1) + beyond + velocity(at: progress) * beyond * beyond / 2
    }
    // The part of the curve up to t by de Casteljau's construction, which only averages; then
    // ∫ Y X′ over it as the sum of Bernstein products B³ⱼ B²ₖ, whose integrals are C(3,j) C(2,k) / (6 C(5,j+k)).
    let t = parameter(at: progress)
    // In a unit of y that keeps the sums finite.
    let unit = max(abs(y1), abs(y2)) > 0x1p900 ? 0x1p200 : 1
    let x = SplitHandles(upTo: t, x1, x2), y = SplitHandles(upTo: t, y1 / unit, y2 / unit, end: 1 / unit)
    let first = x.first * (6 * y.first + 3 * y.second + y.end)
    let middle = (x.second - x.first) * (6 * y.first + 6 * y.second + 4 * y.end)
    let last = (x.end - x.second) * (3 * y.first + 6 * y.second + 10 * y.end)
    return (first + middle + last) / 20 * unit
  }
}

/// One coordinate of the part of the curve from t = 0 up to some t: its two handles and its end; it starts at 0.
///
/// The whole curve ends at `one`.
struct SplitHandles {
  var first: Double
  var second: Double
  var end: Double

  init(upTo t: Double, _ handle1: Double, _ handle2: Double, end one: Double = 1) {
    let s = 1 - t
    let middle = s * handle1 + t * handle2, after = s * handle2 + t * one
    first = t * handle1
    second = s * first + t * middle
    end = s * second + t * (s * middle + t * after)
  }
}
