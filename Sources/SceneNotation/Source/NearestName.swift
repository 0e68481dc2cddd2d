extension Collection<String> {
  /// The name that a typing mistake most likely stands for; nil when none is close.
  ///
  /// Close means at most a third of the letters inserted, dropped, changed or swapped.
  func nearest(to given: String) -> String? {
    let scored = map { (distance: Self.distance($0.lowercased(), given.lowercased()), name: $0) }
    let best = scored.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance * 3 <= Swift.max(best.name.count, given.count) else { return nil }
    return best.name
  }

  /// The edit distance with transpositions of neighbours (optimal string alignment).
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(64)), Array(b.prefix(64)))
    var (previous, row) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var best = Swift.min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = Swift.min(best, previous[j - 1] + 1)
        }
        next.append(best)
      }
      (previous, row) = (row, next)
    }
    return row[b.count]
  }
}
