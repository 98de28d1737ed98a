// swift-tools-version: 6.2
import PackageDescription

// Where Debian's qtbase5-dev puts its headers. Not through pkg-config: SwiftPM refuses the -D in Qt5Core.pc with a
// warning on every build.
#if arch(arm64)
  let qtHeaders = "/usr/include/aarch64-linux-gnu/qt5"
#else
  let qtHeaders = "/usr/include/x86_64-linux-gnu/qt5"
#endif

// The benchmarks are a package of their own, so that nobody who depends on Inbetween needs what they need.
let package = Package(
  name: "inbetween-benchmarks",
  products: [
    .executable(name: "inbetween-bench", targets: ["inbetween-bench"])
  ],
  dependencies: [
    .package(name: "swift-inbetween", path: "..")
  ],
  targets: [
    // MARK: The tool.
    .executableTarget(
      name: "inbetween-bench",
      dependencies: [
        "BenchmarkPeers", "BenchmarkSupport", "CBenchmarkHarness", "CBenchmarkPeers",
        .product(name: "TimingCurves", package: "swift-inbetween"),
      ]),

    // MARK: What it is made of.
    .target(name: "BenchmarkSupport"),
    .target(name: "BenchmarkPeers"),
    .target(
      name: "CBenchmarkPeers",
      cxxSettings: [.unsafeFlags(["-isystem", qtHeaders, "-isystem", "\(qtHeaders)/QtCore"])],
      linkerSettings: [.linkedLibrary("Qt5Core")]),
    .target(name: "CBenchmarkHarness", dependencies: ["CGoogleBenchmark"]),

    // MARK: System libraries.
    .systemLibrary(
      name: "CGoogleBenchmark", pkgConfig: "benchmark", providers: [.apt(["libbenchmark-dev"])]),

    // MARK: Tests.
    .testTarget(name: "BenchmarkSupportTests", dependencies: ["BenchmarkSupport"]),
    .testTarget(name: "InbetweenBenchTests", dependencies: ["inbetween-bench", "BenchmarkSupport"]),
    .testTarget(
      name: "BenchmarkPeersTests",
      dependencies: [
        "BenchmarkPeers", "CBenchmarkPeers", .product(name: "TimingCurves", package: "swift-inbetween"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
