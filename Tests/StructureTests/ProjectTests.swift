import Testing

/// The project as it is holds the rules.
@Suite struct ProjectTests {
  @Test func manifestFollowsTheArrows() {
    #expect(Rules.arrows(of: Project.manifest) == [])
    #expect(Rules.manifest(Project.manifest) == [])
    #expect(Rules.folders(Project.sourceFolders, of: Project.manifest) == [])
    #expect(Rules.cycles() == [])
  }

  @Test func sourcesFollowTheArrows() {
    #expect(Project.files.flatMap { Rules.imports(of: $0) } == [])
    #expect(Project.files.flatMap { Rules.includes(of: $0) } == [])
  }

  @Test func kernelsKeepToTheirLanguage() {
    #expect(Project.files.flatMap { Rules.kernelLanguage(of: $0) } == [])
  }

  @Test func filesAreShort() {
    #expect(Project.files.flatMap { Rules.length(of: $0) } == [])
  }

  @Test func filesNameNoMachinePaths() {
    #expect(Project.files.flatMap { Rules.machinePaths(in: $0) } == [])
  }

  /// Were the walk or the parser broken, the other tests would pass on nothing.
  @Test func theProjectWasFound() {
    #expect(Project.files.contains { $0.path == "Sources/TimingCurves/TimingCurve.swift" })
    #expect(Project.files.contains { $0.path == "Tests/StructureTests/ProjectTests.swift" })
    #expect(Project.manifest.targets.contains { $0.name == "TimingCurves" && $0.dependencies == ["CInbetweenKernels"] })
    #expect(Project.manifest.targets.contains { $0.kind == "testTarget" && $0.name == "StructureTests" })
  }
}
