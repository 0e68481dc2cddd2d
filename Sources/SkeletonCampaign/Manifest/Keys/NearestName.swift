extension Collection<String> {
  /// The name that a typing mistake most likely stands for; nil when none is close.
  ///
  /// Close means at most a third of the letters inserted, dropped, changed or swapped.
  package func nearest(to given: String) -> String? {
    let scored = map { (distance: Self.distance($0.lowercased(), given.lowercased()), name: $0) }
    guard let best = scored.min(by: { $0.distance < $1.distance }),
      best.distance * 3 <= Swift.max(best.name.count, given.count)
    else { return nil }
    return best.name
  }

  /// The edit distance with transpositions of neighbours (optimal string alignment).
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(64)), Array(b.prefix(64)))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = Swift.min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = Swift.min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
