import Glibc
import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct WriteFailureTests {
  /// Noise, so that the file is larger than the writer's buffer and the sink is called often.
  static let scene: Scene = {
    var noise = Noise(seed: 4)
    let size = PixelSize(width: 240, height: 200)
    var scene = Scene.bars(size, colors: 200, frames: 1, seed: 1)
    scene.frames = (0..<3).map { _ in
      (0..<size.count).map { _ in Int.random(in: 0..<200, using: &noise) }
    }
    return scene
  }()

  /// Writes the scene to a sink that counts calls and refuses those that `fails` names.
  static func write(_ fails: (Int) -> Bool) throws -> Int {
    let palette = try GIFPalette(scene.counts)
    let settings = GIFSettings(size: scene.size, colors: palette.table)
    let compressor = GIFFrameCompressor(settings)
    let frames = try scene.frames.map {
      try compressor.compress($0.map { palette.entries[$0].index })
    }
    return try withoutActuallyEscaping(fails) { fails in
      var calls = 0
      var writer = try GIFWriter(settings) { _ in
        calls += 1
        return fails(calls) ? ENOSPC : 0
      }
      for frame in frames { try writer.append(frame, delay: 5) }
      try writer.finish()
      return calls
    }
  }

  @Test("a sink that fails at any call is reported, whether it fails once or for good")
  func everyCall() throws {
    let calls = try Self.write { _ in false }
    #expect(calls >= 4)
    for k in 1...calls {
      #expect(throws: GIFError.write(errno: ENOSPC)) { try Self.write { $0 == k } }
      #expect(throws: GIFError.write(errno: ENOSPC)) { try Self.write { $0 >= k } }
    }
  }

  @Test("after a failure the sink is left alone")
  func silence() throws {
    var refused = 0
    #expect(throws: GIFError.self) {
      try Self.write { _ in
        refused += 1
        return true
      }
    }
    #expect(refused == 1)
  }

  @Test("a writer that is given up writes nothing more")
  func givenUp() throws {
    var bytes = 0
    do {
      let settings = GIFSettings(
        size: PixelSize(width: 1, height: 1), colors: ColorTable(colors: [GIFAlpha.clear]))
      var writer = try GIFWriter(settings) {
        bytes += $0.count
        return 0
      }
      try writer.append(GIFFrameCompressor(settings).compress([0]), delay: 5)
    }
    #expect(bytes == 0)
  }

  @Test("errors say what is wrong and what to change")
  func wording() {
    #expect(GIFError.write(errno: ENOSPC).description == "cannot write: No space left on device")
    #expect(
      GIFError.delay(1, frame: 3).description
        == "frame 3: a GIF delay is 2 to 65535 hundredths of a second, not 1")
    #expect(
      GIFError.size(PixelSize(width: 70000, height: 2)).description
        == "a GIF's sides are 1 to 65535 pixels, not 70000x2")
  }
}
