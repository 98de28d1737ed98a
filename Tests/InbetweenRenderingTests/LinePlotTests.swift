import Foundation
import Testing

@testable import InbetweenRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct LinePlotTests {
  static let plot = LinePlot(
    title: "Ease & <friends>", horizontalLabel: "time",
    panels: [
      LinePlot.Panel(
        label: "value",
        series: [
          .init(name: "rise", points: [SIMD2(0, 0), SIMD2(1, 1)]),
          .init(
            name: "jump",
            points: [SIMD2(0, 0.25), SIMD2(0.5, 0.25), SIMD2(.nan, .nan), SIMD2(0.5, 0.75), SIMD2(1, 0.75)],
            dots: [.init(SIMD2(0.5, 0.75), isFilled: true), .init(SIMD2(0.5, 0.25), isFilled: false)]),
        ])
    ], width: 400, height: 300)

  @Test func portableNetworkGraphic() throws {
    let bytes = try Self.plot.encoded(as: .png)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let image = try PixelImage(png: bytes)
    #expect(image.width == 400 && image.height == 300)
    // Both lines are there in their colours, and most of the paper is white.
    #expect(image.count { $0 == 0x0072B2 } > 100)
    #expect(image.count { $0 == 0xD55E00 } > 100)
    #expect(image.count { $0 == 0xFFFFFF } > 400 * 300 / 2)
  }

  @Test func linesStandWhereTheirNumbersSay() throws {
    let points = [SIMD2(0.0, 1.0), SIMD2(2, 1), SIMD2(2, 3), SIMD2(4, 3)]
    let plot = LinePlot(
      horizontalRange: 0...4,
      panels: [.init(label: "", series: [.init(name: "a", points: points)], range: 0...4)],
      width: 400, height: 300)
    let image = try PixelImage(png: plot.encoded(as: .png))
    let layout = PlotLayout(plot, image.painter)
    let area = layout.areas[0]
    func isLine(_ x: Double, _ y: Double) -> Bool {
      let point = layout.position(SIMD2(x, y), in: area)
      return (-1...1).contains { image.pixel(Int(point.x), Int(point.y) + $0) == 0x0072B2 }
    }
    #expect(isLine(1, 1) && isLine(3, 3))
    #expect(!isLine(1, 3) && !isLine(3, 1) && !isLine(3.5, 2))
    // Larger values stand higher, which is fewer pixels from the top, and later ones further right.
    func rows(_ columns: Range<Int>) -> [Int] {
      (0..<image.height).filter { y in columns.contains { image.pixel($0, y) == 0x0072B2 } }
    }
    let early = rows(80..<160), late = rows(260..<340)
    #expect(try #require(early.min()) > #require(late.max()) + 50)
  }

  @Test func infiniteAndHugeValuesRunOutOfThePicture() throws {
    var plot = Self.plot
    plot.panels[0].series = [
      .init(name: "a", points: [SIMD2(0, -Double.infinity), SIMD2(0.5, 0.5), SIMD2(1, 1e300)])
    ]
    plot.panels[0].range = 0...1
    let image = try PixelImage(png: plot.encoded(as: .png))
    #expect(image.count { $0 == 0x0072B2 } > 50)
  }

  @Test func scalableVectorGraphic() throws {
    let text = String(decoding: try Self.plot.encoded(as: .svg), as: UTF8.self)
    let parser = XMLParser(data: Data(text.utf8))
    let reader = SVGReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.size == ["400px", "300px"])
    #expect(reader.texts["title"] == "Ease & <friends>")
    for word in ["rise", "jump", "value", "time"] {
      #expect(reader.texts["desc"]?.contains(word) == true, "\(word)")
    }
    #expect(reader.paths > 5)
  }

  @Test func portableDocument() throws {
    #expect(try Self.plot.encoded(as: .pdf).starts(with: Array("%PDF".utf8)))
  }

  @Test func emptyPlotsAreDrawn() throws {
    var plot = Self.plot
    plot.panels[0].series = []
    #expect(try !plot.encoded(as: .png).isEmpty)
    plot.panels[0].series = [.init(name: "one", points: [SIMD2(0.5, 0.5)])]
    #expect(try !plot.encoded(as: .png).isEmpty)
    plot.panels[0].series = [.init(name: "none", points: [SIMD2(.nan, .nan)])]
    #expect(try !plot.encoded(as: .svg).isEmpty)
    plot.panels = []
    #expect(try !plot.encoded(as: .svg).isEmpty)
  }

  @Test(arguments: [(0.0, 300.0), (400, -1), (.nan, 300), (400, 1e9)])
  func badSizes(_ width: Double, _ height: Double) {
    var plot = Self.plot
    (plot.width, plot.height) = (width, height)
    #expect(throws: PlotError.self) { try plot.encoded(as: .png) }
  }

  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.png", "a.SVG", "a.b.pdf"] {
      let path = folder.appendingPathComponent(name).path
      try Self.plot.write(to: path)
      #expect(FileManager.default.fileExists(atPath: path))
    }
    #expect(throws: PlotError.unknownFormat(path: "a.gif")) { try Self.plot.write(to: "a.gif") }
    #expect(throws: PlotError.unknownFormat(path: "png")) { try Self.plot.write(to: "png") }
    let path = folder.path + "/missing/a.png"
    #expect(throws: PlotError.cannotWrite(path: path, reason: "No such file or directory")) {
      try Self.plot.write(to: path)
    }
  }
}

/// Collects what the tests ask about an SVG.
private final class SVGReader: NSObject, XMLParserDelegate {
  var size: [String] = []
  var texts: [String: String] = [:]
  var paths = 0
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    current = name
    if name == "svg" { size = [attributes["width"] ?? "", attributes["height"] ?? ""] }
    if name == "path" { paths += 1 }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    texts[current, default: ""] += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    current = ""
  }
}
