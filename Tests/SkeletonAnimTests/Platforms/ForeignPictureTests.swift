import Foundation
import Testing

@testable import SkeletonAnim

/// GIFs and PNGs by Pillow, each right but for one thing.
@Suite struct ForeignPictureTests {
  /// Draws a square that moves, or noise; argument by argument as `Case` lists them.
  private static let script = """
    import random, sys
    from PIL import Image, ImageDraw
    path, width, height, count, delay, plays, kind = sys.argv[1:8]
    size, count, frames = (int(width), int(height)), int(count), []
    random.seed(1)
    for i in range(count):
      frame = Image.new('P', size, 0)
      frame.putpalette([255, 255, 255, 40, 90, 200] + [3 * (i % 80) for i in range(762)])
      draw = ImageDraw.Draw(frame)
      if kind == 'noise':
        frame.putdata([random.randrange(2, 256) for _ in range(size[0] * size[1])])
      elif kind == 'square' or i > 0:
        draw.rectangle([2 + i % 30, 2, 20 + i % 30, 20 + i % 7], fill=1)
      frames.append(frame)
    more = {} if plays == 'none' else {'loop': int(plays)}
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=int(delay), disposal=1,
                   optimize=False, **more)
    """

  struct Case: Sendable, CustomTestStringConvertible {
    let platform: String
    let rules: [String]
    var size = (128, 128)
    var frames = 45
    /// In milliseconds.
    var delay = 30
    /// 0 for ever; nil writes no loop extension: once.
    var plays: Int? = 0
    var kind = "square"

    var testDescription: String { "\(platform): \(rules.isEmpty ? ["right"] : rules)" }
  }

  static let cases = [
    Case(platform: "slack-emoji", rules: []),
    Case(platform: "slack-emoji", rules: ["size"], size: (100, 128)),
    Case(platform: "slack-emoji", rules: ["frames"], frames: 51),
    Case(platform: "slack-emoji", rules: ["loop"], plays: nil),
    Case(platform: "slack-emoji", rules: ["bytes"], frames: 20, kind: "noise"),
    Case(
      platform: "slack-emoji", rules: ["bytes", "frames", "size"], size: (129, 128), frames: 51,
      kind: "noise"),
    Case(platform: "discord", rules: ["duration"], size: (320, 320), frames: 20, delay: 260),
    Case(platform: "email", rules: []),
    Case(platform: "email", rules: ["first frame"], kind: "late"),
    Case(platform: "product-hunt", rules: ["first frame"], size: (240, 240), kind: "late"),
    Case(platform: "x-gif", rules: ["frames"], frames: 351, delay: 20),
    Case(platform: "x-gif", rules: ["shorter side"], size: (1100, 1090), frames: 2),
    Case(platform: "display-ad", rules: [], size: (300, 250), frames: 12, delay: 250, plays: 8),
    Case(
      platform: "display-ad", rules: ["time until it stops"], size: (300, 250), frames: 12,
      delay: 250),
    Case(
      platform: "display-ad", rules: ["frame rate"], size: (300, 250), frames: 12, delay: 200,
      plays: nil),
    Case(platform: "linkedin", rules: ["bytes"], size: (800, 800), frames: 9, kind: "noise"),
    Case(platform: "instagram", rules: ["format", "duration"]),
  ]

  @Test("what a GIF breaks is named, and nothing else", arguments: cases)
  func named(_ item: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.gif")
    try Program.run(
      ["/usr/bin/python3", "-c", Self.script, path]
        + [item.size.0, item.size.1, item.frames, item.delay].map(String.init)
        + [item.plays.map(String.init) ?? "none", item.kind])
    let platform = try #require(Platform(named: item.platform))
    let violations = try platform.violations(byFile: path)
    let names = Set(violations.map(\.rule.name))
    #expect(names == Set(item.rules), "\(violations)")
  }
}
