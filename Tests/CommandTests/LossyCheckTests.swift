import Foundation
import Testing

/// `check` on files whose codecs change pictures: it must neither see faults in them nor miss any.
@Suite struct LossyCheckTests {
  struct Coding: Sendable, CustomTestStringConvertible {
    let file: String
    let pixels: String
    let options: [String]
    var testDescription: String { options[1] }
  }

  static let codings = [
    Coding(file: "x.mp4", pixels: "yuv420p", options: ["-c:v", "libx264", "-crf", "18"]),
    Coding(
      file: "x.mp4", pixels: "yuv420p",
      options: ["-c:v", "libx265", "-crf", "20", "-x265-params", "log-level=none"]),
    Coding(
      file: "x.webm", pixels: "yuv420p",
      options: ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0"]),
    Coding(file: "x.mp4", pixels: "yuv420p", options: ["-c:v", "libsvtav1", "-crf", "24"]),
    Coding(file: "x.mov", pixels: "yuv444p10le", options: ["-c:v", "prores_ks"]),
  ]

  private func encode(
    _ space: Workspace, _ coding: Coding, rate: String, filter: String = ""
  ) throws {
    let filter =
      filter
      + "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,"
      + "format=\(coding.pixels),setparams=color_primaries=bt709:color_trc=bt709:"
      + "colorspace=bt709:range=tv"
    let run = try ToolRun.program(
      "/usr/bin/env",
      ["ffmpeg", "-y", "-v", "error", "-framerate", rate, "-i", "f%02d.png", "-vf", filter]
        + coding.options + CheckTests.tagged + [coding.file], in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func problems(
    _ space: Workspace, _ file: String, _ scene: [String], _ options: String...
  ) throws -> [String] {
    let run = try ToolRun.program(
      ToolRun.tool.path, ["check", file] + scene + ["--json", "-q"] + options,
      in: space.folder)
    return try run.json()["problems"] as? [String] ?? [run.errors]
  }

  private func frames(_ scene: [String]) throws -> Workspace {
    let space = try Workspace()
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + ["-q", "-o", "f%02d.png"], in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    return space
  }

  @Test("frames in others' places are named in files of every codec", arguments: codings)
  func faults(coding: Coding) throws {
    let space = try frames(CheckTests.scene)
    try encode(space, coding, rate: "10")
    #expect(try problems(space, coding.file, CheckTests.scene, "--tolerance", "100") == [])

    let originals = try (0..<12).map { try space.data(String(format: "f%02d.png", $0)) }
    func write(_ order: [Int]) throws {
      for (place, frame) in order.enumerated() {
        try originals[frame].write(
          to: space.folder.appending(path: String(format: "f%02d.png", place)))
      }
    }
    try write([0, 1, 2, 4, 3, 5, 6, 7, 7, 9, 10, 11])
    try encode(space, coding, rate: "10")
    #expect(
      try problems(space, coding.file, CheckTests.scene, "--tolerance", "100").filter {
        !$0.contains(" ms ")
      } == [
        "frame 8 is missing", "frames 3 and 4 are swapped", "picture 8 shows frame 7 again",
      ])
    try write([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 11])
    try FileManager.default.removeItem(at: space.folder.appending(path: "f11.png"))
    try encode(space, coding, rate: "10")
    let dropped = try problems(space, coding.file, CheckTests.scene, "--tolerance", "100")
    #expect(dropped.contains("frame 5 is missing"), "\(dropped)")
    #expect(dropped.contains("it has 11 frames instead of 12"), "\(dropped)")
  }

  @Test("two frames of a default shimmer, faint as it is in light, are told apart in H.264")
  func faintSwap() throws {
    let scene =
      ["row", "--size", "200", "--scale", "1", "--fps", "24", "--frames", "20"]
      + ["--cycle", "1.5"]
    let space = try frames(scene)
    let (tenth, next) = (try space.data("f10.png"), try space.data("f11.png"))
    try next.write(to: space.folder.appending(path: "f10.png"))
    try tenth.write(to: space.folder.appending(path: "f11.png"))
    try encode(space, Self.codings[0], rate: "24")
    let found = try problems(space, "x.mp4", scene).filter { !$0.contains(" ms ") }
    #expect(found == ["frames 10 and 11 are swapped"])
  }

  /// What an editor or a converter does to a file, and how it is named.
  static let changes = [
    ("lutrgb=b='val*1.06',", "where its colour is even"),
    ("hue=h=12,", "where its colour is even"),
    ("drawbox=x=100:y=70:w=16:h=16:c=0x386098:t=fill:enable='eq(n,5)',", "picture 5 is"),
    ("gblur=1,", "it was blurred"), ("scale=50:38,scale=120:92,", "it was blurred"),
    ("crop=119:92:1:0,pad=120:92:0:0:0x204080,", "it was blurred"),
  ]

  @Test("what was brightened, tinted, blurred, scaled, shifted or drawn over is named")
  func changedFiles() throws {
    let space = try frames(CheckTests.scene)
    for coding in Self.codings {
      for (filter, words) in Self.changes {
        try encode(space, coding, rate: "10", filter: "format=gbrp," + filter)
        let found = try problems(space, coding.file, CheckTests.scene)
        #expect(
          found.contains { $0.contains(words) }, "\(coding.testDescription) \(filter): \(found)")
      }
    }
  }

  /// Files of the tool in which check once saw faults that were none.
  static let passing: [(file: String, options: String)] = [
    (
      "x.webm",
      "feed --fps 12.5 --duration 0.4 --size 200 --scale 0.5 --effect pulse --easing easeIn "
        + "--hold 0.3 --stagger 2ms --cycle 0.9 --rest 0.1 --strength 0.05 --codec av1"
    ),
    (
      "x.webm",
      "row --fps 12.5 --duration 1300ms --size 120 --scale 1 --layout-direction rtl --angle 20 "
        + "--easing easeInOut --wave canvas --fit-even crop --hold 0.3 --reveal 0.7 "
        + "--highlight gold --strength 0.9"
    ),
    (
      "x.webm",
      "phone --fps 60 --duration 0.4 --size 120 --scale 1 --color-scheme dark --effect pulse "
        + "--easing easeInOut --fit-even crop --loading false --strength 0.05 --codec av1"
    ),
    // VP9 leaves out whole steps of what moves slowly, the more, the coarser it is.
    (
      "x.webm",
      "text --fps 60 --duration 1 --size 321x200 --scale 0.5 --effect shimmer --angle 20 "
        + "--profile smooth --easing easeInOut --band 1.7 --wave canvas --fit-even crop "
        + "--hold 0.3 --repeat 2 --reveal 0.7 --cycle 0.5 --crf 40"
    ),
    (
      "x.webm",
      "phone --fps 12.5 --duration 1300ms --size 200 --scale 0.5 --color-scheme dark "
        + "--layout-direction rtl --effect pulse --wave canvas --reveal 0.3 --dynamic-type AX2"
    ),
    (
      "x.gif",
      "row --fps 50 --duration 1300ms --size 120 --scale 1 --profile smooth --easing easeInOut "
        + "--band 1.7 --wave canvas --hold 0.3 --repeat 2 --cycle 0.9 --rest 0.1 --max-error 8"
    ),
  ]

  @Test("what a codec or a palette leaves out is no fault", arguments: passing)
  func noise(file: String, options: String) throws {
    let space = try Workspace()
    let scene = options.split(separator: " ").map(String.init)
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + ["-q", "-o", file], in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try problems(space, file, scene) == [])
  }

  @Test("another number of plays, and another title or description, are named")
  func words() throws {
    let space = try Workspace()
    let files = ["x.gif", "x.apng", "x.webp", "x.mp4", "x.webm"]
    let scene = ["circle", "--size", "64", "--scale", "1", "--frames", "3"]
    let words = ["--loop", "3", "--title", "Wait", "--alt", "A grey \"disc\""]
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + words + ["-q"] + files.flatMap { ["-o", $0] }, in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    for file in files {
      let plays =
        file == "x.mp4" || file == "x.webm" ? [] : ["it plays 3 times instead of for ever"]
      #expect(try problems(space, file, scene + words) == [], "\(file)")
      #expect(try problems(space, file, scene) == plays, "\(file)")
      let found = try problems(space, file, scene + ["--loop", "3", "--title", "Go"])
      #expect(found.count == 1 && found[0].hasPrefix("its title is '"), "\(file): \(found)")
      #expect(found.first?.hasSuffix("' instead of 'Go'") == true, "\(file): \(found)")
    }
  }
}
