extension ManifestReader {
  /// Reads a table: a header of keys, a row an asset. An empty cell is not given; a key that can be
  /// repeated may have several columns.
  func manifest(_ table: CSVTable) throws(ManifestError) -> Manifest {
    var manifest = Manifest(vocabulary: vocabulary, defaults: [:])
    guard let header = table.rows.first else { return manifest }
    guard table.rows.count - 1 <= ManifestError.assetLimit else {
      throw .tooManyAssets(place: "", factors: [table.rows.count - 1], before: 0)
    }
    let keys = try columns(header)
    for row in table.rows.dropFirst() {
      manifest.entries.append(Entry(row: try self.row(row, keys)))
    }
    return manifest
  }

  private func columns(_ header: CSVTable.Row) throws(ManifestError) -> [ManifestKey] {
    var keys: [ManifestKey] = []
    let place = "row \(header.number)"
    for name in header.cells {
      guard let key = vocabulary[KeyName.kebab(name)] else {
        throw .unknownKey(place: place, key: name, nearest: vocabulary.camelNames.nearest(to: name))
      }
      guard key.kind == .repeated || !keys.contains(key) else {
        throw .repeatedKey(place: place, key: name)
      }
      keys.append(key)
    }
    return keys
  }

  private func row(_ row: CSVTable.Row, _ keys: [ManifestKey]) throws(ManifestError) -> SettingsRow
  {
    let place = "row \(row.number)"
    guard row.cells.count == keys.count else {
      throw .notCSV(
        row: row.number, problem: "\(row.cells.count) cells under a header of \(keys.count)")
    }
    var settings: Settings = [:]
    for (key, cell) in zip(keys, row.cells) where !cell.isEmpty {
      let place = "\(place), column \(key.camelName)"
      let setting = try setting(key, Self.value(cell, key), place)
      settings[key.name, default: Setting(values: [], place: place)].values += setting.values
    }
    guard !settings.gives("scene") || !settings.gives("expression") else {
      throw .sceneAndExpression(place: place)
    }
    return SettingsRow(place: place, settings: settings)
  }

  /// A cell as the document would have it; spreadsheets write truth values in capitals.
  private static func value(_ cell: String, _ key: ManifestKey) -> DocumentValue {
    let isTruth = key.defaultText == "true" || key.accepted?.contains("true") == true
    guard key.kind == .flag || isTruth else { return .string(cell) }
    switch cell {
    case "true", "TRUE": return true
    case "false", "FALSE": return false
    default: return .string(cell)
    }
  }
}
