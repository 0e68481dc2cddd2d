extension Manifest {
  /// Every combination of every entry, in the manifest's order.
  func combinations() throws(ManifestError) -> [Combination] {
    _ = try ExpansionSize(self)
    var result: [Combination] = []
    var inheriting: [Int] = []
    var shared = Exclusion(sharedExclude)
    for entry in entries {
      let found = try combinations(of: entry, &shared)
      if entry.inheritsAxes { inheriting += result.count..<(result.count + found.count) }
      result += found
    }
    try shared.check()
    include(sharedInclude, onto: [:], into: &result, original: inheriting)
    guard result.count <= ManifestError.assetLimit else {
      throw .tooManyAssets(place: "", factors: [result.count], before: 0)
    }
    return result
  }

  /// - Parameter shared: rows that remove combinations of all entries that inherit the matrix.
  private func combinations(
    of entry: Entry, _ shared: inout Exclusion
  ) throws(ManifestError) -> [Combination] {
    var result = entry.isListOfRows ? [] : product(entry)
    var own = Exclusion(entry.exclude)
    result.removeAll { combination in
      // Both are asked, since a row that removes what another one does is no mistake.
      let isOut = entry.inheritsAxes && shared.removes(combination)
      return own.removes(combination) || isOut
    }
    try own.check()
    include(
      entry.include, onto: entry.row.settings, into: &result, original: Array(result.indices))
    return result
  }

  /// One combination for each way to take a value from every axis, the first axis slowest.
  private func product(_ entry: Entry) -> [Combination] {
    let axes = entry.axes ?? []
    let total = axes.reduce(1) { $0 * $1.values.count }
    let varying = axes.filter { $0.values.count > 1 }.map(\.key)
    return (0..<total).map { number in
      var rest = number
      var chosen: [Axis.Value] = []
      for axis in axes.reversed() {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: axis.values.count)
        chosen.append(axis.values[remainder])
        rest = quotient
      }
      return combination(entry, Array(zip(axes.map(\.key), chosen.reversed())), varying: varying)
    }
  }

  private func combination(
    _ entry: Entry, _ chosen: [(key: String, value: Axis.Value)], varying: [String]
  ) -> Combination {
    let row = entry.row
    let matrix = chosen.reduce(into: Settings()) { $0.merge($1.value.settings) { $1 } }
    var result = Combination(place: row.place, settings: defaults, axes: varying)
    for settings in entry.inheritsAxes ? [matrix, row.settings] : [row.settings, matrix] {
      result.settings.override(with: settings)
    }
    result.original = Set(row.settings.keys).union(matrix.keys).union(chosen.map(\.key))
    for (key, value) in chosen { result.labels[key] = value.label }
    let parts = chosen.map { key, value in
      let reading = value.label ?? value.settings.values(key).joined(separator: ",")
      return "\(KeyName.camel(key)) \(reading.isEmpty ? "none" : reading)"
    }
    if !parts.isEmpty { result.place += " (\(parts.joined(separator: ", ")))" }
    return result
  }

  /// Adds each row to the original combinations that accept it, or else as one of its own.
  private func include(
    _ rows: [SettingsRow], onto base: Settings, into result: inout [Combination], original: [Int]
  ) {
    let axes = original.first.map { result[$0].axes } ?? []
    for row in rows {
      var isAdded = false
      for index in original where result[index].accepts(row) {
        result[index].add(row, vocabulary: vocabulary)
        isAdded = true
      }
      guard !isAdded else { continue }
      var own = Combination(place: row.place, settings: defaults, isRow: true, axes: axes)
      own.settings.override(with: base)
      own.add(row, vocabulary: vocabulary)
      result.append(own)
    }
  }
}
