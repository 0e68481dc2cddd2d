import Foundation
import SkeletonGraphics
import SkeletonUI
import SkeletonVideo
import Testing

@testable import SkeletonAnim

/// A photo that takes the place of its placeholder.
@Suite struct ImageRevealTests {
  private struct Photo: View {
    @Environment(\.isLoading) private var isLoading

    var body: some View {
      Image("photo").resizable().frame(width: 40, height: 30).skRedacted(isLoading)
    }
  }

  private let folder: TemporaryFolder
  private let photo: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    var state: UInt64 = 1
    photo = (0..<40 * 30 * 4).map {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return $0 % 4 == 3 ? 255 : UInt8(state >> 56)
    }
    let png = try PNGEncoder.encode(rgba: photo, size: PixelSize(width: 40, height: 30))
    try Data(png).write(to: folder.url.appending(path: "photo.png"))
  }

  private func animation() -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 10, duration: 0.5) { Photo() }
    animation.picture.width = 40
    animation.picture.scale = 1
    animation.picture.effect = .none
    animation.picture.imageFolder = folder.url.path
    animation.time.reveal = Rational(1, 2)
    return animation
  }

  private func frames(_ name: String) throws -> [[UInt8]] {
    let report = try animation().write(to: folder.path(name))
    #expect(report.notes.isEmpty)
    var reader = try MediaReader.open(folder.path(name))
    var frames: [[UInt8]] = []
    while let frame = try reader.next() { frames.append(frame.pixels) }
    return frames
  }

  @Test("it ends in the photo to the bit, and every pixel goes there in a straight line")
  func crossfade() throws {
    let frames = try frames("x.apng")
    try #require(frames.count == 10)
    #expect(frames[9] == photo)
    let start = frames[4]
    for (index, frame) in frames[5..<9].enumerated() {
      // Whatever the easing, one share holds for all pixels.
      let pairs = zip(zip(start, photo), frame)
      let far = pairs.max { abs(Int($0.0.0) - Int($0.0.1)) < abs(Int($1.0.0) - Int($1.0.1)) }
      guard let ((a, b), c) = far else { return }
      let share = (Double(c) - Double(a)) / (Double(b) - Double(a))
      #expect(share > 0 && share < 1, "frame \(index + 5)")
      #expect(
        pairs.allSatisfy { ends, shown in
          let (a, b) = (Double(ends.0), Double(ends.1))
          return abs(a + (b - a) * share - Double(shown)) <= 1.5
        }, "frame \(index + 5)")
    }
  }

  @Test("a GIF of it says how far its colours are off, and is no further off")
  func gif() throws {
    let report = try animation().write(to: folder.path("x.gif"))
    let output = try #require(report.outputs.first)
    #expect(!output.isLossless)
    let bound = try #require(output.maxError)
    #expect(output.notes.contains { $0.contains("within \(bound) levels") })
    let accuracy = try FrameAccuracy(
      of: folder.path("x.gif"), against: animation(), tolerance: bound)
    #expect(accuracy.passes, "\(accuracy)")
  }

  @Test("the files that a picture depends on are listed, and one that is missing is said once")
  func files() throws {
    #expect(try animation().imageFiles() == [folder.path("photo.png")])
    try FileManager.default.removeItem(atPath: folder.path("photo.png"))
    #expect(try animation().imageFiles() == [])
    let output = Output(path: folder.path("d.apng"), format: .apng)
    let candidates = try animation().dryRun([output]).images
    #expect(candidates.count == 12 && candidates.contains(folder.path("photo@3x.jpeg")))
    let notes = try animation().write(to: folder.path("y.apng")).notes
    #expect(notes.count { $0.hasPrefix("there is no image 'photo' in ") } == 1)
    try Data("no picture".utf8).write(to: folder.url.appending(path: "photo.png"))
    #expect(throws: RenderError.image("\(folder.path("photo.png")) is no PNG, JPEG or WebP")) {
      try animation().write(to: folder.path("z.apng"))
    }
  }
}
