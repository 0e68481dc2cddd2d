import Foundation
import Testing

@testable import SkeletonAnim

@Suite struct FrameAccuracyTests {
  private func row(fps: FrameRate = 10, strength: Double = 0.6) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: fps, duration: 1) { SKSkeletonRow() }
    animation.picture.width = 120
    animation.picture.scale = 1
    animation.picture.strength = strength
    return animation
  }

  @Test("a written file passes, and says what it was held to")
  func written() throws {
    let folder = try TemporaryFolder()
    try row().write(to: folder.path("row.gif"))
    let accuracy = try FrameAccuracy(of: folder.path("row.gif"), against: row())
    #expect(accuracy.passes, "\(accuracy)")
    #expect(accuracy.framesFound == 10 && accuracy.framesExpected == 10)
    #expect(accuracy.tolerance == 0 && accuracy.maxError == 0)
    #expect(accuracy.psnr == .infinity)
  }

  @Test("an animation of another strength fails in the frames that show the highlight")
  func otherStrength() throws {
    let folder = try TemporaryFolder()
    try row().write(to: folder.path("row.gif"))
    let accuracy = try FrameAccuracy(of: folder.path("row.gif"), against: row(strength: 0.5))
    #expect(!accuracy.passes)
    // Frame 0 rests.
    #expect(accuracy.firstBadFrame == 1)
    #expect(accuracy.frames[0].maxError == 0)
  }

  @Test("a rate above what a GIF can show is checked at the rate it was written with")
  func resampled() throws {
    let folder = try TemporaryFolder()
    try row(fps: 60).write(to: folder.path("row.gif"))
    let accuracy = try FrameAccuracy(of: folder.path("row.gif"), against: row(fps: 60))
    #expect(accuracy.passes, "\(accuracy)")
    #expect(accuracy.framesFound == 50)
  }

  @Test("edges of transparent GIFs are compared as a GIF can show them, those of APNG as drawn")
  func transparency() throws {
    let folder = try TemporaryFolder()
    var animation = row()
    animation.picture.background = .transparent
    for matte in [nil, Color(css: "#336699")] {
      animation.gif.matte = matte
      for name in ["a.gif", "a.apng", "a.webp", "a.mov"] {
        if name == "a.mov" { animation.video.codec = .prores4444 }
        try animation.write(to: folder.path(name))
        let accuracy = try FrameAccuracy(of: folder.path(name), against: animation)
        #expect(accuracy.passes, "\(name): \(accuracy)")
        animation.video.codec = nil
      }
    }
  }

  @Test("files that cannot be read say so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: InspectionError.self) {
      try FrameAccuracy(of: folder.path("none.gif"), against: row())
    }
    #expect(error.isUnreadable)
  }
}
