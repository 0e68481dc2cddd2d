import SkeletonCampaign

/// Where an asset's files are.
extension Asset {
  /// The folder that its pictures are looked for in: that of the scene's file, or the manifest's.
  func pictureFolder(in folders: CampaignFolders) -> String {
    isFile ? CampaignFolders.parent(of: folders.input(scene)) : folders.manifest
  }

  /// Files that may have the texts of its locale, whether or not they are there.
  func translations(in folders: CampaignFolders) -> [String] {
    guard isFile, let locale = options["locale"]?.last else { return [] }
    return Translations.files(locale: locale, besides: folders.input(scene))
  }

  /// Files that it names, with what they are to it.
  func namedFiles(in folders: CampaignFolders) -> [(path: String, use: String)] {
    var files = translations(in: folders).map { ($0, "a translation for \(place)") }
    if isFile { files.append((folders.input(scene), "the scene of \(place)")) }
    for name in Self.fileOptions {
      files += (options[name] ?? []).map { (folders.input($0), "the \(name) of \(place)") }
    }
    return files
  }

  /// Those whose values are paths.
  private static let fileOptions = AssetTask.optionSpecs.filter(\.takesFile).map {
    String($0.name.dropFirst(2))
  }

  /// How messages call what is drawn.
  var subject: String { isFile ? scene : place }

  private var isFile: Bool { options["expression"] == nil && scene.hasSuffix(".swift") }
}
