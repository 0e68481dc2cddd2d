/// Assets that differ in their format only: each frame is drawn once for all of them.
struct AssetGroup: Sendable {
  /// Places in the campaign.
  var members: [Int]
  /// In bytes, while it is drawn.
  var memory = 0

  /// Groups in the order of their first members.
  static func groups(of members: [Int], in tasks: [AssetTask]) -> [AssetGroup] {
    struct Key: Hashable {
      var operands: [String]
      var values: [String: [String]]
    }
    var places: [Key: Int] = [:]
    var groups: [AssetGroup] = []
    for member in members {
      // As read, since a platform has other defaults for other formats.
      var values = tasks[member].options.values
      for name in ["--output", "--format"] { values[name] = nil }
      let key = Key(operands: tasks[member].options.operands, values: values)
      if let place = places[key] {
        groups[place].members.append(member)
      } else {
        places[key] = groups.count
        groups.append(AssetGroup(members: [member]))
      }
    }
    return groups
  }

  /// Its members one by one.
  var singles: [AssetGroup] { members.map { AssetGroup(members: [$0], memory: memory) } }
}
