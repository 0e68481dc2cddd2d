import Foundation
import SkeletonGraphics
import SkeletonVideo
import Testing

/// Pictures that were looked at and approved, kept beside the tests.
///
/// `SKELETON_RECORD` says when pictures are written: `missing`, `failed` or `all`; without it,
/// never. A run that records fails, so that no check passes by recording.
struct Golden {
  enum Recording: String {
    case never, missing, failed, all
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Goldens")

  /// Under the folder of goldens, without extension.
  let name: String
  let recording: Recording

  init(_ name: String) throws {
    self.name = name
    let asked = ProcessInfo.processInfo.environment["SKELETON_RECORD"]
    recording = try #require(
      Recording(rawValue: asked ?? "never"), "SKELETON_RECORD is never, missing, failed or all")
  }

  private var file: URL { Self.folder.appending(path: name + ".png") }

  /// Compares pixels, none of which may differ.
  func expect(_ pixels: [UInt8], size: PixelSize) throws {
    let golden = try read()
    if golden?.size == size, golden?.pixels == pixels, recording != .all { return }
    let isRecorded =
      switch recording {
      case .never: false
      case .missing: golden == nil
      case .failed, .all: true
      }
    if isRecorded {
      try Self.write(pixels, size, to: file)
      Issue.record("recorded \(name); a run that records always fails")
      return
    }
    let folder = Self.root.appending(path: ".build/golden-diffs")
    try Self.write(pixels, size, to: folder.appending(path: name + ".actual.png"))
    guard let golden else {
      Issue.record("there is no golden of \(name): SKELETON_RECORD=missing writes it")
      return
    }
    try Self.write(golden.pixels, golden.size, to: folder.appending(path: name + ".expected.png"))
    guard golden.size == size else {
      Issue.record("\(name) is \(size), its golden \(golden.size)")
      return
    }
    let difference = Difference(pixels, golden.pixels, width: size.width)
    try Self.write(
      difference.picture, size, to: folder.appending(path: name + ".difference.png"))
    Issue.record(
      """
      \(name): \(difference.summary); see .build/golden-diffs, and if the picture is right: \
      SKELETON_RECORD=failed swift test --filter GoldenSceneTests
      """)
  }

  private func read() throws -> MediaReader.Frame? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var reader = try MediaReader.open(file.path)
    return try reader.next()
  }

  private static func write(_ pixels: [UInt8], _ size: PixelSize, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNGEncoder.encode(rgba: pixels, size: size)).write(to: url)
  }

  /// Where and how much two pictures of one size differ.
  private struct Difference {
    let summary: String
    /// Differing pixels white, the others black.
    let picture: [UInt8]

    init(_ a: [UInt8], _ b: [UInt8], width: Int) {
      var (places, largest) = ([Int](), 0)
      for pixel in 0..<a.count / 4 {
        let bytes = pixel * 4..<pixel * 4 + 4
        let step: Int = bytes.map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
        if step > 0 { places.append(pixel) }
        largest = max(largest, step)
      }
      let first = places.prefix(3).map { "(\($0 % width), \($0 / width))" }
      summary =
        "\(places.count) pixels differ by up to \(largest) levels, the first at "
        + first.joined(separator: ", ")
      var picture = [UInt8](repeating: 0, count: a.count)
      for pixel in 0..<a.count / 4 { picture[pixel * 4 + 3] = 255 }
      for pixel in places {
        for channel in 0..<3 { picture[pixel * 4 + channel] = 255 }
      }
      self.picture = picture
    }
  }
}
