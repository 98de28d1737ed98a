import Inbetween

extension Request {
  static let curveHint = """
    CSS easing text such as "ease-in", {"cubicBezier":[x1,y1,x2,y2]} or {"named":"penner.easeOutBounce"}
    """

  /// The curve of the field `curve`.
  func curve() throws(EvalError) -> RequestedCurve {
    let node = try requiredNode("curve", Self.curveHint)
    let raw = evaluator.document.raw(node)
    if let known = evaluator.curves.curve(for: raw) { return known }
    let curve = RequestedCurve(try readCurve(node))
    evaluator.curves.insert(curve, for: raw)
    return curve
  }

  private func readCurve(_ node: Int) throws(EvalError) -> EasingFunction {
    switch evaluator.document.nodes[node].kind {
    case .string:
      return try readCSS(text(node, at: "$.curve"), at: "$.curve")
    case .object:
      return try readCurveObject(node)
    default:
      throw wrongType(node, at: "$.curve", Self.curveHint)
    }
  }

  private func readCurveObject(_ object: Int) throws(EvalError) -> EasingFunction {
    let document = evaluator.document
    var handles: Int?, name: Int?
    var keys = document.children(of: object)
    while let key = keys.next(), let value = keys.next() {
      if document.string(key, equals: "cubicBezier") {
        if handles != nil { throw EvalError(.syntax, "$.curve.cubicBezier stands twice; give each key once") }
        handles = value
      } else if document.string(key, equals: "named") {
        if name != nil { throw EvalError(.syntax, "$.curve.named stands twice; give each key once") }
        name = value
      } else {
        throw EvalError(
          .unknownKey, evaluator.unknownKeyMessage(key, at: "$.curve", allowed: ["cubicBezier", "named"]))
      }
    }
    switch (handles, name) {
    case (let handles?, nil): return try readHandles(handles)
    case (nil, let name?): return try readName(name)
    case (nil, nil): throw EvalError(.missing, "$.curve is an empty object; it is \(Self.curveHint)")
    default: throw EvalError(.conflict, "$.curve has both cubicBezier and named; give one of them")
    }
  }

  private func readHandles(_ list: Int) throws(EvalError) -> EasingFunction {
    let document = evaluator.document
    guard document.nodes[list].kind == .array else {
      throw wrongType(list, at: "$.curve.cubicBezier", "a list of four numbers [x1,y1,x2,y2]")
    }
    let count = document.count(of: list)
    guard count == 4 else {
      throw EvalError(.count, "$.curve.cubicBezier has \(count) numbers; it must have four: [x1,y1,x2,y2]")
    }
    var numbers = SIMD4<Double>()
    for (index, node) in document.children(of: list).enumerated() {
      numbers[index] = try parameter(node, at: "$.curve.cubicBezier[\(index)]")
    }
    do throws(TimingCurveError) {
      return .cubicBezier(try CubicBezierCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
    } catch {
      throw EvalError(.range, "$.curve.cubicBezier: \(error)")
    }
  }

  private func readName(_ node: Int) throws(EvalError) -> EasingFunction {
    guard evaluator.document.nodes[node].kind == .string else {
      throw wrongType(node, at: "$.curve.named", "a name that `inbetween list` prints")
    }
    let name = try text(node, at: "$.curve.named")
    guard let found = NamedCurve.named(name) else {
      let hint = nearest(to: name, among: NamedCurve.all.map(\.name)).map { "did you mean \"\($0)\"? " } ?? ""
      throw EvalError(.range, "$.curve.named: no curve has the name \(name); \(hint)`inbetween list` prints the names")
    }
    return found.curve
  }

  private func readCSS(_ text: String, at path: String) throws(EvalError) -> EasingFunction {
    do throws(EasingSyntaxError) {
      return try EasingFunction(css: text)
    } catch {
      throw EvalError(error.evalCode, "\(path), column \(error.column): \(error.message)")
    }
  }

  /// The characters of a string.
  func text(_ node: Int, at path: String) throws(EvalError) -> String {
    do throws(JSONSyntaxError) {
      return try evaluator.document.string(node)
    } catch {
      throw EvalError(.syntax, "\(path), column \(error.offset + 1): \(error.message)")
    }
  }
}

extension EasingSyntaxError {
  /// The code of the oracle for this kind of mistake.
  fileprivate var evalCode: EvalError.Code {
    switch kind {
    case .syntax: .syntax
    case .count: .count
    case .range: .range
    case .nesting: .tooLarge
    }
  }
}
