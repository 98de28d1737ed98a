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

  static let places: [String: Place] = [
    // Kernels, and the umbrella that gives them out.
    "TimingCurves": Place(uses: ["CInbetweenKernels"], isKernel: true),
    "Inbetween": Place(uses: ["TimingCurves"], isKernel: true),
    // Their C.
    "CInbetweenKernels": Place(uses: [], isKernel: true),
    "CInbetweenReferenceData": Place(uses: []),
    // System libraries.
    "CCairo": Place(uses: []),
    "CMPFR": Place(uses: []),
    // Above the kernels.
    "InbetweenReference": Place(uses: ["TimingCurves", "CInbetweenReferenceData"], system: ["Foundation"]),
    "InbetweenRendering": Place(uses: ["Inbetween", "CCairo"], system: ["Foundation"]),
    "InbetweenTool": Place(
      uses: [
        "Inbetween", "TimingCurves", "CInbetweenKernels", "InbetweenRendering", "InbetweenReference",
        "CInbetweenReferenceData",
      ],
      system: ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin"]),
    "InbetweenEvidence": Place(
      uses: ["Inbetween", "TimingCurves", "CInbetweenKernels", "InbetweenReference", "CMPFR"],
      system: ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin"]),
  ]
}
