import SkeletonGraphics
import Testing

@testable import SkeletonGIF

/// What is drawn is what decoders show, within the promise.
@Suite struct DecodersAgreeTests {
  static let scenes: [Scene] = {
    var scenes: [Scene] = []
    let sizes = [(1, 1), (1, 40), (40, 1), (37, 23), (300, 11), (65535, 1)]
    for (width, height) in sizes {
      for colors in [1, 2, 3, 41, 255, 256, 257]
      where width < 1000 || colors == 41 {
        let frames = colors == 3 ? 1 : 4
        scenes.append(
          .bars(
            PixelSize(width: width, height: height), colors: colors, frames: frames,
            seed: UInt64(width * 1000 + colors)))
      }
    }
    return scenes
  }()

  @Test("our reader shows the frames within the promise", arguments: 0...4)
  func reader(maxError: Int) throws {
    for scene in Self.scenes {
      for compatibility in GIFCompatibility.allCases {
        let palette = try GIFPalette(scene.counts, maxError: maxError)
        let shown = try shownFrames(scene.gif(palette, compatibility: compatibility))
        let drawn = scene.frames.map(scene.rgba)
        #expect(shown.count == drawn.count)
        let worst = zip(shown, drawn).map { largestDifference($0, $1) }.max()
        // What does not fit is off by as much as the palette says; one bound makes it fit.
        let promised = scene.colors.count > 256 && maxError == 0 ? palette.error.max : maxError
        #expect(worst ?? 255 <= promised, "\(scene.size) \(scene.colors.count) colours")
      }
    }
  }

  @Test("every decoder shows the same", arguments: Decoder.allCases.filter(\.isInstalled))
  func others(decoder: Decoder) throws {
    var (gifs, sizes): ([[UInt8]], [PixelSize]) = ([], [])
    for (i, scene) in Self.scenes.enumerated() {
      let compatibility = GIFCompatibility.allCases[i % 2]
      gifs.append(
        try scene.gif(GIFPalette(scene.counts, maxError: i % 3), compatibility: compatibility))
      sizes.append(scene.size)
    }
    let frames = try decoder.frames(gifs, sizes: sizes)
    for (i, gif) in gifs.enumerated() {
      #expect(try frames[i] == shownFrames(gif), "\(sizes[i])")
    }
  }

  @Test("decoders show frames with clear parts and tables of their own alike")
  func clearAndLocal() throws {
    var scene = Scene.bars(PixelSize(width: 31, height: 17), colors: 90, frames: 4, seed: 5)
    scene.colors[0] = GIFAlpha.clear
    for i in 10..<40 { scene.colors[i].alpha = UInt8(i * 6) }
    // What is clear moves here, so the canvas has to be cleared for each frame.
    let palette = try GIFPalette(scene.counts)
    let moving = try scene.gif(palette, disposal: .clear)
    let drawn = scene.frames.map { frame in
      scene.rgba(frame.map { scene.colors[$0].alpha < 128 ? 0 : $0 })
    }.map { frame in frame.indices.map { $0 % 4 == 3 && frame[$0] > 0 ? 255 : frame[$0] } }
    #expect(try shownFrames(moving) == drawn)

    let rich = Scene.bars(PixelSize(width: 60, height: 20), colors: 900, frames: 5, seed: 6)
    let local = try Self.localTables(rich)
    #expect(try shownFrames(local) == rich.frames.map(rich.rgba))
    #expect(try GIFInspection(GIFReader(local)).localPaletteCount == 5)
    for decoder in Decoder.allCases where decoder.isInstalled {
      let frames = try decoder.frames([moving, local], sizes: [scene.size, rich.size])
      #expect(frames[0].map(withoutClearColors) == drawn, "\(decoder)")
      #expect(frames[1] == rich.frames.map(rich.rgba), "\(decoder)")
    }
  }

  static func localTables(_ scene: Scene) throws -> [UInt8] {
    let settings = GIFSettings(
      size: scene.size, colors: ColorTable(colors: [GIFAlpha.clear], transparentIndex: 0))
    let compressor = GIFFrameCompressor(settings)
    let drawn = scene.frames.map(scene.rgba)
    var bytes: [UInt8] = []
    var writer = try GIFWriter(settings) {
      bytes += $0
      return 0
    }
    for i in drawn.indices {
      let frame = try compressor.compress(rgba: drawn[i], over: i == 0 ? nil : drawn[i - 1])
      try writer.append(#require(frame), delay: 4)
    }
    try writer.finish()
    return bytes
  }
}

private func largestDifference(_ a: [UInt8], _ b: [UInt8]) -> Int {
  a.count == b.count ? zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 : 256
}

/// Decoders differ in the colour of what is clear.
private func withoutClearColors(_ rgba: [UInt8]) -> [UInt8] {
  rgba.indices.map { rgba[$0 | 3] == 0 ? 0 : rgba[$0] }
}
