/// Makes assets of combinations: what is drawn, in which format, under which path.
struct AssetNamer {
  let vocabulary: ManifestVocabulary
  /// The names of axes that are no keys.
  let labels: Set<String>
  private var templates: [String: PathTemplate] = [:]

  init(vocabulary: ManifestVocabulary, labels: Set<String>) {
    self.vocabulary = vocabulary
    self.labels = labels
  }

  /// - Parameter index: from 0 in the campaign's order.
  mutating func asset(_ combination: Combination, index: Int) throws(ManifestError) -> Asset {
    let settings = combination.settings
    let name = settings.values("name").first
    var options = settings.filter { !$0.value.values.isEmpty }.mapValues(\.values)
    for key in ["scene", "name", "output", "format"] { options[key] = nil }
    guard let scene = settings.values("scene").first ?? (options["expression"] != nil ? name : nil)
    else {
      throw options["expression"] == nil
        ? .noScene(place: combination.place) : .unnamedExpression(place: combination.place)
    }
    let template = try template(for: combination)
    let format = try format(settings, template)
    let reading = Reading(
      combination: combination, index: index, format: format, scene: name ?? Self.stem(of: scene))
    let path = try path(template, reading)
    var asset = Asset(
      place: combination.place, scene: scene, options: options, format: format, path: path)
    asset.sources = settings.mapValues(\.place)
    return asset
  }

  /// What is particular to one asset among what placeholders stand for.
  private struct Reading {
    var combination: Combination
    var index: Int
    var format: String
    var scene: String
  }

  /// A file's name without folders and extension; other names are as they are.
  private static func stem(of scene: String) -> String {
    let name = scene.split(separator: "/").last.map(String.init) ?? scene
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private func format(
    _ settings: Settings, _ template: PathTemplate
  ) throws(ManifestError) -> String {
    if let format = settings.values("format").first { return format }
    let key = vocabulary["format"]
    if let name = template.literalExtension, key?.accepted?.contains(name) != false { return name }
    return key?.defaultText ?? "gif"
  }
}

// MARK: Paths

extension AssetNamer {
  private mutating func template(for combination: Combination) throws(ManifestError) -> PathTemplate
  {
    guard let setting = combination.settings["output"], let text = setting.values.first else {
      return try automatic(combination)
    }
    if let known = templates[text] { return known }
    let template = try PathTemplate(text, place: setting.place)
    for case .placeholder(let name, _) in template.pieces where !isKnown(name) {
      let known = ["index"] + vocabulary.camelNames.filter { $0 != "output" }
      throw .unknownPlaceholder(
        place: setting.place, name: name,
        nearest: (known + labels.sorted().map(KeyName.camel)).nearest(to: name))
    }
    templates[text] = template
    return template
  }

  private func isKnown(_ name: String) -> Bool {
    let key = KeyName.kebab(name)
    return name == "index" || key != "output" && (vocabulary[key] != nil || labels.contains(key))
  }

  /// The scene, then every axis that has more than one value, the scale as in `@2x`.
  private func automatic(_ combination: Combination) throws(ManifestError) -> PathTemplate {
    let axes = combination.axes.filter {
      !["scene", "expression", "name", "format", "output"].contains($0)
    }
    let parts = axes.filter { $0 != "scale" }.map { "-{\(KeyName.camel($0))}" }
    let scale = axes.contains("scale") ? "@{scale}x" : ""
    return try PathTemplate("{scene}\(parts.joined())\(scale).{format}", place: "output")
  }

  private func path(_ template: PathTemplate, _ reading: Reading) throws(ManifestError) -> String {
    var path = ""
    for piece in template.pieces {
      switch piece {
      case .text(let text): path += text
      case .placeholder("index", let width):
        let digits = String(reading.index + 1)
        path += String(repeating: "0", count: max(0, width - digits.count)) + digits
      case .placeholder(let name, _):
        let value = SafeName.piece(self.value(of: KeyName.kebab(name), reading))
        guard !value.isEmpty else {
          throw .badPath(
            place: template.place, asset: reading.combination.place, path: template.text,
            problem: "needs a {\(name)} with letters or digits in it")
        }
        path += value
      }
    }
    switch AssetPath.normalized(path, format: reading.format) {
    case .success(let path): return path
    case .failure(let problem):
      throw .badPath(
        place: template.place, asset: reading.combination.place, path: path, problem: problem.text)
    }
  }

  /// What a placeholder reads: the value in use, `default` where the default has no short name.
  private func value(of key: String, _ reading: Reading) -> String {
    switch key {
    case "scene", "name": return reading.scene
    case "format": return reading.format
    default: break
    }
    if let label = reading.combination.labels[key] { return label }
    let values = reading.combination.settings.values(key)
    guard let known = vocabulary[key] else { return "default" }
    if known.kind == .flag { return values.isEmpty ? "false" : "true" }
    if !values.isEmpty { return values.joined(separator: ",") }
    guard let text = known.defaultText, !text.contains(where: { $0 == " " || $0 == "," }) else {
      return "default"
    }
    return text
  }

  /// The placeholders that would tell two assets apart.
  func differing(_ first: Combination, _ second: Combination) -> [String] {
    let keys = labels.sorted() + vocabulary.keys.map(\.name).filter { $0 != "output" }
    return keys.filter { key in
      first.labels[key] != second.labels[key]
        || first.settings.values(key) != second.settings.values(key)
    }.map(KeyName.camel)
  }
}
