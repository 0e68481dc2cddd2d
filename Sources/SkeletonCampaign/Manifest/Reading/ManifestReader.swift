/// Reads a document into entries: what is known, what kind its value is, and where it is written.
struct ManifestReader {
  let vocabulary: ManifestVocabulary

  private static let ownKeys = [
    "$schema", "output", "defaults", "matrix", "include", "exclude", "assets",
  ]
  private static let expansionKeys: Set<String> = ["matrix", "include", "exclude"]

  func manifest(_ document: DocumentValue) throws(ManifestError) -> Manifest {
    let fields = try fields(document)
    let axes = try fields["matrix"].map { value throws(ManifestError) in
      try self.axes(value, "matrix")
    }
    var own = Entry(row: SettingsRow(place: "matrix", settings: [:]), axes: axes)
    own.include = try rows(fields["include"], "include", axes: axes ?? [])
    own.exclude = try rows(fields["exclude"], "exclude", axes: axes ?? [])
    var manifest = Manifest(vocabulary: vocabulary, defaults: try defaults(fields))
    guard let list = fields["assets"] else {
      manifest.entries = axes == nil && own.include.isEmpty ? [] : [own]
      return manifest
    }
    // A matrix that says what is drawn stands for itself; any other is for every entry.
    let isShared = !(axes ?? []).contains(where: \.namesScenes)
    manifest.entries = isShared ? [] : [own]
    manifest.sharedInclude = isShared ? own.include : []
    manifest.sharedExclude = isShared ? own.exclude : []
    guard case .array(let values) = list else {
      throw .wrongType(place: "assets", given: list.kind, wanted: "a list of objects")
    }
    guard values.count <= ManifestError.assetLimit else {
      throw .tooManyAssets(place: "assets", factors: [values.count], before: 0)
    }
    for (index, value) in values.enumerated() {
      let place = "assets[\(index)]"
      manifest.entries.append(try entry(value, place, shared: isShared ? own : nil))
    }
    return manifest
  }

  /// The document's own members, by key.
  private func fields(_ document: DocumentValue) throws(ManifestError) -> [String: DocumentValue] {
    let members = try self.members(document, "", "an object with 'assets' or 'matrix'")
    for member in members where !Self.ownKeys.contains(member.key) {
      throw .unknownKey(
        place: "", key: member.key, nearest: Self.ownKeys.nearest(to: member.key))
    }
    if let schema = members.first(where: { $0.key == "$schema" })?.value {
      guard case .string = schema else {
        throw .wrongType(place: "$schema", given: schema.kind, wanted: "an address in quotes")
      }
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// What holds for every asset, the path's template among it.
  private func defaults(_ fields: [String: DocumentValue]) throws(ManifestError) -> Settings {
    var settings: Settings = [:]
    if let value = fields["defaults"] {
      settings = try self.settings(try members(value, "defaults", "an object"), "defaults")
    }
    if let value = fields["output"], let key = vocabulary["output"] {
      if let other = settings["output"] { throw .repeatedKey(place: other.place, key: "output") }
      settings["output"] = try setting(key, value, "output")
    }
    return settings
  }

  private func entry(
    _ value: DocumentValue, _ place: String, shared: Entry?
  ) throws(ManifestError) -> Entry {
    let members = try self.members(value, place, "an object")
    var fields: [String: DocumentValue] = [:]
    for member in members where Self.expansionKeys.contains(member.key) {
      fields[member.key] = member.value
    }
    let settings = try self.settings(
      members.filter { !Self.expansionKeys.contains($0.key) }, place,
      besides: Self.expansionKeys.sorted())
    var entry = Entry(row: SettingsRow(place: place, settings: settings))
    if let matrix = fields["matrix"] {
      entry.axes = try axes(matrix, place + ".matrix")
      try checkDisjoint(entry)
    } else if let shared {
      entry.inheritsAxes = true
      entry.axes = shared.axes?.filter { settings[$0.key] == nil }
    }
    let axes = (fields["matrix"] == nil ? shared?.axes : entry.axes) ?? []
    entry.include = try rows(fields["include"], place + ".include", axes: axes)
    entry.exclude = try rows(fields["exclude"], place + ".exclude", axes: axes)
    return entry
  }

  private func checkDisjoint(_ entry: Entry) throws(ManifestError) {
    for axis in entry.axes ?? [] {
      for key in axis.keys.sorted() {
        guard let setting = entry.row.settings[key] else { continue }
        throw .setTwice(
          place: setting.place, key: KeyName.camel(key), axis: KeyName.camel(axis.key))
      }
    }
  }
}
