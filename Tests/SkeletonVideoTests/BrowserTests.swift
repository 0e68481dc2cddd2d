import Foundation
import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

/// What Chromium shows of a file, frame by frame.
@Suite(.enabled(if: Browser.isInstalled, "chromium is not installed"), .serialized)
struct BrowserTests {
  static let frameCount = 20

  /// The frame's number, counted from 1 as a blank canvas reads 0, in binary, one bit a block of 32×32, over a row of saturated colours.
  static func numbered(_ frame: Int) -> TestPicture {
    TestPicture(size: PixelSize(width: 160, height: 64)) { x, y in
      if y < 32 {
        let bit: UInt8 = (frame + 1) >> (x / 32) & 1 == 1 ? 255 : 0
        return (bit, bit, bit, 255)
      }
      let color = TestPicture.saturated[x / 32]
      return (UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255)
    }
  }

  /// Seeks to the middle of every frame and prints its number and its five colours.
  static func page(_ file: Data, type: String, rate: FrameRate) -> String {
    """
    <!doctype html><script>
    const bytes = Uint8Array.from(atob("\(file.base64EncodedString())"), c => c.charCodeAt(0));
    const video = document.createElement("video");
    const canvas = document.createElement("canvas");
    canvas.width = 160; canvas.height = 64;
    const context = canvas.getContext("2d", {willReadFrequently: true});
    const once = (name) => new Promise(done => video.addEventListener(name, done, {once: true}));
    const result = (async () => {
      video.muted = true;
      const loaded = once("loadeddata");
      video.src = URL.createObjectURL(new Blob([bytes], {type: "\(type)"}));
      await loaded;
      const lines = [video.duration.toFixed(6)];
      for (let i = 0; i < \(frameCount); i++) {
        const seeked = once("seeked");
        video.currentTime = (i + 0.5) * \(rate.rational.denominator) / \(rate.rational.numerator);
        await seeked;
        // A busy machine draws the new picture some time after it says so.
        let number = 0, colors = [];
        for (let tries = 0; tries < 100 && number != i + 1; tries++) {
          if (tries > 0) await new Promise(done => setTimeout(done, 30));
          context.drawImage(video, 0, 0);
          number = 0, colors = [];
          for (let k = 0; k < 5; k++) {
            if (context.getImageData(k * 32 + 16, 16, 1, 1).data[0] > 128) number |= 1 << k;
            colors.push(...context.getImageData(k * 32 + 16, 50, 1, 1).data.slice(0, 3));
          }
        }
        lines.push(number + " " + colors.join(" "));
      }
      return lines.join("\\n");
    })();
    </script>
    """
  }

  @Test(
    "a seek to the middle of frame i shows frame i in its colours",
    arguments: [VideoCodec.h264, .vp9, .av1], [30, FrameRate(Rational(30000, 1001))])
  func seeking(codec: VideoCodec, rate: FrameRate) throws {
    let scratch = try Scratch()
    let container = codec.traits.containers[0]
    let settings = VideoSettings(
      codec: codec, container: container, size: PixelSize(width: 160, height: 64), rate: rate,
      frameCount: Self.frameCount)
    try VideoWriter.write(settings, to: scratch.path("a"), Self.numbered)
    let page = Self.page(
      try scratch.bytes("a"), type: "video/\(container.rawValue)", rate: rate)
    let lines = try Browser.result(of: page, in: scratch).split(separator: "\n")
    try #require(lines.count == Self.frameCount + 1)
    #expect(abs(try #require(Double(lines[0])) - settings.duration.double) < 0.0011)
    let expected = TestPicture.saturated.flatMap { [$0 >> 16 & 255, $0 >> 8 & 255, $0 & 255] }
    let shown = lines.dropFirst().map { $0.split(separator: " ").compactMap { Int($0) } }
    #expect(shown.map(\.first) == Array(1...Self.frameCount))
    // Chromium's own conversion is off by up to 11 levels, alike for all three codecs; taking
    // BT.709 for BT.601 would be off by 39.
    let errors = shown.flatMap { zip($0.dropFirst(), expected).map { abs($0 - Int($1)) } }
    #expect(errors.max() ?? 255 <= 12)
  }
}
