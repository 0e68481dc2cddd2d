import Foundation
import SkeletonGraphics
import SkeletonUI
import SkeletonVideo
import Testing

@testable import SkeletonAnim

@Suite struct ImageFolderTests {
  private let folder: TemporaryFolder
  private let cache = ImageCache()

  init() throws { folder = try TemporaryFolder() }

  /// A picture whose width tells which it is.
  private func put(_ path: String, width: Int) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let pixels = (0..<width * 2 * 4).map { UInt8(truncatingIfNeeded: $0 &* 29) | 1 }
    let png = try PNGEncoder.encode(rgba: pixels, size: PixelSize(width: width, height: 2))
    try Data(png).write(to: url)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func look(
    _ name: String, scale: Double = 1, _ scheme: ColorScheme = .light, limit: Int = 1 << 30
  ) throws -> ImageLookup {
    try ImageFolder(path: folder.url.path, cache: cache, memoryLimit: limit)
      .image(ImageRequest(name: name, scale: scale, colorScheme: scheme))
  }

  /// Width in pixels and pixels a point of what is found.
  private func found(
    _ name: String, scale: Double = 1, _ scheme: ColorScheme = .light
  ) throws -> [Double]? {
    guard case .found(let asset) = try look(name, scale: scale, scheme) else { return nil }
    return [Double(asset.bitmap.size.width), asset.scale]
  }

  @Test("the variant is the nearest that loses nothing, then finer, then coarser ones")
  func variants() throws {
    #expect(ImageFileNames.preferredScales(for: 1) == [1, 2, 3])
    #expect(ImageFileNames.preferredScales(for: 1.5) == [2, 3, 1])
    #expect(ImageFileNames.preferredScales(for: 3) == [3, 2, 1])
    #expect(ImageFileNames.preferredScales(for: 8) == [3, 2, 1])
    try put("a.png", width: 10)
    try put("a@2x.png", width: 20)
    try put("b@3x.jpg", width: 30)
    #expect(try found("a", scale: 1) == [10, 1])
    #expect(try found("a", scale: 2) == [20, 2])
    #expect(try found("a", scale: 3) == [20, 2])
    #expect(try found("b", scale: 1) == [30, 3])
    #expect(try found("a.png", scale: 2) == [20, 2])
  }

  @Test("names with folders stay inside of the scene's own")
  func inside() throws {
    try put("icons/star.png", width: 7)
    try put("secret.png", width: 9)
    #expect(try found("icons/star") == [7, 1])
    let inner = ImageFolder(
      path: folder.url.path + "/icons", cache: cache, memoryLimit: 1 << 30)
    for name in ["../secret", "/etc/passwd", "x/../../secret", "", ".", "..", "a//b", "a\0b"] {
      guard
        case .missing(let reason) = try inner.image(
          ImageRequest(name: name, scale: 1, colorScheme: .light))
      else {
        Issue.record("\(name) is found")
        continue
      }
      #expect(reason.contains("names no image in the scene's folder"))
    }
  }

  @Test("image sets choose by appearance and scale, and come before files")
  func imageSets() throws {
    try put("hero.png", width: 5)
    let set = "Assets.xcassets/Group/hero.imageset/"
    for (name, width) in [("l1", 10), ("l2", 20), ("d1", 11), ("d2", 22), ("pad", 99)] {
      try put(set + name + ".png", width: width)
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      set + "Contents.json",
      """
      {"images": [
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
        {"idiom": "universal", "filename": "l1.png", "scale": "1x"},
        {"idiom": "universal", "filename": "d1.png", "scale": "1x", \(dark)},
        {"idiom": "universal", "filename": "l2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "d2.png", "scale": "2x", \(dark)},
        {"idiom": "universal", "scale": "3x"}],
       "info": {"author": "xcode", "version": 1},
       "properties": {"template-rendering-intent": "template"}}
      """)
    #expect(try found("hero", scale: 1) == [10, 1])
    #expect(try found("hero", scale: 2) == [20, 2])
    #expect(try found("hero", scale: 3) == [20, 2])
    #expect(try found("hero", scale: 1, .dark) == [11, 1])
    #expect(try found("hero", scale: 2, .dark) == [22, 2])
    guard case .found(let asset) = try look("hero") else { return }
    #expect(asset.isTemplate)
    let names = cache.paths.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(names == ["Contents.json", "d1.png", "d2.png", "l1.png", "l2.png"])
  }

  @Test("a group that says so is part of its images' names; a set cannot lead out of itself")
  func namespaces() throws {
    try write(
      "A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try put("A.xcassets/Icons/star.imageset/s.png", width: 8)
    try write(
      "A.xcassets/Icons/star.imageset/Contents.json", #"{"images": [{"filename": "s.png"}]}"#)
    #expect(try found("Icons/star") == [8, 1])
    #expect(try found("star") == nil)
    try put("secret.png", width: 9)
    try write(
      "A.xcassets/out.imageset/Contents.json",
      #"{"images": [{"filename": "../../secret.png"}, {"filename": ".."}, {"filename": "v.svg"}]}"#)
    #expect(try found("out") == nil)
    try write("A.xcassets/bad.imageset/Contents.json", "{")
    #expect(throws: ImageError.self) { try look("bad") }
  }

  @Test(
    "a set without a usable file says what it has and what to do",
    arguments: [
      (#"{"filename": "v.pdf"}"#, "has v.pdf, and drawings of lines are not read: add a PNG to"),
      (#"{"filename": "v.SVG"}"#, "has v.SVG, and drawings of lines are not read: add a PNG to"),
      (#"{"filename": "../h.png"}"#, "names '../h.png', which is no file of the set: put it in"),
      (#"{"filename": "h.png"}"#, "names 'h.png', which is not there: put it in the set"),
      (#"{"idiom": "universal"}"#, "names no file: add a PNG to the set"),
    ])
  func emptySets(entry: String, words: String) throws {
    try write("A.xcassets/hero.imageset/Contents.json", "{\"images\": [\(entry)]}")
    guard case .missing(let reason) = try look("hero") else {
      Issue.record("it is found")
      return
    }
    #expect(reason.hasPrefix("the image 'hero' cannot be shown: "))
    #expect(reason.contains("hero.imageset \(words)"), "\(reason)")
    try put("hero.png", width: 5)
    #expect(try found("hero") == [5, 1])
  }

  @Test("a symbol that Xcode makes finds the set whose name it stands for, and no other does")
  func generatedSymbols() throws {
    for (name, width) in [("hero-banner", 8), ("AvatarImage", 9), ("doc 2", 10)] {
      try put("A.xcassets/\(name).imageset/s.png", width: width)
      try write(
        "A.xcassets/\(name).imageset/Contents.json", #"{"images": [{"filename": "s.png"}]}"#)
    }
    for (symbol, width) in [("heroBanner", 8.0), ("avatar", 9), ("avatarImage", 9), ("doc2", 10)] {
      var request = ImageRequest(name: symbol, scale: 1, colorScheme: .light)
      #expect(try found(symbol) == nil)
      request.isGeneratedSymbol = true
      let folder = ImageFolder(path: folder.url.path, cache: cache, memoryLimit: 1 << 30)
      guard case .found(let asset) = try folder.image(request) else {
        Issue.record("\(symbol) is not found")
        continue
      }
      #expect(asset.size.width == width)
    }
  }

  @Test("a folder of a picture's name is none, and memory is bounded over all pictures")
  func bounds() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.png"), withIntermediateDirectories: true)
    try put("a.jpg", width: 12)
    #expect(try found("a") == [12, 1])
    for name in ["p", "q", "r"] { try put(name + ".png", width: 1000) }
    _ = try look("p", limit: 50_000)
    _ = try look("p", limit: 50_000)
    #expect(throws: ImageError.self) { try look("q", limit: 41_000) }
  }

  @Test("a picture that is replaced is read anew")
  func replaced() throws {
    try put("a.png", width: 10)
    #expect(try found("a") == [10, 1])
    try put("a.png", width: 12)
    #expect(try found("a") == [12, 1])
  }
}
