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
    var options = settings.filter { !$0.value.values.isEmpty }.mapValues(\.values)
    for key in ["scene", "name", "output", "format"] { options[key] = nil }
    let scene = try scene(of: combination)
    let template = try template(for: combination)
    let format = format(settings, template)
    let reading = Reading(combination: combination, index: index, scene: scene, format: format)
    var asset = Asset(
      place: combination.place, scene: scene, options: options, format: format,
      path: try path(template, reading))
    asset.sources = settings.mapValues(\.place)
    return asset
  }

  private func scene(of combination: Combination) throws(ManifestError) -> String {
    let settings = combination.settings
    if let scene = settings.values("scene").first {
      guard scene != "-" else {
        throw .wrongType(
          place: settings["scene"]?.place ?? combination.place, given: "'-'",
          wanted: "a scene that can be read more than once, unlike standard input")
      }
      return scene
    }
    guard settings.gives("expression") else {
      throw combination.isRow
        ? .fitsNothing(place: combination.place) : .noScene(place: combination.place)
    }
    guard let name = settings.values("name").first else {
      throw .unnamedExpression(place: combination.place)
    }
    return name
  }

  /// As given; else as the path's template ends; else as suits what else is given.
  private func format(_ settings: Settings, _ template: PathTemplate) -> String {
    let accepted = vocabulary.formats
    if let format = settings.values("format").first { return format }
    if let name = template.literalExtension, accepted.contains(name) { return name }
    if let format = vocabulary.usualFormat(of: settings) { return format }
    return vocabulary["format"]?.defaultText.flatMap { accepted.contains($0) ? $0 : nil }
      ?? accepted[0]
  }

  /// What placeholders stand for.
  private struct Reading {
    let combination: Combination
    let index: Int
    /// The asset's name; else the scene's, a file's without folders and extension.
    let scene: String
    let format: String

    init(combination: Combination, index: Int, scene: String, format: String) {
      self.combination = combination
      self.index = index
      self.format = format
      let file = scene.split(separator: "/").last.map(String.init) ?? scene
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : scene
      self.scene = combination.settings.values("name").first ?? stem
    }
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
  func differing(
    _ first: (combination: Combination, asset: Asset),
    _ second: (combination: Combination, asset: Asset)
  ) -> [String] {
    let readings = [first, second].map { combination, asset in
      Reading(combination: combination, index: 0, scene: asset.scene, format: asset.format)
    }
    let keys =
      labels.sorted() + vocabulary.keys.map(\.name).filter { $0 != "output" && $0 != "name" }
    return keys.filter { key in
      let texts = readings.map { SafeName.piece(value(of: key, $0)) }
      return texts[0] != texts[1]
    }.map(KeyName.camel)
  }
}
