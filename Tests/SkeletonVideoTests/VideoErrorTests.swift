import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

@Suite struct VideoErrorTests {
  static let settings = H264Tests.settings()

  static func changed(_ change: (inout VideoSettings) -> Void) -> VideoSettings {
    var settings = settings
    change(&settings)
    return settings
  }

  @Test("what the codec cannot hold is refused in words that say what to change")
  func validation() {
    let cases: [(VideoSettings, String)] = [
      (
        Self.changed { $0.size = PixelSize(width: 781, height: 1688) },
        "H.264 needs even sizes and 781x1688 is not: use 780x1688 or 782x1688"
      ),
      (
        Self.changed { $0.size = PixelSize(width: 1, height: 3) },
        "H.264 needs even sizes and 1x3 is not: use 2x2 or 2x4"
      ),
      (
        Self.changed { $0.size = PixelSize(width: 20_000, height: 2) },
        "H.264 cannot hold 20000x2: sides go from 1 to 16384 pixels"
      ),
      (
        Self.changed {
          $0.codec = .av1
          $0.size = PixelSize(width: 64, height: 8706)
        },
        "AV1 cannot hold 64x8706: sides go from 64 to 16384 pixels, heights to 8704"
      ),
      (
        Self.changed { $0.rateFactor = 0 },
        "rate factor 0 is out of range: H.264 takes 1 to 51"
      ),
      (
        Self.changed { $0.preset = "fastest" },
        "unknown preset 'fastest': H.264 knows ultrafast, superfast, veryfast, faster, fast, "
          + "medium, slow, slower, veryslow, placebo"
      ),
      (
        Self.changed { $0.depth = 10 },
        "H.264 is not written with 10 bits a sample: use 8"
      ),
      (
        Self.changed { $0.hasAlpha = true },
        "H.264 in .mp4 cannot hold transparency: give an opaque background, or use WebM, "
          + "ProRes 4444, APNG or WebP"
      ),
      (
        Self.changed {
          $0.codec = .vp9
          $0.hasAlpha = true
        },
        "VP9 in .mp4 cannot hold transparency: give an opaque background, or use WebM, "
          + "ProRes 4444, APNG or WebP"
      ),
      (
        Self.changed { $0.container = .webm },
        "H.264 does not go into .webm: use .mp4 or .mov"
      ),
      (Self.changed { $0.frameCount = 0 }, "an animation needs at least one frame"),
    ]
    for (settings, message) in cases {
      let error = #expect(throws: VideoError.self) { try settings.validate() }
      #expect(error?.description == message)
    }
  }

  @Test("a folder that is missing or refuses is an error about creating")
  func creating() {
    for path in ["/nowhere/a.mp4", "/proc/a.mp4", "/"] {
      let error = #expect(throws: VideoError.self) {
        _ = try VideoWriter(path: path, settings: Self.settings)
      }
      guard case .cannotCreate(path, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("a full disk is an error about writing, whatever the container")
  func fullDisk() {
    let error = #expect(throws: VideoError.self) {
      try VideoWriter.write(Self.settings, to: "/dev/full", TestPicture.bars)
    }
    #expect(
      error == .cannotWrite(path: "/dev/full", reason: "No space left on device"))
  }

  @Test("too few frames are not a finished file")
  func tooFew() throws {
    let scratch = try Scratch()
    let error = #expect(throws: VideoError.self) {
      let writer = try VideoWriter(path: scratch.path("a.mp4"), settings: Self.settings)
      try writer.finish()
    }
    #expect(error == .noFrames)
  }

  @Test("a file that is no media file is an error that says so")
  func reading() throws {
    let error = #expect(throws: VideoError.self) { try MediaInspection.inspect("/etc/passwd") }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      throws: VideoError.cannotRead(path: "/nowhere", reason: "No such file or directory")
    ) { try MediaInspection.inspect("/nowhere") }
  }
}
