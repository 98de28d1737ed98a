#if !hasFeature(Embedded)
  /// One token of CSS Syntax 3, as far as easing functions need to tell tokens apart.
  struct CSSToken {
    enum Kind: Equatable {
      /// `isInteger`: written without point and exponent.
      case number(Double, isInteger: Bool)
      /// The value as a fraction: 0.5 for `50%`.
      case percentage(Double)
      case dimension
      /// In lower case, escapes resolved.
      case identifier(String)
      /// A name with the parenthesis that opens its arguments, in lower case.
      case function(String)
      case comma
      case openingParenthesis
      case closingParenthesis
      /// `*`, `/`, or a `+` or `-` that is not part of a number or name.
      case sign(UInt8)
      /// Anything that no easing function contains.
      case other
      case end
    }

    var kind: Kind
    /// The bytes of the text that the token covers.
    var range: Range<Int>
    /// Whether white space, not only a comment, stands before it.
    var followsSpace: Bool
  }
#endif
