import SkeletonAnim
import SkeletonCampaign

/// An asset with the command line that draws it.
struct AssetTask: Sendable {
  let asset: Asset
  let options: ParsedOptions
  let output: Output

  /// Options that are for one picture at a time.
  private static let single: Set = ["--watch", "--poster", "--sheet", "--no-clobber"]

  /// What an asset may be told: options of drawing that are not the whole batch's.
  static let optionSpecs = OptionTable.all.filter { spec in
    spec.commands.contains(.render) && !spec.commands.contains(.batch)
      && !single.contains(spec.name) && spec.name != "--format"
  }

  /// Reads the options of an asset as if they were typed.
  ///
  /// Everything that can be wrong with them, and with the files they name, is found here.
  init(
    _ asset: Asset, in folders: CampaignFolders, from inputs: InputShelf
  ) throws(AssetProblem) {
    do {
      options = try ParsedOptions(Self.arguments(asset, folders))
      let outputs = try RenderJob(options, from: inputs).outputs(options)
      guard let output = outputs.first, outputs.count == 1, output.content != .sequence else {
        throw UsageError.invalidValue(
          option: "--output", given: asset.path, accepted: "one file, not a numbered sequence")
      }
      self.output = output
      self.asset = asset
    } catch {
      throw AssetProblem(error, of: asset)
    }
  }

  private static func arguments(
    _ asset: Asset, _ folders: CampaignFolders
  ) throws(UsageError) -> [String] {
    var arguments = ["--output=\(folders.file(asset.path))", "--format=\(asset.format)"]
    for (name, values) in asset.options.sorted(by: { $0.key < $1.key }) {
      guard let spec = optionSpecs.first(where: { $0.name == "--\(name)" }) else {
        throw .unknownOption("--\(name)", nearest: optionSpecs.map(\.name).nearest(to: "--\(name)"))
      }
      for value in values {
        guard spec.value != nil else {
          arguments.append(spec.name)
          continue
        }
        arguments.append("\(spec.name)=\(spec.takesFile ? folders.input(value) : value)")
      }
    }
    guard asset.options["expression"] == nil else { return arguments }
    guard asset.scene != "-" else { throw .unknownScene("-", nearest: nil) }
    let scene = asset.scene.hasSuffix(".swift") ? folders.input(asset.scene) : asset.scene
    return arguments + ["--", scene]
  }
}
