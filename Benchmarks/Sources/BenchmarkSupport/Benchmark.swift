/// Cases that answer the same question about the same input.
package struct BenchmarkGroup {
  /// Unique; parts divided by slashes, the kernel first.
  package var id: String
  /// What is measured on what input, in one line.
  package var title: String
  /// What the references are, in words: "browser algorithm".
  package var reference: String
  package var cases: [BenchmarkCase]

  package init(_ id: String, _ title: String, reference: String, cases: [BenchmarkCase]) {
    self.id = id
    self.title = title
    self.reference = reference
    self.cases = cases
  }
}

/// One thing to be timed.
package struct BenchmarkCase {
  /// Unique in its group.
  package var name: String
  package var role: CaseRole
  /// How many values one pass computes; times are per value.
  package var values: Int
  /// Sets the case up and answers the pass to be timed.
  ///
  /// Only called when the case is going to run.
  package var prepare: () -> () -> Void

  package init(_ name: String, _ role: CaseRole = .product, values: Int, prepare: @escaping () -> () -> Void) {
    self.name = name
    self.role = role
    self.values = values
    self.prepare = prepare
  }
}

extension Array<BenchmarkGroup> {
  /// The groups with what the pattern matches in `group/case`, and with the references that those are compared with.
  package func selecting(_ matches: (String) -> Bool) -> [BenchmarkGroup] {
    compactMap { group in
      let wanted = Set(group.cases.map(\.name).filter { matches("\(group.id)/\($0)") })
      guard !wanted.isEmpty else { return nil }
      var selected = group
      selected.cases = group.cases.filter { wanted.contains($0.name) || $0.role == .reference }
      return selected
    }
  }
}
