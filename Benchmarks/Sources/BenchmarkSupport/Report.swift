import Foundation

/// Everything one run found: the content of the file that `run --json` writes. Documented in the README.
public struct Report: Sendable, Hashable, Codable {
  /// The version of this schema; changes when the meaning of a field changes.
  public static let currentSchema = 1

  public var schema = Report.currentSchema
  public var context: RunContext
  public var groups: [Group]

  public init(context: RunContext, groups: [Group]) {
    self.context = context
    self.groups = groups
  }

  /// Cases that answer the same question about the same input, and so may be compared.
  public struct Group: Sendable, Hashable, Codable {
    public var id: String
    public var title: String
    /// What the ratios are against, in words.
    public var reference: String
    public var cases: [Case]

    public init(id: String, title: String, reference: String, cases: [Case]) {
      self.id = id
      self.title = title
      self.reference = reference
      self.cases = cases
    }
  }

  /// One measured case. Times are nanoseconds of processor time per value.
  public struct Case: Sendable, Hashable, Codable {
    public var name: String
    public var role: CaseRole
    /// How many values one pass computes.
    public var values: Int
    public var median: Double
    public var lowerQuartile: Double
    public var upperQuartile: Double
    public var minimum: Double
    public var maximum: Double
    /// (upper − lower quartile) / median.
    public var spread: Double
    /// The speed as a multiple of the reference of the group; absent in a group without one.
    public var ratio: Ratio?
    /// Every repetition, in the order in which it was measured.
    public var samples: [Double]

    public init(name: String, role: CaseRole, values: Int, distribution: Distribution, samples: [Double]) {
      self.name = name
      self.role = role
      self.values = values
      self.samples = samples
      median = distribution.median
      lowerQuartile = distribution.lowerQuartile
      upperQuartile = distribution.upperQuartile
      minimum = distribution.minimum
      maximum = distribution.maximum
      spread = distribution.spread
    }
  }
}

/// What a case is in its group.
public enum CaseRole: String, Sendable, Hashable, Codable {
  /// Inbetween itself.
  case product
  /// Something else that does the same. The ratios of the group are against the fastest reference.
  case reference
  /// Something else, shown but not what the ratios are against.
  case peer
}

extension Report.Group {
  /// The fastest of the references.
  public var fastestReference: Report.Case? {
    cases.filter { $0.role == .reference }.min { $0.median < $1.median }
  }

  /// Fills in the ratio of every case.
  public mutating func fillRatios() {
    guard let reference = fastestReference else { return }
    for i in cases.indices {
      cases[i].ratio = Ratio(of: cases[i].distribution, against: reference.distribution)
    }
  }
}

extension Report.Case {
  /// The summary without the samples.
  public var distribution: Distribution {
    Distribution(
      minimum: minimum, lowerQuartile: lowerQuartile, median: median, upperQuartile: upperQuartile, maximum: maximum)
  }
}

extension Distribution {
  init(minimum: Double, lowerQuartile: Double, median: Double, upperQuartile: Double, maximum: Double) {
    self.minimum = minimum
    self.lowerQuartile = lowerQuartile
    self.median = median
    self.upperQuartile = upperQuartile
    self.maximum = maximum
  }
}

// MARK: Files

/// Why a report could not be read.
public enum ReportError: Error, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case wrongSchema(path: String, found: Int)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .wrongSchema(let path, let found):
      "\(path) has schema \(found); this tool reads schema \(Report.currentSchema): measure again"
    }
  }
}

extension Report {
  /// The report as JSON text: keys sorted, one value per line, so that two reports can be diffed.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads what ``json()`` wrote.
  public init(json data: Data, path: String) throws(ReportError) {
    struct Version: Decodable { var schema: Int }
    do {
      let found = try JSONDecoder().decode(Version.self, from: data).schema
      guard found == Report.currentSchema else { throw ReportError.wrongSchema(path: path, found: found) }
      self = try JSONDecoder().decode(Report.self, from: data)
    } catch let error as ReportError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: "not a report of inbetween-bench (\(error))")
    }
  }

  /// Reads a report from a file.
  public init(path: String) throws(ReportError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "no such file, or no permission")
    }
    try self.init(json: data, path: path)
  }
}
