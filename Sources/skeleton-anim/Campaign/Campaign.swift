import Foundation
import SkeletonAnim
import SkeletonCampaign

/// What a manifest asks for, or one part of it.
struct Campaign: Sendable {
  /// The manifest's name without its extension.
  let title: String
  let folders: CampaignFolders
  let shard: CampaignReport.Part?
  /// The path of the manifest; nil for standard input.
  let manifest: String?
  /// Of the part, in the manifest's order.
  let assets: [Asset]
  /// Of all parts, in the manifest's order.
  let allAssets: [Asset]

  /// Reads the manifest that is the operand.
  ///
  /// - Throws: ``UsageError``, or a ``Failure`` for a manifest that cannot be read or meant.
  init(_ options: ParsedOptions) throws {
    guard let path = options.operands.first else {
      throw UsageError.missingOperand(command: .batch)
    }
    let isNamed = path != "-"
    let text = try isNamed ? TextInput.file(path) : TextInput.standardInput()
    let all: [Asset]
    do throws(ManifestError) {
      let format = ManifestFormat(path: isNamed ? path : nil, text: text)
      all = try Manifest(text, format: format, keys: Self.keys).assets()
    } catch {
      throw Failure(
        message: "\(isNamed ? path : "standard input"): \(error)",
        code: error.isMalformed ? ExitCode.malformedInput : ExitCode.usage)
    }
    manifest = isNamed ? path : nil
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    title = isNamed ? name : "Campaign"
    let folder = isNamed ? CampaignFolders.parent(of: path) : "."
    folders = CampaignFolders(manifest: folder, output: try Self.output(options) ?? folder)
    let shard = try Self.shard(options)
    self.shard = shard.map { CampaignReport.Part(index: $0.index, count: $0.count) }
    assets = shard?.assets(of: all) ?? all
    allAssets = all
  }

  /// The options that an asset may have.
  static let keys: [ManifestKey] =
    AssetTask.optionSpecs.map { spec in
      ManifestKey(
        name: String(spec.name.dropFirst(2)),
        kind: spec.value == nil ? .flag : spec.repeats ? .repeated : .value, help: spec.help,
        defaultText: spec.defaultText, accepted: spec.words.isEmpty ? nil : spec.words,
        formats: spec.name == "--for" ? platformFormats : [:])
    } + [
      ManifestKey(
        name: "format", help: "format of the file; 'for' brings its own",
        defaultText: MediaFormat.gif.rawValue,
        accepted: MediaFormat.allCases.map(\.rawValue))
    ]

  /// What each platform is usually given.
  private static let platformFormats = Dictionary(
    uniqueKeysWithValues: Platform.all.map { ($0.name, $0.defaults.format.rawValue) })

  private static func output(_ options: ParsedOptions) throws(UsageError) -> String? {
    guard let folders = options.values["--output"] else { return nil }
    guard folders.count == 1 else { throw .duplicate(option: "--output") }
    guard !folders[0].isEmpty, folders[0] != "-" else {
      throw .invalidValue(option: "--output", given: folders[0], accepted: "a folder")
    }
    return folders[0]
  }

  private static func shard(_ options: ParsedOptions) throws -> Shard? {
    guard let text = options.text("--shard") else { return nil }
    do throws(ShardError) {
      guard text == "auto" else { return try Shard.parse(text) }
      if let found = try Shard.automatic(environment: ProcessInfo.processInfo.environment) {
        if !options.has("--quiet") {
          let names = found.variables.joined(separator: ", ")
          Diagnostics.note("shard \(found.shard), from \(found.system)'s \(names)")
        }
        return found.shard
      }
    } catch {
      throw Failure(message: "--shard: \(error)", code: ExitCode.usage)
    }
    throw Failure(
      message: "--shard auto: none of \(Shard.systems.joined(separator: ", ")) has started this "
        + "run as one of many", code: ExitCode.usage)
  }
}

extension ManifestError {
  /// Whether the text is no document at all, rather than one that asks for what cannot be.
  fileprivate var isMalformed: Bool {
    switch self {
    case .notJSON, .notCSV: true
    default: false
    }
  }
}
