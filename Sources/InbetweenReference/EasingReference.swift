import Foundation

/// easing.json: exact values, published facts and known faults, row by row.
///
/// Every row keeps the fields that its section has; see Tests/ReferenceData for their meaning.
package struct EasingReference: Sendable, Decodable {
  /// Values and slopes to 25 digits, or, with `kind`, the extremes of y.
  package struct HighPrecision: Sendable, Decodable {
    package var kind: String?
    package var cpDecimal: [ReferenceNumber]
    package var x: [ReferenceNumber]?
    package var y: [ReferenceNumber]?
    package var dydx: [ReferenceNumber]?
    package var min: ReferenceNumber?
    package var max: ReferenceNumber?
  }

  /// The exact image of binary64 control points and a binary64 x.
  package struct HardVector: Sendable, Decodable {
    package var cpDouble: [ReferenceNumber]
    package var xDouble: ReferenceNumber
    package var y: ReferenceNumber
  }

  /// A fact that Chromium's unit test asserts.
  package struct ChromiumFact: Sendable, Decodable {
    package var kind: String?
    package var cp: [ReferenceNumber]
    package var tol: Double?
    package var x: [Double]?
    package var y: [Double]?
    package var dydx: [Double]?
    package var min: Double?
    package var max: Double?
    package var xY: [[Double]]?
    package var tStep: Double?
    package var tolT: Double?
  }

  /// A web platform test: a curve, two equivalent ones, or an inner curve whose result goes through an outer one.
  package struct PlatformTest: Sendable, Decodable {
    package var kind: String
    package var outerCp: [ReferenceNumber]?
    package var innerCp: [ReferenceNumber]?
    package var inner: String?
    package var fn: String?
    package var a: String?
    package var b: String?
    package var t: [ReferenceNumber]?
    package var yComputed: [ReferenceNumber]?
    package var tY: [[Double]]?
    package var tol: Double?
    package var wptTolerance: Double?
  }

  /// A text, whether it is valid, and how it is written again.
  package struct ParseVector: Sendable, Decodable {
    package var `in`: String
    package var valid: Bool
    package var serialized: String?
    package var browsers156153: String?
  }

  /// Values of steps, or, with `kind`, a product that rounds up to an integer.
  package struct StepVector: Sendable, Decodable {
    package var kind: String?
    package var fn: String?
    package var n: Int?
    package var x: OneOrMany
    package var y: [ReferenceNumber]?
    package var yBefore: [ReferenceNumber]?
    package var exactFloor: Double?
    package var doubleFloor: Double?
  }

  /// Canonical points and values of linear().
  package struct LinearVector: Sendable, Decodable {
    package var fn: String
    package var canonical: [[ReferenceNumber]]
    package var x: [ReferenceNumber]
    package var y: [ReferenceNumber]
    package var yBeforeAtFirstInput: ReferenceNumber
  }

  /// A reported fault of another implementation, and what is right.
  package struct BugVector: Sendable, Decodable {
    package struct Input: Sendable, Decodable {
      package var cp: [ReferenceNumber]?
      package var cpF32: [ReferenceNumber]?
      package var fn: String?
      package var x: OneOrMany?
      package var xF32: ReferenceNumber?
    }
    package var source: String
    package var input: Input
    package var right: OneOrManyTexts
  }

  /// A published curve or, with `ms`, a published duration.
  package struct Published: Sendable, Decodable {
    package var id: String
    package var cp: [Double]?
    /// Handles and joints of two curves end to end.
    package var twoSegment: [[Double]]?
    package var ms: Int?
    package var source: String
  }

  /// Values and velocities of a unit curve of SwiftUI, within a tolerance; rows without one are remarks.
  package struct UnitCurveFact: Sendable, Decodable {
    package var id: String
    package var tol: Double?
    package var x: [ReferenceNumber] = []
    package var value: [ReferenceNumber] = []
    package var velocity: [ReferenceNumber] = []

    private enum CodingKeys: CodingKey {
      case id, tol, x, value, velocity
    }

    /// Reads a row; of a remark only the name.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      tol = try container.decodeIfPresent(Double.self, forKey: .tol)
      guard tol != nil else { return }
      x = try container.decode([ReferenceNumber].self, forKey: .x)
      value = try container.decode([ReferenceNumber].self, forKey: .value)
      velocity = try container.decode([ReferenceNumber].self, forKey: .velocity)
    }
  }

  /// Values of one of Penner's functions.
  package struct PennerValues: Sendable, Decodable {
    package var id: String
    package var x: [ReferenceNumber]
    package var y: [ReferenceNumber]
  }

  package var highPrecision: [HighPrecision]
  package var hardVectors: [HardVector]
  package var chromiumUnittest: [ChromiumFact]
  package var wpt: [PlatformTest]
  package var linearParse: [ParseVector]
  package var stepVectors: [StepVector]
  package var linearVectors: [LinearVector]
  package var bugVectors: [BugVector]
  package var namedCurves: [Published]
  package var material3: [Published]
  package var swiftui: [UnitCurveFact]
  package var penner: [PennerValues]

  /// Reads the embedded file.
  package static func load() throws -> Self {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Self.self, from: ReferenceFile.easing.data)
  }
}

/// A number, or a list of them.
package struct OneOrMany: Sendable, Decodable {
  package var numbers: [ReferenceNumber]

  /// Reads either form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let one = try? container.decode(ReferenceNumber.self) {
      numbers = [one]
    } else {
      numbers = try container.decode([ReferenceNumber].self)
    }
  }
}

/// A text, or a list of them.
package struct OneOrManyTexts: Sendable, Decodable {
  package var texts: [String]

  /// Reads either form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let one = try? container.decode(String.self) {
      texts = [one]
    } else {
      texts = try container.decode([String].self)
    }
  }
}
