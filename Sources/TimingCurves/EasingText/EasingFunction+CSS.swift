#if !hasFeature(Embedded)
  extension EasingFunction {
    /// Reads one CSS `<easing-function>`: `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `steps(4, jump-both)`,
    /// `linear(0, 0.6 40%, 1)`.
    ///
    /// Names may be in any case; white space and comments may stand between tokens; numbers may be computed with `calc()`,
    /// `min()`, `max()` and `clamp()`. What a calculation gives is moved into the allowed range, as CSS Values 4 says, and
    /// rounded where a whole number is needed. Other than in a style sheet, every parenthesis must be closed.
    ///
    /// O(length).
    public init(css: String) throws(EasingSyntaxError) {
      var parser = try EasingParser(css)
      self = try parser.wholeText()
    }

    /// Reads a list of easing functions with commas between them, at least one.
    public static func list(css: String) throws(EasingSyntaxError) -> [EasingFunction] {
      var parser = try EasingParser(css)
      return try parser.list()
    }
  }
#endif
