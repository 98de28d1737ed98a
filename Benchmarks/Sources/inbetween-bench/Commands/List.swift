import BenchmarkSupport

/// `list`: the names that `--filter` is matched against.
func list(_ arguments: [String]) throws -> Int32 {
  let options = try Options(arguments, known: [.value("--filter"), .flag("--help")])
  if options.has("--help") {
    print(usage)
    return 0
  }
  try refusePositional(options, of: "list")
  for group in try selectedBenchmarks(options) {
    print("\(group.id): \(group.title)")
    for entry in group.cases {
      let role = entry.role == .product ? "" : " (\(entry.role.rawValue))"
      print("  \(group.id)/\(entry.name)\(role)")
    }
  }
  return 0
}
