/// A timing curve under the name that a platform or a library gives it: `css.ease`, `flutter.bounceOut`.
///
/// A name is the set's prefix, a dot, and the original name with a small first letter. Names are case-sensitive and
/// stay the same from version to version.
public struct NamedCurve: Sendable, Hashable {
  /// The full name, such as `penner.easeOutBounce`.
  public let name: String
  /// The set that the curve belongs to.
  public let set: Set
  let recipe: Recipe

  /// Where the numbers come from: a specification, or a public repository and the path in it.
  public var source: String { self.set.source }

  /// The curve itself, made anew; keep it for repeated use.
  public var curve: EasingFunction { recipe.curve }

  init(_ set: Set, _ localName: String, _ recipe: Recipe) {
    name = "\(set.rawValue).\(localName)"
    self.set = set
    self.recipe = recipe
  }

  /// Every curve of every set, in the order of the sets.
  ///
  /// The list holds names and a few numbers each; it is built at the first use.
  public static let all: [NamedCurve] = Set.allCases.flatMap { $0.curves }

  /// The curve with exactly this name.
  ///
  /// Complexity: linear in the number of names.
  public static func named(_ name: String) -> NamedCurve? {
    all.first { $0.name == name }
  }

  /// The curve with exactly this name.
  ///
  /// - Throws: ``NamedCurveError/unknown(name:nearest:)`` with the name that was probably meant.
  public init(named name: String) throws(NamedCurveError) {
    guard let found = Self.named(name) else { throw .unknown(name: name, nearest: Self.nearestName(to: name)) }
    self = found
  }
}

extension NamedCurve: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Why no curve was found.
public enum NamedCurveError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No curve has this name; `nearest` is the most similar one.
  case unknown(name: String, nearest: String)

  /// What was wrong and what would be right.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest): "no curve is named \"\(name)\"; did you mean \"\(nearest)\"?"
    }
  }
}
