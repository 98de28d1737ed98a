import Testing

/// Every rule finds what was planted for it, and leaves its lawful neighbour alone.
@Suite struct RulesTests {
  private let places: [String: Arrows.Place] = [
    "Kernel": .init(uses: ["CKernel"], isKernel: true),
    "CKernel": .init(uses: [], isKernel: true),
    "Tool": .init(uses: ["Kernel"], system: ["Foundation"]),
  ]

  private func kernel(_ text: String, name: String = "A.swift") -> ProjectFile {
    ProjectFile(path: "Sources/Kernel/\(name)", text: text)
  }

  private let manifest = Manifest(
    """
    // targets: [.target(name: "Commented")]
    let package = Package(
      name: "p",
      products: [.library(name: "Kernel", targets: ["Kernel"])],
      targets: [
        .target(name: "Kernel", dependencies: ["CKernel"]),  // , dependencies: ["Tool"]
        .target(
          name: "CKernel", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .systemLibrary(name: "CSystem", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .executableTarget(
          name: "tool", path: "Sources/Tool",
          dependencies: ["Kernel", .target(name: "CKernel", condition: nil), .product(name: "Q", package: "q")],
          swiftSettings: [.define("X")]),
        .testTarget(name: "KernelTests", dependencies: ["Kernel"]),
      ],
      swiftLanguageModes: [.v6]
    )
    """)

  @Test func theManifestIsRead() {
    #expect(
      manifest.targets == [
        .init(name: "Kernel", kind: "target", dependencies: ["CKernel"]),
        .init(name: "CKernel", kind: "target", dependencies: []),
        .init(name: "CSystem", kind: "systemLibrary", dependencies: []),
        .init(name: "tool", kind: "executableTarget", dependencies: ["Kernel", "CKernel", "Q"], folder: "Tool"),
        .init(name: "KernelTests", kind: "testTarget", dependencies: ["Kernel"]),
      ])
  }

  @Test func arrows() {
    #expect(
      Rules.arrows(of: manifest, in: places) == [
        "CSystem has no place among the arrows", "tool may not use CKernel", "tool may not use Q",
      ])
  }

  @Test func cycles() {
    #expect(Rules.cycles(in: places) == [])
    let circle: [String: Arrows.Place] = ["A": .init(uses: ["B"]), "B": .init(uses: ["C"]), "C": .init(uses: ["B"])]
    #expect(Rules.cycles(in: circle) == ["B uses itself in the end", "C uses itself in the end"])
  }

  @Test func folders() {
    #expect(
      Rules.folders(["Kernel", "CKernel", "CSystem", "Extra"], of: manifest) == [
        "Sources/Extra is no target", "Tool has no folder in Sources",
      ])
  }

  @Test(arguments: [
    "import Foundation", "@testable import Tool", "public import Tool", "@_exported public import Tool",
    "import struct Foundation.URL", "import CKernel; import Glibc", "  import Dispatch  // why",
  ])
  func unlawfulImports(line: String) {
    #expect(Rules.imports(of: kernel("/* one */\n\(line)\n"), in: places).count == 1)
  }

  @Test(arguments: [
    "import CKernel", "// import Foundation", "/* /* */ import Foundation */", "let important = 1",
    "let s = \"\"\"\nimport Foundation\n\"\"\"", "let s = #\"\"import Foundation\"#", "func f(import x: Int) {}",
  ])
  func lawfulImports(line: String) {
    #expect(Rules.imports(of: kernel(line), in: places) == [])
  }

  @Test func importsDependOnThePlace() {
    #expect(Rules.imports(of: .init(path: "Sources/Tool/A.swift", text: "import Foundation"), in: places) == [])
    #expect(Rules.imports(of: .init(path: "Sources/Tool/A.swift", text: "import CKernel"), in: places).count == 1)
  }

  @Test func includes() {
    let text = "#include <stdint.h>\n# include \"math.h\"\n  #  include <math.h>\n// include <stdio.h>\n"
    let file = ProjectFile(path: "Sources/CKernel/a.c", text: text)
    #expect(Rules.includes(of: file, in: places) == ["Sources/CKernel/a.c may not include <math.h>"])
  }

  @Test(arguments: [
    "func f(_ x: any P) {}", "let x: Any = 1", "func f() throws {}", "func f() throws -> Int { 1 }",
    "func f(_ g: () throws(E) -> Void) rethrows {}", "struct S: Codable {}", "let y = c.addingProduct(a, b)",
  ])
  func unlawfulKernelCode(line: String) {
    #expect(Rules.kernelLanguage(of: kernel(line), in: places).count == 1)
  }

  @Test(arguments: [
    "func f(_ x: some P) {}", "func f() throws(E) {}", "// any Thing throws", "let company = Many()",
    "let s = \"any Thing \\\"throws\"", "/// is `Codable`",
  ])
  func lawfulKernelCode(line: String) {
    #expect(Rules.kernelLanguage(of: kernel(line), in: places) == [])
  }

  @Test func codableStandsApart() {
    let body = "extension A: Codable { func encode(to encoder: any Encoder) throws {} }"
    let guarded = "// Why.\n#if !hasFeature(Embedded)\n\(body)\n#endif\n"
    #expect(Rules.kernelLanguage(of: kernel(guarded, name: "A+Codable.swift"), in: places) == [])
    #expect(Rules.kernelLanguage(of: kernel(body, name: "A+Codable.swift"), in: places).count == 1)
    #expect(Rules.kernelLanguage(of: kernel(guarded), in: places).count > 0)
  }

  @Test func length() {
    let line = "a\n"
    #expect(Rules.length(of: kernel(String(repeating: line, count: 500))) == [])
    #expect(Rules.length(of: kernel(String(repeating: line, count: 501))).count == 1)
    #expect(Rules.length(of: .init(path: "a.json", text: String(repeating: line, count: 501))) == [])
  }

  @Test func manifestFlags() {
    #expect(Rules.manifest(manifest) == [])
    #expect(Rules.manifest(Manifest("dependencies: [.package(url: \"x\", from: \"1.0.0\")]")).count == 1)
    #expect(Rules.manifest(Manifest("swiftSettings: [.unsafeFlags([\"-Ounchecked\"])]")).count == 1)
    #expect(Rules.manifest(Manifest("// .package( unsafeFlags\n")) == [])
  }

  @Test func machinePaths() {
    let work = "/" + "work" + "/"
    #expect(Rules.machinePaths(in: .init(path: "a", text: "see \(work)x")).count == 1)
    #expect(Rules.machinePaths(in: .init(path: "a", text: "\(work)x")).count == 1)
    #expect(Rules.machinePaths(in: .init(path: "a", text: "https://example.org\(work)x")) == [])
  }
}
