import FoundationEssentials

/// What the page's script knows of the assets, beyond what the cards show.
struct PageData: Encodable {
  struct Axis: Encodable {
    let name: String
    let values: [String]
  }

  struct Entry: Encodable {
    let path: String
    /// Places among the axes' values.
    let values: [Int]
    let bytes: Int
    /// Time it took to draw.
    let seconds: Double
    let duration: Double
    let attention: Bool
    /// Pairs of a name and a value, as the larger view lists them.
    let options: [[String]]
    /// Words, quoted for a shell.
    let command: [String]
    let sha256: String
  }

  let axes: [Axis]
  let assets: [Entry]

  init(_ report: CampaignReport, axes: [PageAxis]) {
    self.axes = axes.map { Axis(name: $0.name, values: $0.values) }
    assets = report.assets.enumerated().map { index, asset in
      let options = asset.options.sorted { $0.key < $1.key }
      return Entry(
        path: asset.path, values: axes.map { $0.places[index] }, bytes: asset.file?.bytes ?? 0,
        seconds: asset.file?.seconds ?? 0, duration: asset.file?.duration ?? 0,
        attention: AssetCard.wantsAttention(asset),
        options: [["scene", asset.scene], ["format", asset.format]]
          + options.map { [$0.key, $0.value.isEmpty ? "on" : $0.value] },
        command: (["skeleton-anim"] + asset.arguments).map(ShellCommand.quoted),
        sha256: asset.file?.sha256 ?? "")
    }
  }

  /// The data for a script element, which no text in it can close.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing here can fail to encode, other than numbers that a file cannot have.
    guard let data = try? encoder.encode(self) else { return "{\"axes\":[],\"assets\":[]}" }
    var result = ""
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      if scalar == "<" { result += "\\u003c" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
