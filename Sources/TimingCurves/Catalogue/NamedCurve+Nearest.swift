extension NamedCurve {
  /// The name with the fewest single-letter changes to `name`, upper and lower case counting as half a change.
  ///
  /// A name typed without its set is compared with the part after the dot. Only the first 64 bytes are looked at.
  static func nearestName(to name: String) -> String {
    let typed = Array(name.utf8.prefix(64))
    let hasSet = typed.contains(UInt8(ascii: "."))
    var best = (name: "", distance: Int.max)
    for candidate in all {
      let full = Array(candidate.name.utf8)
      let compared = hasSet ? full : Array(full.drop { $0 != UInt8(ascii: ".") }.dropFirst())
      let distance = editDistance(typed, compared)
      if distance < best.distance { best = (candidate.name, distance) }
    }
    return best.name
  }

  /// Levenshtein's distance in half changes: 2 for a letter put in, left out or replaced, 1 for a change of case.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(stride(from: 0, through: 2 * b.count, by: 2))
    for i in a.indices {
      var diagonal = row[0]
      row[0] = 2 * (i + 1)
      for j in b.indices {
        let change = a[i] == b[j] ? 0 : lowercased(a[i]) == lowercased(b[j]) ? 1 : 2
        let cost = min(diagonal + change, min(row[j], row[j + 1]) + 2)
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }

  private static func lowercased(_ letter: UInt8) -> UInt8 {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") ? letter + 32 : letter
  }
}
