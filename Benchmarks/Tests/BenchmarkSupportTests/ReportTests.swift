import BenchmarkSupport
import Foundation
import Testing

@Suite struct ReportTests {
  @Test func jsonRoundTrip() throws {
    let before = report(product: [0.1, 1e-3, 123_456.789, 3, 1 / 3], reference: steady(20))
    let after = try Report(json: before.json(), path: "x")
    #expect(after == before)
  }

  @Test func jsonHasTheDocumentedFields() throws {
    let data = try report(product: steady(10), reference: steady(20)).json()
    let top = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(top.keys) == ["schema", "context", "groups"])
    #expect(top["schema"] as? Int == 1)
    let context = try #require(top["context"] as? [String: Any])
    #expect(context["quotable"] as? Bool == true)
    let group = try #require((top["groups"] as? [[String: Any]])?.first)
    #expect(Set(group.keys) == ["id", "title", "reference", "cases"])
    let entry = try #require((group["cases"] as? [[String: Any]])?.first)
    #expect(
      Set(entry.keys) == [
        "name", "role", "values", "median", "lowerQuartile", "upperQuartile", "minimum", "maximum", "spread", "ratio",
        "samples",
      ])
    let ratio = try #require(entry["ratio"] as? [String: Any])
    #expect(ratio["value"] as? Double == 2)
    #expect(ratio["reference"] as? String == "peer-a")
  }

  @Test func anotherSchemaIsRefused() throws {
    let text = String(decoding: try report(product: [1]).json(), as: UTF8.self)
    let changed = text.replacing("\"schema\" : 1", with: "\"schema\" : 99")
    #expect(changed != text)
    #expect { try Report(json: Data(changed.utf8), path: "x") } throws: { "\($0)".contains("schema 99") }
  }

  @Test(arguments: ["", "{}", "[1]", "{\"schema\":1}"])
  func otherFilesAreRefused(text: String) {
    #expect { try Report(json: Data(text.utf8), path: "some.json") } throws: { "\($0)".contains("some.json") }
  }

  @Test func ratiosAreAgainstTheFastestReference() throws {
    var group = report(product: steady(10), reference: steady(20)).groups[0]
    let faster = steady(15)
    group.cases.append(
      Report.Case(
        name: "peer-b", role: .reference, values: 4, distribution: try #require(Distribution(faster)), samples: faster))
    group.fillRatios()
    #expect(group.fastestReference?.name == "peer-b")
    #expect(group.cases.map { $0.ratio?.value } == [1.5, 0.75, 1])
    let ratio = try #require(group.cases[0].ratio)
    #expect(ratio.low < 1.5 && ratio.high > 1.5)
    #expect(group.text.contains("peer-b *") && group.text.contains("1.50x"))
  }
}
