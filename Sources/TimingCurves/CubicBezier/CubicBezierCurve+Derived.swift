import CInbetweenKernels

extension CubicBezierCurve {
  /// The Bézier parameter t in [0, 1] of the point at `progress`, correct to 1 ulp; 0 and 1 outside.
  public func parameter(at progress: Double) -> Double {
    prepared.kernels.pointee.jet(prepared.curve, progress).parameter
  }

  /// The curve seen from its end: 1 − f(1 − x).
  ///
  /// An ease-in becomes the matching ease-out.
  public var reversed: CubicBezierCurve {
    CubicBezierCurve(unchecked: 1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// The inverse function, which is the curve mirrored in the diagonal: time as a function of value.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when `y1` or `y2` lies outside [0, 1]; then the
  ///   value need not belong to one time only (see ``TimingCurve/progress(whereValueIs:)``).
  public func mirrored() throws(TimingCurveError) -> CubicBezierCurve {
    for (name, y) in [("y1", y1), ("y2", y2)] where !(y >= 0 && y <= 1) {
      throw .outOfRange(parameter: name, value: y, allowed: "a number from 0 to 1 for a curve to be mirrored")
    }
    return CubicBezierCurve(unchecked: y1, x1, y2, x2)
  }

  /// A part of the curve, scaled to the unit square: f(x) = start + (end − start) · curve((x − a) / (b − a)).
  public struct Part: Sendable, Hashable {
    /// The part as a timing curve of its own.
    public var curve: CubicBezierCurve
    /// The value of the whole curve at the start of the part.
    public var startValue: Double
    /// The value of the whole curve at the end of the part.
    public var endValue: Double
  }

  /// The part of the curve over an interval of progress, as a timing curve of its own.
  ///
  /// Exact in theory; a value of the whole curve comes back within about 2^-50 · max(1, |y1|, |y2|) plus the rounding of x
  /// times the velocity.
  ///
  /// - Throws: ``TimingCurveError/outOfRange(parameter:value:allowed:)`` when the interval is empty or leaves [0, 1], and
  ///   when a handle of the part has its x outside [0, 1], which a curve with a flat stretch of x can bring about: x is
  ///   monotone there all the same, but no timing curve may be written so; shorter parts can.
  ///   ``TimingCurveError/noChange(interval:)`` when the curve has one value at both ends, which no timing curve from
  ///   0 to 1 can express.
  public func part(_ interval: ClosedRange<Double>) throws(TimingCurveError) -> Part {
    let a = interval.lowerBound, b = interval.upperBound
    guard a >= 0, b <= 1, a < b else {
      throw .outOfRange(
        parameter: "interval", value: a >= 0 && a < 1 ? b : a, allowed: "of positive length within [0, 1]")
    }
    let start = value(at: a), end = value(at: b)
    guard start != end else { throw .noChange(interval: interval) }
    let ta = parameter(at: a), tb = parameter(at: b)
    // A handle lies a third of the derivative away from its end.
    let x = CubicPolynomial(handles: x1, x2), (y, unit) = scaledY
    let third = (tb - ta) / 3, width = b - a, height = end / unit - start / unit
    var handles = (third * x.slope(at: ta) / width, 1 - third * x.slope(at: tb) / width)
    for (name, handle) in [("x1", handles.0), ("x2", handles.1)] where handle < -1e-14 || handle > 1 + 1e-14 {
      throw .outOfRange(
        parameter: "\(name) of the part", value: handle, allowed: "a number from 0 to 1; shorten the interval")
    }
    handles = (min(max(handles.0, 0), 1), min(max(handles.1, 0), 1))
    let curve = CubicBezierCurve(
      unchecked: handles.0, third * y.slope(at: ta) / height, handles.1, 1 - third * y.slope(at: tb) / height)
    return Part(curve: curve, startValue: start, endValue: end)
  }
}
