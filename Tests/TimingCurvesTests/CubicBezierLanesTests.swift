import CInbetweenKernels
import InbetweenTruth
import Testing

/// Every vector variant that this processor can run, against the scalar kernel of the same instruction set.
@Suite struct CubicBezierLanesTests {
  static let variants: [Int] = (0..<ib_cubic_kernels_count()).filter { index in
    guard ib_cubic_kernels_at(index) == nil else { return true }
    print("not run, this processor lacks it: \(String(cString: ib_cubic_kernels_name(index)))")
    return false
  }

  static func kernels(_ index: Int) throws -> CubicKernels { try #require(ib_cubic_kernels_at(index)) }

  /// Sometimes outside [0, 1] or NaN, else as given.
  static func disturbed(_ x: [Double]) -> [Double] {
    x.enumerated().map { i, x in i % 13 == 5 ? [.nan, -0.5, 1.5, -0.0, 1 + 0x1p-52, -1e-300][i % 6] : x }
  }

  static func same<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> Bool { a == b || (a.isNaN && b.isNaN) }

  // MARK: The same answers as the scalar kernel

  @Test(arguments: variants) func `one curve is as accurate as promised`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    for kind in CubicCaseClass.allCases {
      for group in 0..<60 {
        let samples = (0..<CubicCaseClass.casesPerCurve).map {
          kind.sample(group * CubicCaseClass.casesPerCurve + $0)
        }
        let handles = Handles(samples[0])
        let x = [0, 1] + samples.map(\.x)
        let floats = x.map { Float($0) }
        handles.withPrepared(kernels) { curve in
          var y = x
          var floatY = floats
          kernels.pointee.values(curve, x, &y, x.count)
          kernels.pointee.values_float(curve, floats, &floatY, x.count)
          for i in x.indices {
            Self.expectClose(y[i], kernels.pointee.value(curve, x[i]), at: x[i], handles, kind)
            Self.expectClose(floatY[i], kernels.pointee.value(curve, Double(floats[i])), at: floats[i], handles, kind)
          }
          #expect(y[0] == 0 && y[1] == 1 && floatY[0] == 0 && floatY[1] == 1, "\(kind) \(handles)")
        }
      }
    }
  }

  @Test(arguments: variants) func `distinct curves are as accurate as promised`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    for kind in CubicCaseClass.allCases {
      let samples = (0..<700).map { kind.sample($0 * CubicCaseClass.casesPerCurve) }
      let x = [0, 1] + samples.dropFirst(2).map(\.x)
      let doubles = Lanes<Double>(samples.map(Handles.init), x), floats = Lanes<Float>(samples.map(Handles.init), x)
      let y = doubles.values(kernels), floatY = floats.values(kernels)
      for i in x.indices {
        let handles = doubles.handles(i), rounded = floats.handles(i)
        let scalar = handles.withPrepared(kernels) { kernels.pointee.value($0, x[i]) }
        let scalarOfRounded = rounded.withPrepared(kernels) { kernels.pointee.value($0, Double(floats.x[i])) }
        Self.expectClose(y[i], scalar, at: x[i], handles, kind)
        Self.expectClose(floatY[i], scalarOfRounded, at: floats.x[i], rounded, kind)
      }
      #expect(y[0] == 0 && y[1] == 1 && floatY[0] == 0 && floatY[1] == 1, "\(kind)")
    }
  }

  /// Here y is level where x hardly moves, so that a small slope of y says nothing about the error of t.
  @Test(arguments: variants) func `a level y does not hide an inexact t`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    let handles = Handles(0.94245696067810059, 1.1544216871261597, 6.7509949985833373e-07, -1.3372184038162231)
    let lanes = Lanes<Float>([handles], [0.5])
    let scalar = lanes.handles(0).withPrepared(kernels) { kernels.pointee.value($0, 0.5) }
    Self.expectClose(lanes.values(kernels)[0], scalar, at: 0.5, handles, .nearTripleRoot)
  }

  /// 8 units of 2^-52 max(1, |y1|, |y2|), or of 2^-24 for `Float`; and one of 2^-52 for the scalar kernel.
  static func expectClose<T: BinaryFloatingPoint>(
    _ y: T, _ scalar: Double, at x: T, _ c: Handles, _ kind: CubicCaseClass
  ) {
    let bound = (T.self == Float.self ? 8 * 0x1p-24 + 0x1p-52 : 9 * 0x1p-52) * c.scale
    #expect(abs(Double(y) - scalar) <= bound, "\(kind) \(c) at \(x)")
    if c.isInside { #expect(y >= 0 && y <= 1, "\(kind) \(c) at \(x)") }
  }

  @Test(arguments: variants) func `x outside continues as the scalar kernel does`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    let curves = [
      Handles(0.25, 0.1, 0.25, 1), Handles(0, 0, 0.3, 2), Handles(0.3, 0.2, 1, 0.5), Handles(0, 0, 0, 0),
      Handles(0.3, 1e305, 0.4, -1e307), Handles(0.5, 1.7e308, 0.1, 1.7e308),
    ]
    let x: [Double] = [.nan, -1, -1e-300, -0.0, 1 + 0x1p-52, 2, 1e300, -.infinity, .infinity, 0, 1]
    for handles in curves {
      handles.withPrepared(kernels) { curve in
        var y = x
        kernels.pointee.values(curve, x, &y, x.count)
        let each = Lanes<Double>(x.map { _ in handles }, x).values(kernels)
        let eachFloat = Lanes<Float>(x.map { _ in handles }, x)
        let eachY = eachFloat.values(kernels)
        for i in x.indices {
          let scalar = kernels.pointee.value(curve, x[i])
          #expect(Self.same(y[i], scalar) && Self.same(each[i], scalar), "\(handles) at \(x[i])")
          guard handles.scale < 1e30 else { continue }
          let ofRounded = eachFloat.handles(i).withPrepared(kernels) {
            kernels.pointee.value($0, Double(eachFloat.x[i]))
          }
          #expect(Self.same(eachY[i], Float(ofRounded)), "\(handles) at \(x[i])")
        }
      }
    }
  }

  // MARK: The same bits anywhere

  @Test(arguments: variants) func `an answer does not depend on place, count or alignment`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    // The last two have x that the fast path refuses.
    let curves = [Handles(0.25, 0.1, 0.25, 1), Handles(0, 0.5, 0.3, -1), Handles(0.999, 0, 0.001, 1)]
    let x = Self.disturbed((0..<96).map { CubicCaseClass.random.sample($0).x })
    for handles in curves {
      handles.withPrepared(kernels) { curve in
        Self.checkPlaces(x, perLine: 8) { kernels.pointee.values(curve, $0, $1, $2) }
        Self.checkPlaces(x.map { Float($0) }, perLine: 16) { kernels.pointee.values_float(curve, $0, $1, $2) }
      }
    }
  }

  /// All counts up to 70 at all places in a cache line give the bits of one long call, in place too, and write nothing
  /// else.
  static func checkPlaces<T: BinaryFloatingPoint>(
    _ x: [T], perLine: Int, _ batch: (UnsafePointer<T>, UnsafeMutablePointer<T>, Int) -> Void
  ) {
    var whole = x
    batch(x, &whole, x.count)
    let untouched: T = -7
    var mistakes = 0
    for count in 0...70 {
      for offset in 0..<perLine {
        var y = [T](repeating: untouched, count: offset + count + 1)
        var inPlace = [T](repeating: untouched, count: offset) + x[offset..<offset + count] + [untouched]
        let expected = [T](repeating: untouched, count: offset) + whole[offset..<offset + count] + [untouched]
        x.withUnsafeBufferPointer { x in
          y.withUnsafeMutableBufferPointer { batch(x.baseAddress! + offset, $0.baseAddress! + offset, count) }
        }
        inPlace.withUnsafeMutableBufferPointer { batch($0.baseAddress! + offset, $0.baseAddress! + offset, count) }
        mistakes += zip(y, expected).count { !same($0, $1) } + zip(inPlace, expected).count { !same($0, $1) }
      }
    }
    #expect(mistakes == 0)
  }

  @Test(arguments: variants) func `distinct curves do not see their neighbours`(variant: Int) throws {
    let kernels = try Self.kernels(variant)
    let samples = (0..<3000).map { i in
      CubicCaseClass.allCases[i % CubicCaseClass.allCases.count].sample(i * CubicCaseClass.casesPerCurve)
    }
    let handles = samples.map(Handles.init), x = Self.disturbed(samples.map(\.x))
    let doubles = Lanes<Double>(handles, x), floats = Lanes<Float>(handles, x)
    let whole = doubles.values(kernels), wholeFloats = floats.values(kernels)
    var mistakes = 0
    for count in Array(0...70) + [511, 2047, 2049, 2980] {
      for offset in [0, 1, 3, 8, 13] {
        let part = offset..<offset + count
        mistakes += zip(doubles.values(kernels, part), whole[part]).count { !Self.same($0, $1) }
        mistakes += zip(floats.values(kernels, part), wholeFloats[part]).count { !Self.same($0, $1) }
      }
    }
    #expect(mistakes == 0)
  }
}
