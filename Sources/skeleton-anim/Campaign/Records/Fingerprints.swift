import Foundation
import SkeletonAnim
import SkeletonCampaign

/// Hashes of everything that decides the bytes of a campaign's files.
///
/// Files count by their content, not by their name or date. What decides nothing, as the number of
/// jobs, is left out.
final class Fingerprints: Sendable {
  private let folders: CampaignFolders
  private let inputs: InputShelf
  private let tool = "\(Version.number) \(BuildIdentity.text)"
  private let libraries = OnceCache<MediaFormat, String>()
  private let digests = OnceCache<String, String>()
  private let catalogs = OnceCache<String, [AssetCatalog]>()
  private let answers = OnceCache<[String], String>()

  init(_ folders: CampaignFolders, _ inputs: InputShelf) {
    self.folders = folders
    self.inputs = inputs
  }

  /// The hash of all but fonts and images, which are known only once the scene is laid out.
  ///
  /// - Throws: ``Failure`` for a scene that cannot be read.
  func source(of task: AssetTask) throws -> String {
    let format = task.output.format
    var parts = [
      ("tool", tool), ("format", format.rawValue),
      (
        "libraries",
        try libraries.value(format) {
          LinkedLibraries.versions(for: format).joined(separator: ", ")
        }
      ),
      ("date", ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] ?? ""),
    ]
    for (name, values) in task.asset.options.sorted(by: { $0.key < $1.key }) {
      let isFile = OptionTable.spec(named: "--\(name)")?.takesFile ?? false
      parts += values.map { (name, isFile ? digest(folders.input($0)) : $0) }
    }
    if task.asset.options["expression"] == nil {
      parts.append(("scene", try scene(task.asset.scene)))
    }
    for path in task.asset.translations(in: folders) {
      parts.append(("beside", "\(path) \(digest(path))"))
    }
    return Self.hash(parts)
  }

  /// The hash of all.
  func inputs(_ source: String, _ demand: Demand, of task: AssetTask) -> String {
    var parts = [("source", source)]
    let family = task.options.text("--font")
    for choice in demand.fonts { parts.append((choice, answer(to: choice, family: family))) }
    for path in demand.images { parts.append((path, digest(folders.input(path)))) }
    for name in demand.imageNames { parts.append((name, imageSets(name, of: task.asset))) }
    return Self.hash(parts)
  }

  private func scene(_ scene: String) throws -> String {
    scene.hasSuffix(".swift") ? try inputs.text(folders.input(scene)) : scene
  }

  /// A font by its content; two families may be in one file.
  private func answer(to choice: String, family: String?) -> String {
    let made = try? answers.value([choice, family ?? ""]) {
      guard let file = inputs.fonts.files(for: [choice], family: family)[0] else { return "none" }
      return "\(digest(file.path)) \(file.index)"
    }
    return made ?? "none"
  }

  /// The image sets of a name in the catalogs, in the order in which these are asked.
  private func imageSets(_ name: String, of asset: Asset) -> String {
    let folder = asset.pictureFolder(in: folders)
    let found = try? catalogs.value(folder) {
      AssetCatalog.all(in: folder, prefix: CampaignFolders.joined(folder, ""))
    }
    return (found ?? []).compactMap { $0.imageSets[name] }.map(folders.fromManifest)
      .joined(separator: "\n")
  }

  private func digest(_ path: String) -> String {
    let made = try? digests.value(path) { FileStamp.digest(of: path) ?? "none" }
    return made ?? "none"
  }

  /// Lengths keep what ends one part from being taken for the start of the next.
  private static func hash(_ parts: [(name: String, value: String)]) -> String {
    SHA256.hexadecimal(
      of: parts.map { "\($0.name) \($0.value.utf8.count)\n\($0.value)\n" }.joined())
  }
}
