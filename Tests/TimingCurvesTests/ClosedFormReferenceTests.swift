import Foundation
import InbetweenReference
import Testing
import TimingCurves

/// The closed forms against values and velocities known to 25 digits.
@Suite struct ClosedFormReferenceTests {
  /// A row of closed-forms.json.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var shape: ClosedFormCurve.PennerShape
    var direction: ClosedFormCurve.Direction
    var number: Double?
    var y: [String]
    var dydx: [String]
    var startSlope: String
    var endSlope: String
    var testDescription: String { "\(direction) \(shape) \(number ?? 0)" }

    func curve() throws -> ClosedFormCurve {
      switch shape {
      case .back: try ClosedFormCurve(.back(overshoot: #require(number)), direction)
      case .elastic: try ClosedFormCurve(.elastic(period: #require(number)), direction)
      default: ClosedFormCurve.penner(shape, direction)
      }
    }
  }

  /// A row of the two-part cubics.
  struct JoinedRow: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var x: [Double]
    var y: [String]
    var dydx: [String]
    var testDescription: String { name }
  }

  struct File: Decodable, Sendable {
    var x: [Double]
    var curves: [Row]
    var joined: [JoinedRow]
  }

  static let file = try! JSONDecoder().decode(File.self, from: ReferenceFile.closedForms.data)

  @Test func everyShapeAndDirectionIsThere() {
    let pairs = Set(Self.file.curves.map { "\($0.shape) \($0.direction)" })
    #expect(pairs.count == 30)
    #expect(Self.file.curves.count == 33)
    #expect(Self.file.x.count == 39)
  }

  @Test(arguments: file.curves) func values(_ row: Row) throws {
    let curve = try row.curve()
    for (x, text) in zip(Self.file.x, row.y) {
      let truth = try #require(Double(text))
      let error = abs(curve.value(at: x) - truth) / max(1, abs(truth))
      #expect(error <= 2 * 0x1p-52, "y(\(x)) = \(curve.value(at: x)), not \(text)")
      // Shapes that start from zero keep their digits there.
      let startsFlat = curve.value(at: .leastNonzeroMagnitude) == 0 || row.direction == .easeOut
      if x < 0.001, startsFlat, truth != 0, abs(truth) > 1e-290 {
        #expect(abs(curve.value(at: x) / truth - 1) <= 3 * 0x1p-52, "y(\(x)) relative to \(text)")
      }
    }
  }

  @Test(arguments: file.curves) func velocities(_ row: Row) throws {
    let curve = try row.curve()
    for (x, text) in zip(Self.file.x, row.dydx) {
      let truth = try #require(Double(text == "+inf" ? "inf" : text))
      let velocity = curve.velocity(at: x)
      if truth.isInfinite {
        #expect(velocity == truth)
      } else {
        #expect(abs(velocity - truth) / max(1, abs(truth)) <= 4.5 * 0x1p-52, "y′(\(x)) = \(velocity), not \(text)")
      }
    }
    for (x, text) in [(0.0, row.startSlope), (1.0, row.endSlope)] {
      let truth = try #require(Double(text == "+inf" ? "inf" : text))
      let velocity = curve.velocity(at: x)
      let bound: Double = 4.5 * 0x1p-52 * max(1, abs(truth))
      #expect(velocity == truth || abs(velocity - truth) <= bound, "y′(\(x)) at the end")
    }
  }

  @Test func pennerRowsOfTheGeneralTable() throws {
    let rows = try EasingReference.load().penner
    #expect(rows.count == 30)
    for row in rows {
      let id = row.id
      let curve = try NamedCurve(named: "penner.\(id)").curve
      #expect("\(curve)".hasPrefix(id))
      for (x, y) in zip(row.x.map(\.value), row.y.map(\.value)) {
        let isEnd = x == 0 || x == 1
        let error = abs(curve.value(at: x) - y)
        #expect(isEnd ? error == 0 : error <= 4 * 0x1p-52, "\(id)(\(x)) = \(curve.value(at: x)), not \(y)")
      }
    }
  }

  @Test(arguments: file.joined) func twoPartCubics(_ row: JoinedRow) throws {
    let curve = try NamedCurve(named: "flutter.\(row.name)").curve
    #expect(row.x.count > 20)
    for i in row.x.indices {
      let y = try #require(Double(row.y[i])), slope = try #require(Double(row.dydx[i]))
      #expect(abs(curve.value(at: row.x[i]) - y) <= 0x1p-52, "y(\(row.x[i]))")
      let velocity = curve.velocity(at: row.x[i])
      #expect(abs(velocity - slope) <= 4 * 0x1p-52 * max(1, abs(slope)), "y′(\(row.x[i])) = \(velocity), not \(slope)")
    }
  }
}
