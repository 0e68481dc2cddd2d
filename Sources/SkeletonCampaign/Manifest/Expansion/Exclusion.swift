/// Rows of `exclude`, with account of which have removed something.
struct Exclusion {
  private let rows: [SettingsRow]
  private var hasMatched: [Bool]

  init(_ rows: [SettingsRow]) {
    self.rows = rows
    hasMatched = rows.map { _ in false }
  }

  /// Whether a row fits the combination.
  mutating func removes(_ combination: Combination) -> Bool {
    var isOut = false
    for (index, row) in rows.enumerated() where combination.matches(row) {
      hasMatched[index] = true
      isOut = true
    }
    return isOut
  }

  /// - Throws: ``ManifestError/excludesNothing(place:)`` for a row that has fitted none.
  func check() throws(ManifestError) {
    guard let index = hasMatched.firstIndex(of: false) else { return }
    throw .excludesNothing(place: rows[index].place)
  }
}
