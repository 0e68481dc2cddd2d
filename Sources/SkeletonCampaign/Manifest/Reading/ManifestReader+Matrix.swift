extension ManifestReader {
  /// Words that cannot name an axis: the manifest's own, and the counter of paths.
  static let reservedAxes: Set<String> = [
    "include", "exclude", "matrix", "assets", "defaults", "index",
  ]

  /// The axes of a matrix, in the order they are written in.
  func axes(_ value: DocumentValue, _ place: String) throws(ManifestError) -> [Axis] {
    var axes: [Axis] = []
    var owners: [String: String] = [:]
    for member in try members(value, place, "an object of lists") {
      let axis = try axis(member, in: place)
      guard !axes.contains(where: { $0.key == axis.key }) else {
        throw .repeatedKey(place: place, key: member.key)
      }
      for key in axis.keys.sorted() {
        guard let owner = owners.updateValue(axis.key, forKey: key) else { continue }
        throw .setTwice(
          place: "\(place).\(member.key)", key: KeyName.camel(key), axis: KeyName.camel(owner))
      }
      axes.append(axis)
    }
    return axes
  }

  private func axis(
    _ member: DocumentValue.Member, in matrix: String
  ) throws(ManifestError) -> Axis {
    let place = "\(matrix).\(member.key)"
    guard !Self.reservedAxes.contains(member.key) else {
      throw .reservedAxis(place: matrix, name: member.key)
    }
    guard case .array(let elements) = member.value else {
      throw .wrongType(place: place, given: member.value.kind, wanted: "a list of values")
    }
    guard !elements.isEmpty else { throw .emptyAxis(place: place) }
    var axis = Axis(key: KeyName.kebab(member.key), values: [])
    for (index, element) in elements.enumerated() {
      let place = "\(place)[\(index)]"
      if case .object(let members) = element {
        axis.values.append(try together(members, place, axis: axis.key))
      } else if let key = vocabulary[axis.key] {
        let setting = try setting(key, element, place)
        axis.values.append(Axis.Value(label: nil, settings: [axis.key: setting]))
      } else {
        throw .unknownKey(
          place: matrix, key: member.key, nearest: vocabulary.camelNames.nearest(to: member.key))
      }
    }
    return axis
  }

  /// Several keys that one axis sets together. Their `name` is what the axis reads; it is the
  /// asset's too when they say what is drawn.
  private func together(
    _ members: [DocumentValue.Member], _ place: String, axis: String
  ) throws(ManifestError) -> Axis.Value {
    var settings = try self.settings(members, place)
    guard let label = settings.values("name").first else {
      throw .unnamedAxisValue(place: place, axis: KeyName.camel(axis))
    }
    if !settings.gives("scene") && !settings.gives("expression") { settings["name"] = nil }
    return Axis.Value(label: label, settings: settings)
  }

  /// The rows of `include` or `exclude`; axes of objects are named in them by the objects' names.
  func rows(
    _ value: DocumentValue?, _ place: String, axes: [Axis]
  ) throws(ManifestError) -> [SettingsRow] {
    guard let value else { return [] }
    guard case .array(let elements) = value else {
      throw .wrongType(place: place, given: value.kind, wanted: "a list of objects")
    }
    guard elements.count <= ManifestError.assetLimit else {
      throw .tooManyAssets(place: place, factors: [elements.count], before: 0)
    }
    let labels = axes.map(\.key).filter { vocabulary[$0] == nil }
    var rows: [SettingsRow] = []
    for (index, element) in elements.enumerated() {
      let place = "\(place)[\(index)]"
      let members = try self.members(element, place, "an object")
      guard !members.isEmpty else {
        throw .wrongType(place: place, given: "an empty object", wanted: "at least one key")
      }
      let settings = try settings(members, place, labels: Set(labels))
      rows.append(SettingsRow(place: place, settings: settings))
    }
    return rows
  }
}
