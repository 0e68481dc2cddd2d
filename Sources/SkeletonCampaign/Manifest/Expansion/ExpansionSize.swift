/// How much there is to expand, counted before anything is: what is too much fails at once.
struct ExpansionSize {
  /// Comparisons of a row with a combination; at six a microsecond the most take three seconds.
  private static let comparisonLimit = 20_000_000

  private var combinations = 0
  private var comparisons = 0

  /// - Throws: ``ManifestError`` for more combinations, excluded ones among them, than a campaign
  ///   has assets, and for more rows to compare with them than can be.
  init(_ manifest: Manifest) throws(ManifestError) {
    var inheriting = 0
    for entry in manifest.entries {
      let count = entry.isListOfRows ? 0 : try product(entry)
      combinations += count
      inheriting += entry.inheritsAxes ? count : 0
      try compare(entry.exclude, with: count)
      try compare(entry.include, with: count)
    }
    try compare(manifest.sharedInclude, with: inheriting)
    try compare(manifest.sharedExclude, with: inheriting)
  }

  private func product(_ entry: Entry) throws(ManifestError) -> Int {
    let factors = (entry.axes ?? []).map(\.values.count)
    var count = 1
    for factor in factors {
      // Neither factor is over the limit, so the product cannot overflow.
      count *= min(factor, ManifestError.assetLimit + 1)
      guard count <= ManifestError.assetLimit else { break }
    }
    guard combinations + count <= ManifestError.assetLimit else {
      throw .tooManyAssets(
        place: entry.row.place, factors: factors.isEmpty ? [1] : factors, before: combinations)
    }
    return count
  }

  private mutating func compare(_ rows: [SettingsRow], with count: Int) throws(ManifestError) {
    comparisons += rows.count * count
    guard let first = rows.first, comparisons > Self.comparisonLimit else { return }
    throw .tooManyRules(place: first.place, rules: rows.count, combinations: count)
  }
}
