import Foundation
import SkeletonUI

/// An asset catalog beside a scene, as far as it holds image sets.
package struct AssetCatalog: Sendable {
  let name: String
  /// Folders of image sets by the names that scenes have for them.
  package private(set) var imageSets: [String: String] = [:]

  /// More folders than this are not looked through.
  private static let limit = 20_000

  /// The catalogs of a folder, by name.
  ///
  /// - Parameter prefix: of the paths of files in the folder.
  package static func all(in folder: String, prefix: String) -> [AssetCatalog] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      AssetCatalog(folder: prefix + $0, name: $0)
    }
  }

  private init(folder: String, name: String) {
    self.name = name
    var visited = 0
    collect(folder, prefix: "", &visited)
  }

  /// The folder of the set that a request means.
  ///
  /// A symbol that Xcode has made stands for names of other spellings: `.heroBanner` for
  /// "hero-banner", and for "HeroBannerImage", whose last word says nothing.
  func imageSet(for request: ImageRequest) -> String? {
    if let set = imageSets[request.name] { return set }
    guard request.isGeneratedSymbol else { return nil }
    let wanted = Self.letters(of: request.name)
    let name = imageSets.keys.sorted().first {
      let letters = Self.letters(of: $0)
      return letters == wanted || letters == wanted + "image"
    }
    return name.flatMap { imageSets[$0] }
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Groups are not part of names, unless they say so.
  private mutating func collect(_ folder: String, prefix: String, _ visited: inout Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      visited += 1
      guard visited <= Self.limit else { return }
      let path = folder + "/" + name
      if let set = name.removing(suffix: ".imageset") {
        imageSets[prefix + set] = imageSets[prefix + set] ?? path
      } else if !name.contains(".") {
        collect(path, prefix: Self.isNamespace(path) ? prefix + name + "/" : prefix, &visited)
      }
    }
  }

  private static func isNamespace(_ group: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = FileManager.default.contents(atPath: group + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}

extension String {
  fileprivate func removing(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
