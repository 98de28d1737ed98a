/// The number of letters to insert, delete, replace or swap with their neighbour to turn one text into the other
/// (Damerau–Levenshtein, each place changed once), without regard to case.
///
/// Complexity: the product of the lengths.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.lowercased().unicodeScalars), b = Array(second.lowercased().unicodeScalars)
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforePrevious[j - 1] + 1) }
      row.append(distance)
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[b.count]
}

/// The candidate that was probably meant: the nearest one, if it is near enough for its length.
///
/// A candidate that `text` ends a dotted name of (`easeOutBounce` for `penner.easeOutBounce`) comes first.
func nearest(to text: String, among candidates: [String]) -> String? {
  guard text.utf8.count <= 100 else { return nil }
  if let dotted = candidates.first(where: { $0.lowercased().hasSuffix("." + text.lowercased()) }) { return dotted }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(text, candidate)
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(1, min(text.count, best.candidate.count) / 3) else { return nil }
  return best.candidate
}
