#if !hasFeature(Embedded)
  extension EasingFunction {
    /// The CSS text as browsers write it, with six significant digits; nil for closed forms.
    public var css: String? { css(.browser) }

    /// The CSS text that reads back to the same curve bit for bit; nil for closed forms.
    ///
    /// CSS has no words for the exact floor of steps, so that is lost.
    public var cssExact: String? { css(.exact) }

    /// The CSS text with the given precision; nil for closed forms.
    public func css(_ precision: CSSPrecision) -> String? {
      switch self {
      case .keyword(let keyword): keyword.rawValue
      case .cubicBezier(let curve): curve.css(precision)
      case .steps(let curve): curve.css
      case .linear(let curve): curve.css(precision)
      case .closedForm: nil
      }
    }
  }

  extension CubicBezierCurve {
    /// `cubic-bezier(x1, y1, x2, y2)`.
    public func css(_ precision: CSSPrecision = .exact) -> String {
      let numbers = [x1, y1, x2, y2].map { CSSNumberText.number($0, precision) }
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }
  }

  extension StepCurve {
    /// `steps(4, jump-both)`; without the position when it is `end`.
    public var css: String {
      jump == .end ? "steps(\(count))" : "steps(\(count), \(jump.rawValue))"
    }
  }

  extension PiecewiseLinearCurve {
    /// `linear(0 0%, 0.25 50%, 1 100%)`: every point with its place.
    public func css(_ precision: CSSPrecision = .exact) -> String {
      var text = "linear("
      for index in pieces.indices {
        if index > 0 { text += ", " }
        text += CSSNumberText.number(pieces[index].value, precision)
        text += " "
        text += CSSNumberText.percentage(progresses[index], precision)
      }
      return text + ")"
    }
  }

  extension EasingFunction: CustomStringConvertible {
    /// The exact CSS text, or the name of a closed form.
    public var description: String {
      if case .closedForm(let curve) = self { return curve.description }
      return cssExact ?? ""
    }
  }

  extension CubicBezierCurve: CustomStringConvertible {
    /// The exact CSS text.
    public var description: String { css() }
  }

  extension StepCurve: CustomStringConvertible {
    /// The CSS text, and the floor rule if it is not the one of browsers.
    public var description: String { floor == .rounded ? css : "\(css) with exact floor" }
  }

  extension PiecewiseLinearCurve: CustomStringConvertible {
    /// The exact CSS text.
    public var description: String { css() }
  }
#endif
