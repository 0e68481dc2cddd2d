import Foundation
import Testing

/// `--for` and `platforms` from outside, with files read by programs that are not ours.
@Suite struct PlatformTests {
  /// What other programs must find in a platform's usual file.
  struct Expected: Sendable, CustomTestStringConvertible {
    let platform: String
    let file: String
    let width: Int
    let height: Int
    let duration: Double
    let frames: Int
    let bytes: Int
    /// Of a GIF, as Pillow reads it: 0 for ever, else one less than the plays.
    var loop = 0

    var testDescription: String { platform }
  }

  static let pictures = [
    Expected(
      platform: "github", file: "skeleton.gif", width: 780, height: 184, duration: 1.5, frames: 45,
      bytes: 10_000_000),
    Expected(
      platform: "readme", file: "skeleton.gif", width: 780, height: 184, duration: 1.5, frames: 45,
      bytes: 10_000_000),
    Expected(
      platform: "email", file: "skeleton.gif", width: 600, height: 184, duration: 1.5, frames: 30,
      bytes: 1_000_000),
    Expected(
      platform: "slack-emoji", file: "skeleton.gif", width: 128, height: 128, duration: 1.5,
      frames: 45, bytes: 128_000),
    Expected(
      platform: "discord", file: "skeleton.gif", width: 320, height: 320, duration: 1.5, frames: 45,
      bytes: 512_000),
    Expected(
      platform: "x-gif", file: "skeleton.gif", width: 800, height: 800, duration: 1.5, frames: 45,
      bytes: 15_000_000),
    Expected(
      platform: "product-hunt", file: "skeleton.gif", width: 240, height: 240, duration: 1.5,
      frames: 45, bytes: 3_000_000),
    // Ten plays: one and nine more.
    Expected(
      platform: "display-ad", file: "skeleton.gif", width: 300, height: 250, duration: 3,
      frames: 12, bytes: 150_000, loop: 9),
  ]

  static let videos = [
    Expected(
      platform: "x", file: "skeleton.mp4", width: 1024, height: 1024, duration: 1.5, frames: 45,
      bytes: 8_000_000_000),
    Expected(
      platform: "linkedin", file: "skeleton.mp4", width: 1080, height: 1080, duration: 3,
      frames: 90, bytes: 500_000_000),
    Expected(
      platform: "instagram", file: "skeleton.mp4", width: 1080, height: 1920, duration: 3,
      frames: 90, bytes: 300_000_000),
    Expected(
      platform: "tiktok", file: "skeleton.mp4", width: 1080, height: 1920, duration: 3, frames: 90,
      bytes: 1_000_000_000),
    Expected(
      platform: "app-store-preview", file: "skeleton.mp4", width: 886, height: 1920, duration: 15,
      frames: 450, bytes: 500_000_000),
    Expected(
      platform: "app-store-header", file: "skeleton.mp4", width: 3840, height: 1646, duration: 6,
      frames: 180, bytes: 500_000_000),
  ]

  /// Whether large videos are drawn in seconds rather than minutes.
  static let isQuick = ToolRun.tool.path.contains("release")

  @Test(
    "the usual picture of a platform is what another reader takes for right", arguments: pictures)
  func picture(_ expected: Expected) throws {
    let space = try Workspace()
    let run = try space.tool("row", "--for", expected.platform)
    #expect(run.status == 0 && run.errors.contains("fit for \(expected.platform)"), "\(run.errors)")
    #expect(try space.names == [expected.file])
    let found = try space.python(
      """
      import sys
      from PIL import Image, ImageSequence
      im = Image.open(sys.argv[1])
      times = [f.info['duration'] for f in ImageSequence.Iterator(im)]
      print(im.width, im.height, sum(times), len(times), im.info.get('loop', -1))
      """, expected.file
    ).text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    let milliseconds = Int(expected.duration * 1000)
    #expect(
      found == [expected.width, expected.height, milliseconds, expected.frames, expected.loop])
    #expect(try space.data(expected.file).count <= expected.bytes)
  }

  @Test(
    "the usual video of a platform is what another reader takes for right",
    .enabled(if: isQuick, "there is no release build: these would take minutes"), arguments: videos)
  func video(_ expected: Expected) throws {
    let space = try Workspace()
    let run = try space.tool("row", "--for", expected.platform)
    #expect(run.status == 0 && run.errors.contains("fit for \(expected.platform)"), "\(run.errors)")
    let probe = try space.program(
      "ffprobe", "-v", "error", "-count_packets", "-show_streams", "-show_format", "-of", "json",
      expected.file
    ).json()
    let streams = try #require(probe["streams"] as? [[String: Any]])
    #expect(streams.count == 1)
    let stream = try #require(streams.first)
    #expect(stream["codec_name"] as? String == "h264")
    #expect(stream["profile"] as? String == "High")
    #expect(stream["pix_fmt"] as? String == "yuv420p")
    #expect(stream["field_order"] as? String == "progressive")
    #expect(stream["has_b_frames"] as? Int == 0)
    #expect(stream["width"] as? Int == expected.width)
    #expect(stream["height"] as? Int == expected.height)
    #expect(stream["r_frame_rate"] as? String == "30/1")
    #expect(stream["nb_read_packets"] as? String == "\(expected.frames)")
    #expect((stream["duration"] as? String).flatMap(Double.init) == expected.duration)
    let level = try #require(stream["level"] as? Int)
    #expect(level <= 40 || expected.platform == "app-store-header")
    let data = try space.data(expected.file)
    #expect(data.count <= expected.bytes)
    #expect(data.range(of: Data("elst".utf8)) == nil)
    let index = try #require(data.range(of: Data("moov".utf8)))
    let pictures = try #require(data.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < pictures.lowerBound)
  }

  @Test("what is typed wins over what suits the platform")
  func precedence() throws {
    let space = try Workspace()
    let run = try space.tool(
      "row", "--for", "slack-emoji", "--fps", "20", "--duration", "1", "--size", "64x64", "-o",
      "a.gif", "--json")
    let output = try #require((try run.json()["outputs"] as? [[String: Any]])?.first)
    #expect(output["width"] as? Int == 128 && output["height"] as? Int == 128)
    #expect(output["frames"] as? Int == 20 && output["duration"] as? Double == 1)
    // The loop is stored as often as its own length needs, and stops when it has to.
    #expect(try space.tool("row", "--for", "display-ad", "--duration", "4").status == 0)
    let loop = try space.tool("inspect", "skeleton.gif", "--json").json()["loop"] as? Int
    #expect(loop == 7)
    let plan = try space.tool(
      "row", "--for", "instagram", "--duration", "1", "--fps", "24", "--dry-run", "--json"
    ).json()
    #expect(plan["frames"] as? Int == 72 && plan["width"] as? Int == 1080)
    let exact = try space.tool(
      "row", "--for", "app-store-preview", "--scale", "2", "--dry-run", "--json"
    ).json()
    #expect(exact["width"] as? Int == 886 && exact["height"] as? Int == 1920)
  }

  @Test("exact words of what a platform cannot take, before anything is drawn")
  func wording() throws {
    let space = try Workspace()
    let table: [([String], [String])] = [
      (
        ["row", "--for", "x", "--fps", "120"],
        [
          "error: --for x: rules would be broken",
          "  skeleton.mp4: frame rate: at most 60 frames a second asked, "
            + "120 frames a second found; see --fps",
          "'skeleton-anim platforms x' shows the rules",
        ]
      ),
      (
        ["row", "--for", "app-store-preview", "--fps", "60", "--duration", "40"],
        [
          "  skeleton.mp4: frame rate: at most 30 frames a second asked, "
            + "60 frames a second found; see --fps",
          "  skeleton.mp4: duration: 15 to 30 s asked, 40 s found; see --duration or --repeat",
        ]
      ),
      (
        ["row", "--for", "slack-emoji", "--pixels", "64x64"],
        ["  skeleton.gif: size: 128×128 asked, 64×64 found; see --pixels or --size"]
      ),
      (
        ["row", "--for", "slack-emoji", "--frames", "60"],
        [
          "  skeleton.gif: frames: at most 50 frames asked, 60 frames found; "
            + "see --fps, --duration or --repeat"
        ]
      ),
      (
        ["row", "--for", "email", "--loop", "3"],
        ["  skeleton.gif: loop: for ever asked, a last play found; see --loop"]
      ),
      (
        ["row", "--for", "display-ad", "--loop", "0"],
        [
          "  skeleton.gif: time until it stops: at most 30 s asked, for ever found; "
            + "see --loop or --duration"
        ]
      ),
      (
        ["row", "--for", "x", "--codec", "hevc"],
        ["  skeleton.mp4: codec: h264 asked, hevc found; see --codec"]
      ),
      (
        ["row", "--for", "x", "-o", "a.gif"],
        ["error: --output: 'a.gif' is not accepted; it takes what x takes: .mp4, .mov"]
      ),
      (
        ["row", "--for", "x", "--format", "webp"],
        ["error: --format: 'webp' is not accepted; it takes what x takes: .mp4, .mov"]
      ),
      (
        ["row", "--for", "instgram"],
        [
          "error: no platform is named 'instgram'; did you mean 'instagram'?; "
            + "'skeleton-anim platforms' lists them"
        ]
      ),
      (
        ["row", "--pixels", "10x10", "--size", "5", "--scale", "2"],
        [
          "error: --pixels and --size and --scale contradict each other: "
            + "these two say how many pixels there are"
        ]
      ),
      (
        ["row", "--for", "app-store-preview", "-o", "a.mov", "--codec", "prores4444"],
        [
          "  a.mov: profile: High, Main, Constrained Baseline, Baseline or HQ asked, 4444 found; "
            + "see --codec"
        ]
      ),
      (
        ["row", "--for", "github", "-o", "f-%d.png"],
        [
          "error: --for github and --output f-%d.png contradict each other: "
            + "it takes files, not frames"
        ]
      ),
      (["layout", "row", "--for", "x"], ["error: --for means nothing to 'layout'"]),
    ]
    for (arguments, lines) in table {
      let run = try ToolRun.program(ToolRun.tool.path, arguments, in: space.folder)
      #expect(run.status == 2, "\(arguments)")
      let found = run.errors.split(separator: "\n").map(String.init)
      for line in lines { #expect(found.contains(line), "\(run.errors)") }
      // One place to look, not two.
      #expect(run.errors.ranges(of: "'skeleton-anim ").count == 1, "\(run.errors)")
    }
    #expect(try space.names == [])
  }

  @Test("a finished file that breaks a rule is not put in place, and an older one stays")
  func refused() throws {
    let space = try Workspace()
    try Data("older".utf8).write(to: space.folder.appending(path: "a.gif"))
    let run = try space.tool(
      "-e", "Color.white.frame(width: 40, height: 40)", "--for", "email", "-o", "a.gif", "-o",
      "b.gif")
    #expect(run.status == 1, "\(run.errors)")
    for name in ["a.gif", "b.gif"] {
      #expect(run.errors.contains("\(name): first frame: right by itself"), "\(run.errors)")
    }
    #expect(try space.names == ["a.gif"])
    #expect(try space.data("a.gif") == Data("older".utf8))
  }

  @Test("check holds a file against the scene and the platform's rules")
  func check() throws {
    let space = try Workspace()
    let options = ["row", "--for", "slack-emoji"]
    #expect(try space.tool("row", "--for", "slack-emoji", "-o", "a.gif").status == 0)
    let right = try ToolRun.program(
      ToolRun.tool.path, ["check", "a.gif"] + options, in: space.folder)
    #expect(right.status == 0 && right.errors.contains("a.gif: keeps the rules of slack-emoji"))
    #expect(try space.tool("row", "--pixels", "128x128", "--loop", "2", "-o", "a.gif").status == 0)
    let wrong = try ToolRun.program(
      ToolRun.tool.path, ["check", "a.gif", "--json"] + options, in: space.folder)
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("a.gif: breaks rules of slack-emoji"))
    let document = try wrong.json()
    #expect(
      document["pass"] as? Bool == false
        && document["problems"] as? [String] == [
          "it plays 2 times instead of for ever"
        ])
    #expect(
      document["rules_broken"] as? [String]
        == ["loop: for ever asked, a last play found; see --loop"])
  }

  @Test("platforms lists every one with its rules and who says so, for people and as data")
  func listing() throws {
    let space = try Workspace()
    let text = try space.tool("platforms").text
    let all = try #require(
      try JSONSerialization.jsonObject(with: space.tool("platforms", "--json").output)
        as? [[String: Any]])
    #expect(all.count == Self.pictures.count + Self.videos.count)
    for platform in all {
      let name = try #require(platform["name"] as? String)
      #expect(text.contains("\n\(name): ") || text.hasPrefix("\(name): "))
      for rule in try #require(platform["rules"] as? [[String: Any]]) {
        #expect((rule["source"] as? String)?.isEmpty == false)
        #expect(rule["official"] is Bool)
      }
      let one = try space.tool("platforms", name).text
      #expect(one.hasPrefix("\(name): ") && text.contains(one))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try space.tool("platforms", "y").status == 2)
  }
}
