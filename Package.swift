// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-inbetween",
  products: [
    // Public libraries.
    .library(name: "Inbetween", targets: ["Inbetween"]),
    .library(name: "TimingCurves", targets: ["TimingCurves"]),
    // The command line tool.
    .executable(name: "inbetween", targets: ["InbetweenTool"]),
  ],
  targets: [
    // MARK: Public API.
    .target(name: "Inbetween", dependencies: ["TimingCurves"]),
    .target(name: "TimingCurves", dependencies: ["CInbetweenKernels"]),

    // MARK: Implementation details.
    .target(
      name: "CInbetweenKernels",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),

    .target(name: "CInbetweenReferenceData"),
    // Reference numbers read and compared; used by the tests and the `check` command, not by the kernels.
    .target(name: "InbetweenReference", dependencies: ["TimingCurves", "CInbetweenReferenceData"]),

    // Exact answers to measure against; Debian: libmpfr-dev.
    .target(
      name: "CInbetweenTruth",
      linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    .target(name: "InbetweenTruth", dependencies: ["TimingCurves", "CInbetweenKernels", "CInbetweenTruth"]),

    // Debian: libcairo2-dev. No pkgConfig entry: with one, SwiftPM warns of the missing library in every build of a
    // package that depends on this one, though no library product needs it.
    .systemLibrary(name: "CCairo"),
    .target(name: "InbetweenRendering", dependencies: ["CCairo"]),

    // MARK: Tools.
    .executableTarget(
      name: "InbetweenTool",
      dependencies: ["Inbetween", "InbetweenReference", "InbetweenRendering"]),
    .executableTarget(name: "inbetween-evidence", dependencies: ["InbetweenTruth"], path: "Sources/InbetweenEvidence"),

    // MARK: Tests.
    .testTarget(name: "StructureTests"),
    .testTarget(name: "ReadmeTests", dependencies: ["Inbetween"]),
    .testTarget(
      name: "TimingCurvesTests",
      dependencies: [
        "TimingCurves", "CInbetweenKernels", "CInbetweenReferenceData", "InbetweenReference", "InbetweenTruth",
      ]),
    .testTarget(name: "InbetweenRenderingTests", dependencies: ["InbetweenRendering", "CCairo"]),
    .testTarget(
      name: "InbetweenToolTests",
      dependencies: ["InbetweenTool", "Inbetween", "InbetweenReference", "InbetweenRendering", "InbetweenTruth"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)
