/// Who may use whom: the whole architecture.
///
/// Left uses right; nothing points back.
/// A new target needs a line here; that line is where its place in the design is decided.
enum Arrows {
  struct Place {
    var uses: Set<String>
    /// Modules of the system and the toolchain that its sources may import.
    var system: Set<String> = []
    /// Kernels hold to more: no operating system, no existentials, typed throws only.
    var isKernel = false
  }

  /// By folder in Sources, which is also the target's name unless the manifest gives a path.
  static let places: [String: Place] = [
    // Kernels, and the umbrella that gives them out.
    "TimingCurves": Place(uses: ["CInbetweenKernels"], isKernel: true),
    "Inbetween": Place(uses: ["TimingCurves"], isKernel: true),
    // Their C.
    "CInbetweenKernels": Place(uses: [], isKernel: true),
    "CInbetweenReferenceData": Place(uses: []),
    // System libraries.
    "CCairo": Place(uses: []),
    // Exact answers and reference numbers, for tests, evidence and checks only.
    "CInbetweenTruth": Place(uses: []),
    "InbetweenTruth": Place(
      uses: ["TimingCurves", "CInbetweenKernels", "CInbetweenTruth"], system: ["Foundation", "Dispatch"]),
    "InbetweenReference": Place(uses: ["TimingCurves", "CInbetweenReferenceData"], system: ["Foundation"]),
    // Pictures.
    "InbetweenRendering": Place(uses: ["CCairo"], system: libc),
    // Programs.
    "InbetweenTool": Place(
      uses: ["Inbetween", "InbetweenReference", "InbetweenRendering"], system: libc),
    "InbetweenEvidence": Place(uses: ["InbetweenTruth"], system: ["Foundation"]),
  ]

  private static let libc: Set = ["Glibc", "Musl", "Darwin"]
}
