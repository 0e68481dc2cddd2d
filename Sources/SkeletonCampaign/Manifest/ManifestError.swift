/// What is wrong with a manifest. `place` points into it: `assets[3].fps`, `row 4, column fps`.
package enum ManifestError: Error, Sendable, Hashable {
  /// Line and column count from 1.
  case notJSON(line: Int, column: Int, problem: String)
  /// Rows as a spreadsheet numbers them, from 1.
  case notCSV(row: Int, problem: String)
  case unknownKey(place: String, key: String, nearest: String?)
  /// The same key in both its spellings, or a column twice.
  case repeatedKey(place: String, key: String)
  case wrongType(place: String, given: String, wanted: String)
  case notAccepted(place: String, given: String, accepted: [String], nearest: String?)
  case nothingToDraw
  case allExcluded
  case noScene(place: String)
  /// A row of `include` that fits no combination, and is no asset either.
  case fitsNothing(place: String)
  /// A row of `exclude` that fits no combination.
  case excludesNothing(place: String)
  case sceneAndExpression(place: String)
  case unnamedExpression(place: String)
  case unnamedAxisValue(place: String, axis: String)
  case emptyAxis(place: String)
  /// A word of the manifest's own where the name of an axis belongs.
  case reservedAxis(place: String, name: String)
  /// A key that two axes set, or an entry and an axis of its own matrix.
  case setTwice(place: String, key: String, axis: String)
  /// The lengths of the axes, and how many assets there were before them.
  case tooManyAssets(place: String, factors: [Int], before: Int)
  case tooManyRules(place: String, rules: Int, combinations: Int)
  case badTemplate(place: String, template: String, problem: String)
  case unknownPlaceholder(place: String, name: String, nearest: String?)
  /// A path that cannot be, with the asset it was made for.
  case badPath(place: String, asset: String, path: String, problem: String)
  /// Two assets with the same path, or with paths that some disks hold to be the same.
  case collision(PathCollision)
  case fileAndFolder(file: String, asset: String, path: String, other: String)

  /// The most assets of a campaign.
  package static let assetLimit = 100_000
}

/// Two assets that would be one file.
package struct PathCollision: Sendable, Hashable {
  /// The places of the assets, and their paths.
  package var first: String
  package var second: String
  package var path: String
  package var otherPath: String
  /// The placeholders that would tell them apart.
  package var differing: [String]
  /// Whether they ask for the same in all.
  package var isRepetition: Bool
}
