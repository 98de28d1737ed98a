import Foundation

/// Everything one run found: the content of the file that `run --json` writes.
///
/// Documented in the README.
package struct Report: Sendable, Hashable, Codable {
  /// The version of this schema; changes when the meaning of a field changes.
  package static let currentSchema = 1

  package var schema = Report.currentSchema
  package var context: RunContext
  package var groups: [Group]

  package init(context: RunContext, groups: [Group]) {
    self.context = context
    self.groups = groups
  }

  /// Cases that answer the same question about the same input, and so may be compared.
  package struct Group: Sendable, Hashable, Codable {
    package var id: String
    package var title: String
    /// What the ratios are against, in words.
    package var reference: String
    package var cases: [Case]

    package init(id: String, title: String, reference: String, cases: [Case]) {
      self.id = id
      self.title = title
      self.reference = reference
      self.cases = cases
    }
  }

  /// One measured case.
  ///
  /// Times are nanoseconds of processor time per value.
  package struct Case: Sendable, Hashable, Codable {
    package var name: String
    package var role: CaseRole
    /// How many values one pass computes.
    package var values: Int
    package var median: Double
    package var lowerQuartile: Double
    package var upperQuartile: Double
    package var minimum: Double
    package var maximum: Double
    /// (upper − lower quartile) / median.
    package var spread: Double
    /// The speed as a multiple of the reference of the group; absent in a group without one.
    package var ratio: Ratio?
    /// Every repetition, in the order in which it was measured.
    package var samples: [Double]

    package init(name: String, role: CaseRole, values: Int, distribution: Distribution, samples: [Double]) {
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
package enum CaseRole: String, Sendable, Hashable, Codable {
  /// Inbetween itself.
  case product
  /// Something else that does the same. The ratios of the group are against the fastest reference.
  case reference
  /// Something else, shown but not what the ratios are against.
  case peer
}

extension Report.Group {
  /// The fastest of the references.
  package var fastestReference: Report.Case? {
    cases.filter { $0.role == .reference }.min { $0.median < $1.median }
  }

  /// Fills in the ratio of every case.
  package mutating func fillRatios() {
    guard let reference = fastestReference else { return }
    for i in cases.indices {
      cases[i].ratio = Ratio(of: cases[i], against: reference)
    }
  }
}

extension Report.Case {
  /// With fewer repetitions the quartiles say nothing about noise.
  package static let leastRepetitions = 5

  /// How far the median may be off by noise, as a share of it.
  ///
  /// 2.4 interquartile ranges over the root of the number of repetitions: enough in 99 % of all runs if noise is
  /// normal. Infinite below ``leastRepetitions``.
  package var noise: Double {
    guard samples.count >= Self.leastRepetitions else { return .infinity }
    return 2.4 * spread / Double(samples.count).squareRoot()
  }
}

// MARK: Files

/// Why a report could not be read.
package enum ReportError: Error, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case wrongSchema(path: String, found: Int)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .wrongSchema(let path, let found):
      "\(path) has schema \(found); this tool reads schema \(Report.currentSchema): measure again"
    }
  }
}

extension Report {
  /// The report as JSON text: keys sorted, one value per line, so that two reports can be diffed.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads what ``json()`` wrote.
  package init(json data: Data, path: String) throws(ReportError) {
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
  package init(path: String) throws(ReportError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "no such file, or no permission")
    }
    try self.init(json: data, path: path)
  }
}
