/// A campaign as it is written: entries, each of which expands to assets.
///
/// ```
/// {
///   "output": "out/{scene}/{locale}-{colorScheme}@{scale}x.{format}",
///   "defaults": {"fps": 30},
///   "matrix": {"colorScheme": ["light", "dark"], "scale": [1, 2, 3]},
///   "exclude": [{"colorScheme": "dark", "scale": 1}],
///   "include": [{"colorScheme": "dark", "background": "#111"}],
///   "assets": [{"scene": "row"}, {"scene": "Feed.swift", "duration": 2}]
/// }
/// ```
///
/// **Keys** are the options' long names, `colorScheme` or `color-scheme`; besides `scene`, `name`
/// (what `{scene}` reads instead of the scene), `format` and `output`. `null` takes back what a
/// farther place gave. What is nearer to an asset wins: `defaults`, the shared `matrix`, the entry,
/// the entry's own `matrix`, `include`.
///
/// **Matrix**: one asset for each combination of the axes' values, the first axis slowest. An
/// object on an axis sets several keys together and has a `name`. A matrix that says what is drawn
/// (`scene` or `expression` on an axis) stands for itself, beside `assets`; any other is combined
/// with every entry of `assets` that has no `matrix`, and a key that the entry gives itself drops
/// the axis of that key.
///
/// **`exclude`** removes each combination that agrees with all keys of a row. **`include`** comes
/// after: a row's keys are added to each combination in which that overwrites no value of an axis
/// or an entry (values of earlier rows may be overwritten); a row that could be added to none is a
/// combination of its own. Both are as in GitHub's workflows, but for a row of `exclude` that fits
/// no combination, which is an error here. An entry's own rows are for its combinations alone; an
/// entry with `include` and without a matrix is one asset a row.
package struct Manifest: Sendable {
  let vocabulary: ManifestVocabulary
  let defaults: Settings
  var entries: [Entry] = []
  /// Rows that are compared with the combinations of all entries that inherit the matrix.
  var sharedInclude: [SettingsRow] = []
  /// The same of rows that remove combinations.
  var sharedExclude: [SettingsRow] = []

  init(vocabulary: ManifestVocabulary, defaults: Settings) {
    self.vocabulary = vocabulary
    self.defaults = defaults
  }

  /// Reads a manifest.
  ///
  /// - Parameter keys: the options that assets may have, in the order of their listing; an element
  ///   `format` lists the formats.
  /// - Throws: ``ManifestError``, which points into the manifest.
  package init(
    _ text: String, format: ManifestFormat, keys: [ManifestKey]
  ) throws(ManifestError) {
    let reader = ManifestReader(vocabulary: ManifestVocabulary(keys))
    switch format {
    case .json: self = try reader.manifest(try JSON5Reader.value(of: text))
    case .csv: self = try reader.manifest(try CSVTable(text))
    }
  }

  /// Every file of the campaign, in the manifest's order: the same for every machine.
  ///
  /// - Throws: ``ManifestError`` for more than ``ManifestError/assetLimit`` assets, for one without
  ///   a scene, and for paths that collide or leave the campaign's folder.
  /// - Complexity: O(combinations × rows of `include` and `exclude`); 100 000 assets without rows
  ///   take half a second.
  package func assets() throws(ManifestError) -> [Asset] {
    let combinations = try self.combinations()
    guard !combinations.isEmpty else { throw entries.isEmpty ? .nothingToDraw : .allExcluded }
    var namer = AssetNamer(vocabulary: vocabulary, labels: labels)
    var register = PathRegister()
    var assets: [Asset] = []
    assets.reserveCapacity(combinations.count)
    for (index, combination) in combinations.enumerated() {
      let asset = try namer.asset(combination, index: index)
      try register.add(asset, at: index) { first in
        namer.differing((combinations[first], assets[first]), (combination, asset))
      }
      assets.append(asset)
    }
    return assets
  }

  /// The axes that are no keys, whose names may stand in any path.
  private var labels: Set<String> {
    Set(entries.flatMap { ($0.axes ?? []).map(\.key) }.filter { vocabulary[$0] == nil })
  }
}
