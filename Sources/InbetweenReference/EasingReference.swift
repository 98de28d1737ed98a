import Foundation

/// easing.json: exact values, published facts and known faults, row by row.
///
/// Every row keeps the fields that its section has; see Tests/ReferenceData for their meaning.
public struct EasingReference: Sendable, Decodable {
  /// Values and slopes to 25 digits, or, with `kind`, the extremes of y.
  public struct HighPrecision: Sendable, Decodable {
    public var kind: String?
    public var cpDecimal: [ReferenceNumber]
    public var x: [ReferenceNumber]?
    public var y: [ReferenceNumber]?
    public var dydx: [ReferenceNumber]?
    public var min: ReferenceNumber?
    public var max: ReferenceNumber?
  }

  /// The exact image of binary64 control points and a binary64 x.
  public struct HardVector: Sendable, Decodable {
    public var cpDouble: [ReferenceNumber]
    public var xDouble: ReferenceNumber
    public var y: ReferenceNumber
  }

  /// A fact that Chromium's unit test asserts.
  public struct ChromiumFact: Sendable, Decodable {
    public var kind: String?
    public var cp: [ReferenceNumber]
    public var tol: Double?
    public var x: [Double]?
    public var y: [Double]?
    public var dydx: [Double]?
    public var min: Double?
    public var max: Double?
    public var xY: [[Double]]?
    public var tStep: Double?
    public var tolT: Double?
  }

  /// A web platform test: a curve, two equivalent ones, or an inner curve whose result goes through an outer one.
  public struct PlatformTest: Sendable, Decodable {
    public var kind: String
    public var outerCp: [ReferenceNumber]?
    public var innerCp: [ReferenceNumber]?
    public var inner: String?
    public var fn: String?
    public var a: String?
    public var b: String?
    public var t: [ReferenceNumber]?
    public var yComputed: [ReferenceNumber]?
    public var tY: [[Double]]?
    public var tol: Double?
    public var wptTolerance: Double?
  }

  /// A text, whether it is valid, and how it is written again.
  public struct ParseVector: Sendable, Decodable {
    public var `in`: String
    public var valid: Bool
    public var serialized: String?
    public var browsers156153: String?
  }

  /// Values of steps, or, with `kind`, a product that rounds up to an integer.
  public struct StepVector: Sendable, Decodable {
    public var kind: String?
    public var fn: String?
    public var n: Int?
    public var x: OneOrMany
    public var y: [ReferenceNumber]?
    public var yBefore: [ReferenceNumber]?
    public var exactFloor: Double?
    public var doubleFloor: Double?
  }

  /// Canonical points and values of linear().
  public struct LinearVector: Sendable, Decodable {
    public var fn: String
    public var canonical: [[ReferenceNumber]]
    public var x: [ReferenceNumber]
    public var y: [ReferenceNumber]
    public var yBeforeAtFirstInput: ReferenceNumber
  }

  /// A reported fault of another implementation, and what is right.
  public struct BugVector: Sendable, Decodable {
    public struct Input: Sendable, Decodable {
      public var cp: [ReferenceNumber]?
      public var cpF32: [ReferenceNumber]?
      public var fn: String?
      public var x: OneOrMany?
      public var xF32: ReferenceNumber?
    }
    public var source: String
    public var input: Input
    public var right: OneOrManyTexts
  }

  public var highPrecision: [HighPrecision]
  public var hardVectors: [HardVector]
  public var chromiumUnittest: [ChromiumFact]
  public var wpt: [PlatformTest]
  public var linearParse: [ParseVector]
  public var stepVectors: [StepVector]
  public var linearVectors: [LinearVector]
  public var bugVectors: [BugVector]

  /// Reads the embedded file.
  public static func load() throws -> Self {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Self.self, from: ReferenceFile.easing.data)
  }
}

/// A number, or a list of them.
public struct OneOrMany: Sendable, Decodable {
  public var numbers: [ReferenceNumber]

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let one = try? container.decode(ReferenceNumber.self) {
      numbers = [one]
    } else {
      numbers = try container.decode([ReferenceNumber].self)
    }
  }
}

/// A text, or a list of them.
public struct OneOrManyTexts: Sendable, Decodable {
  public var texts: [String]

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let one = try? container.decode(String.self) {
      texts = [one]
    } else {
      texts = try container.decode([String].self)
    }
  }
}
