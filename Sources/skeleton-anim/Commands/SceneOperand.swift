import SceneNotation
import SkeletonAnim
import SkeletonCampaign

/// What is to be drawn, as the command line names it.
enum SceneOperand {
  case builtIn(BuiltInScene)
  /// The path is nil for source that comes from elsewhere.
  case source(text: String, fileName: String, path: String?)

  /// - Throws: ``UsageError``, or a ``Failure`` when the source cannot be read.
  init(_ options: ParsedOptions, from inputs: InputShelf) throws {
    let operand = options.operands.first
    if let expression = options.text("--expression") {
      if let operand {
        throw UsageError.contradiction(
          "--expression", "'\(operand)'", reason: "each says what to draw")
      }
      self = .source(text: expression, fileName: "expression", path: nil)
    } else if operand == "-" {
      self = .source(text: try TextInput.standardInput(), fileName: "standard input", path: nil)
    } else if let path = operand, path.hasSuffix(".swift") {
      self = .source(text: try inputs.text(path), fileName: path, path: path)
    } else {
      self = .builtIn(try Self.builtIn(operand))
      for name in ["--preview", "--set", "--strict", "--watch", "--locale"] where options.has(name)
      {
        throw UsageError.contradiction(
          name, "'\(operand ?? "preview")'", reason: "it is for scenes in Swift source")
      }
    }
    if options.has("--watch"), path == nil {
      throw UsageError.contradiction("--watch", "the scene", reason: "only a file can be watched")
    }
  }

  private static func builtIn(_ name: String?) throws(UsageError) -> BuiltInScene {
    guard let name else { return .preview }
    guard let scene = BuiltInScene(rawValue: name) else {
      let names = BuiltInScene.allCases.map(\.name)
      throw .unknownScene(name, nearest: (names + Command.words).nearest(to: name))
    }
    return scene
  }

  /// How reports call it.
  var name: String {
    switch self {
    case .builtIn(let scene): scene.name
    case .source(_, let fileName, _): fileName
    }
  }

  /// The file to watch.
  var path: String? {
    if case .source(_, _, let path) = self { path } else { nil }
  }

  /// Where pictures are: beside the file, or in the current folder.
  private var folder: String {
    guard let path, let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The scene, with what its source asked for and will not be drawn.
  ///
  /// - Throws: ``Failure`` for source that is malformed.
  func scene(
    _ options: ParsedOptions, from inputs: InputShelf
  ) throws -> (scene: Scene, warnings: () -> [NotationError]) {
    switch self {
    case .builtIn(let scene): return (Scene(scene), { [] })
    case .source(let text, let fileName, _):
      do {
        let notated = try Self.notated(text, fileName, options, inputs)
        return (Scene(notated, imageFolder: folder), { notated.warnings })
      } catch let error as NotationError {
        throw Failure(
          message: error.description, code: ExitCode.malformedInput, isComplete: true)
      }
    }
  }

  private static func notated(
    _ text: String, _ fileName: String, _ options: ParsedOptions, _ inputs: InputShelf
  ) throws -> NotatedScene {
    let source = try inputs.source(
      text, fileName: fileName, locale: options.text("--locale"),
      isStrict: options.has("--strict"))
    return try source.scene(
      preview: options.text("--preview"), overrides: try options.overrides())
  }
}

extension ParsedOptions {
  /// The values of `--set`, by name.
  fileprivate func overrides() throws(UsageError) -> [String: String] {
    var result: [String: String] = [:]
    for setting in values["--set"] ?? [] {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .invalidValue(option: "--set", given: setting, accepted: "NAME=VALUE")
      }
      guard result.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw .duplicate(option: "--set \(parts[0])")
      }
    }
    return result
  }
}

extension Scene {
  /// A scene that Swift source describes, on the canvas that its preview asks for.
  fileprivate init(_ notated: NotatedScene, imageFolder: String) {
    let canvas = notated.canvas
    let scene = Scene(
      canvas: (canvas.width ?? 390, canvas.height), imageFolder: imageFolder,
      layOut: notated.laidOut)
    self = canvas.fitsContent && canvas.width == nil ? scene.fitted : scene
  }
}
