/// What is expanded by itself: the manifest's own matrix, an entry of `assets`, a row of a table.
struct Entry: Sendable {
  var row: SettingsRow
  /// Nil without a matrix: then it is one asset, or one for each row of `include`.
  var axes: [Axis]?
  /// Whether the axes are the manifest's, so that what the entry says itself is nearer than they.
  var inheritsAxes = false
  var include: [SettingsRow] = []
  var exclude: [SettingsRow] = []

  /// Whether there is nothing to combine, so that each row of `include` is an asset.
  var isListOfRows: Bool { (axes ?? []).isEmpty && !include.isEmpty }
}
