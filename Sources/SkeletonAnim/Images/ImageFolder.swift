import SkeletonGraphics
import SkeletonUI
import Synchronization

/// The pictures of a folder: those of its asset catalogs, and files named like them.
///
/// Names reach no further than the folder and those below it.
final class ImageFolder: ImageSource {
  private let path: String
  private let cache: ImageCache
  private let memoryLimit: Int
  /// Looked for when the first picture is.
  private let knownCatalogs = Mutex<[AssetCatalog]?>(nil)

  /// - Parameter memoryLimit: the most bytes that pictures may take.
  init(path: String, cache: ImageCache, memoryLimit: Int) {
    self.path = path
    self.cache = cache
    self.memoryLimit = memoryLimit
  }

  func image(_ request: ImageRequest) throws(ImageError) -> ImageLookup {
    guard Self.staysInside(request.name) else {
      return .missing(
        reason: "'\(request.name)' names no image in the scene's folder, and no other is looked in")
    }
    cache.look(for: request.name)
    let catalogs = self.catalogs
    var refusals: [String] = []
    for catalog in catalogs {
      guard let set = catalog.imageSet(for: request) else { continue }
      let contents = try cache.contents(ofSet: set)
      guard let choice = contents.choice(for: request) else {
        refusals.append("\(set) \(contents.refusal)")
        continue
      }
      let path = set + "/" + choice.file
      guard cache.exists(path) else {
        refusals.append("\(set) names '\(choice.file)', which is not there: put it in the set")
        continue
      }
      let bitmap = try cache.bitmap(path, memoryLimit: memoryLimit)
      return .found(
        ImageAsset(
          bitmap: bitmap, scale: Double(choice.scale), isTemplate: contents.isTemplate))
    }
    let names = ImageFileNames(request)
    for file in names.candidates where cache.exists(prefix + file.name) {
      let bitmap = try cache.bitmap(prefix + file.name, memoryLimit: memoryLimit)
      return .found(ImageAsset(bitmap: bitmap, scale: Double(file.scale)))
    }
    guard refusals.isEmpty else {
      return .missing(
        reason: "the image '\(request.name)' cannot be shown: " + refusals.joined(separator: "; "))
    }
    return .missing(reason: reason(request.name, names, catalogs))
  }

  private var prefix: String { path == "." ? "" : path.hasSuffix("/") ? path : path + "/" }

  private var catalogs: [AssetCatalog] {
    knownCatalogs.withLock { known in
      let catalogs = known ?? AssetCatalog.all(in: path, prefix: prefix)
      known = catalogs
      return catalogs
    }
  }

  private func reason(_ name: String, _ names: ImageFileNames, _ catalogs: [AssetCatalog]) -> String
  {
    let sets = catalogs.map { "in \($0.name)" }
    let places = [names.description] + (sets.isEmpty ? ["in Assets.xcassets"] : sets)
    let folder = path == "." ? "the current folder" : path
    return "there is no image '\(name)' in \(folder): looked for "
      + places.joined(separator: " and ")
  }

  /// Whether a name is that of something in the folder or below.
  private static func staysInside(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}
