/// A respect in which the assets of a campaign differ, which the page can be filtered by.
struct PageAxis {
  /// An option's long name, or `scene` or `format`.
  let name: String
  /// What the page calls it.
  let label: String
  /// The values as given, in the order in which the assets have them first.
  let values: [String]
  /// What the page calls each of them.
  let labels: [String]

  /// The place of an asset's value among `values`.
  let places: [Int]

  /// Those that vary; axes with so many values that nobody would choose among them are left out.
  static func axes(of report: CampaignReport) -> [PageAxis] {
    let usual = [
      "scene", "theme", "color-scheme", "locale", "layout-direction", "size", "scale", "effect",
      "format", "for",
    ]
    let texts: Set<String> = ["alt", "title", "expression"]
    let others = Set(report.assets.flatMap(\.options.keys)).subtracting(usual).subtracting(texts)
    return (usual + others.sorted()).compactMap { PageAxis($0, of: report) }
  }

  private init?(_ name: String, of report: CampaignReport) {
    var values: [String] = []
    var known: [String: Int] = [:]
    places = report.assets.map { asset in
      let value = Self.value(name, of: asset)
      if let place = known[value] { return place }
      known[value] = values.count
      values.append(value)
      return values.count - 1
    }
    guard (2...200).contains(values.count) else { return nil }
    self.name = name
    self.values = values
    label = Self.label(name)
    labels = Self.labels(values, of: name)
  }

  /// What the page calls the value of assets that are not given the option.
  private static let absent = "default"

  /// Whether an asset has a value of its own.
  func isGiven(_ index: Int) -> Bool { values[places[index]] != Self.absent }

  func label(of index: Int) -> String { labels[places[index]] }

  private static func value(_ name: String, of asset: AssetReport) -> String {
    switch name {
    case "scene": asset.scene
    case "format": asset.format
    default: asset.options[name].map { $0.isEmpty ? "on" : $0 } ?? Self.absent
    }
  }

  private static func label(_ name: String) -> String {
    switch name {
    case "for": return "Platform"
    case "fps": return "Frames a second"
    case "layout-direction": return "Direction"
    default:
      let words = name.split(separator: "-").joined(separator: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  /// Paths without folder and extension where that leaves them distinct; others as they are.
  private static func labels(_ values: [String], of name: String) -> [String] {
    switch name {
    case "format":
      return values.map { ["webm": "WebM", "webp": "WebP"][$0] ?? $0.uppercased() }
    case "scale": return values.map { Double($0) == nil ? $0 : "\($0)×" }
    case "scene", "theme":
      let stems = values.map { value in
        let file = value.split(separator: "/").last ?? Substring(value)
        return String(file.split(separator: ".").first ?? file)
      }
      return Set(stems).count == values.count ? stems : values
    default: return values
    }
  }
}
