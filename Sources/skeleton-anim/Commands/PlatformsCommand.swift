import SkeletonAnim

/// `platforms`: what `--for` knows of each platform.
enum PlatformsCommand {
  static func run(_ options: ParsedOptions) throws(UsageError) -> Int32 {
    let name = options.operands.first
    let platforms =
      try name.map { name throws(UsageError) in [try Platform(asked: name)] }
      ?? Platform.all
    if options.has("--json") {
      return Tool.print(JSONValue.array(platforms.map(\.json)).text + "\n")
    }
    let blocks = platforms.map { $0.lines.joined(separator: "\n") }
    return Tool.print(blocks.joined(separator: "\n\n") + "\n")
  }
}

extension Platform {
  /// A block for people: what is written, what is asked, and below it who asks.
  fileprivate var lines: [String] {
    let sources = rules.map(\.source).reduce(into: [RuleSource]()) { known, source in
      if !known.contains(source) { known.append(source) }
    }
    var rows = [("writes", written)]
    for rule in rules {
      let number = (sources.firstIndex(of: rule.source) ?? 0) + 1
      rows.append((rule.name, "\(rule.text) [\(number)]"))
    }
    rows += notes.map { ("note", $0) }
    for (index, source) in sources.enumerated() {
      let authority = source.isOfficial ? "the platform itself" : "third party"
      rows.append(("[\(index + 1)]", "\(authority): \(source.name)"))
    }
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return ["\(name): \(summary)"]
      + rows.flatMap { name, text in
        Help.wrapped(text, from: Help.padded("  \(name)", to: column), indent: column)
      }
  }

  /// `skeleton.mp4, 1080×1920 pixels, 30 frames a second, 3 s (1.5 s, 2 times)`.
  private var written: String {
    let size = defaults.pixels.map { "\($0.width)×\($0.height) pixels" } ?? "the scene's size"
    let length = defaults.length
    var time = "\(length.decimalText) s"
    let times = repeats(ofLoop: length, in: [defaults.format])
    if times > 1 {
      time = "\((length * Rational(times)).decimalText) s (\(time), \(times) times)"
    }
    return "skeleton.\(defaults.format.rawValue), \(size), "
      + "\(defaults.rate.rational.decimalText) frames a second, \(time)"
  }

  /// The same as data.
  fileprivate var json: JSONValue {
    var size: JSONValue = .null
    if let (width, height) = defaults.pixels {
      size = ["width": .integer(width), "height": .integer(height)]
    }
    return [
      "name": .string(name), "summary": .string(summary),
      "formats": .array(formats.map { .string($0.rawValue) }),
      "defaults": [
        "format": .string(defaults.format.rawValue), "pixels": size,
        "fps": .string(defaults.rate.description), "duration": .number(defaults.length.double),
      ],
      "rules": .array(rules.map(\.json)), "notes": .array(notes.map(JSONValue.string)),
    ]
  }
}

extension PlatformRule {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("rule", .string(name)), ("text", .string(text)),
    ]
    switch limit {
    case .within(_, let bounds):
      if let least = bounds.least { members.append(("least", .number(least.double))) }
      if let most = bounds.most { members.append(("most", .number(most.double))) }
    case .oneOf(_, let accepted): members.append(("one_of", .array(accepted.map(JSONValue.string))))
    case .must: break
    }
    if let formats {
      members.append(("formats", .array(formats.map(\.rawValue).sorted().map(JSONValue.string))))
    }
    members += [
      ("official", .bool(source.isOfficial)), ("source", .string(source.name)),
    ]
    return .object(members)
  }
}
