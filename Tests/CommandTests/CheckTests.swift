import Foundation
import Testing

@Suite struct CheckTests {
  /// Twelve saturated frames, so that a wrong colour matrix shows.
  static let scene = [
    "row", "--size", "120", "--scale", "1", "--fps", "10", "--duration", "1.2", "--placeholder",
    "#d04020", "--background", "#204080",
  ]
  static let tagged = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range",
    "tv",
  ]

  private func check(
    _ space: Workspace, _ file: String, _ options: String...
  ) throws -> (status: Int32, result: [String: Any], problems: [String]) {
    let run = try ToolRun.program(
      ToolRun.tool.path, ["check", file] + Self.scene + ["--json", "-q"] + options,
      in: space.folder)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let result = try run.json()
    return (run.status, result, result["problems"] as? [String] ?? [])
  }

  private func space(with outputs: String...) throws -> Workspace {
    let space = try Workspace()
    let run = try ToolRun.program(
      ToolRun.tool.path, Self.scene + ["-q"] + outputs.flatMap { ["-o", $0] }, in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    return space
  }

  /// ffmpeg over the frames f00.png…, as an H.264 file with colours converted as asked.
  private func encode(
    _ space: Workspace, to file: String, filter: String = "", matrix: String = "bt709",
    rate: String = "10", _ options: [String] = []
  ) throws {
    let conversion =
      "scale=out_color_matrix=\(matrix):out_range=tv:flags=accurate_rnd,format=yuv420p"
    let arguments =
      ["ffmpeg", "-v", "error", "-framerate", rate, "-i", "f%02d.png", "-vf", filter + conversion]
      + ["-c:v", "libx264", "-crf", "8", "-preset", "fast"] + Self.tagged + options + [file]
    let run = try ToolRun.program("/usr/bin/env", arguments, in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("every format passes against what it was made from, lossless ones to the bit")
  func ownFiles() throws {
    let names = ["a.gif", "a.apng", "a.webp", "f%02d.png", "a.mp4", "a.mov", "a.webm"]
    let space = try Workspace()
    let run = try ToolRun.program(
      ToolRun.tool.path, Self.scene + ["-q"] + names.flatMap { ["-o", $0] }, in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    for name in names {
      let (status, result, problems) = try check(space, name)
      #expect(status == 0, "\(name): \(problems)")
      #expect(result["frames_found"] as? Int == 12 && result["frames_expected"] as? Int == 12)
      if !["a.mp4", "a.mov", "a.webm"].contains(name) {
        #expect(result["max_error"] as? Int == 0, "\(name)")
        #expect(result["psnr"] is NSNull)
      }
      #expect(try #require(result["loop_seam"] as? Double) <= 1.2, "\(name)")
    }
  }

  @Test("files of other encoders pass: H.264 by ffmpeg, GIF by ffmpeg, GIF by Pillow")
  func otherEncoders() throws {
    let space = try space(with: "f%02d.png")
    try encode(space, to: "a.mp4")
    let gif = try space.program(
      "ffmpeg", "-v", "error", "-framerate", "10", "-i", "f%02d.png", "-vf",
      "split[a][b];[a]palettegen=reserve_transparent=0[p];[b][p]paletteuse=dither=none", "b.gif")
    #expect(gif.status == 0, "\(gif.errors)")
    _ = try space.python(
      """
      from PIL import Image
      frames = [Image.open(f"f{i:02}.png").convert("RGB") for i in range(12)]
      frames[0].save("c.gif", save_all=True, append_images=frames[1:], duration=100, loop=0)
      """)
    for name in ["a.mp4", "b.gif", "c.gif"] {
      let (status, _, problems) = try check(
        space, name, "--tolerance", name == "a.mp4" ? "40" : "8")
      #expect(status == 0, "\(name): \(problems)")
    }
  }

  @Test("a frame left out, shown twice, or in another's place is named")
  func order() throws {
    let space = try space(with: "f%02d.png")
    try encode(space, to: "dropped.mp4", filter: "select='not(eq(n,5))',setpts=N/10/TB,")
    let dropped = try check(space, "dropped.mp4", "--tolerance", "40")
    #expect(dropped.status == 1)
    #expect(dropped.problems.contains("frame 5 is missing"), "\(dropped.problems)")
    #expect(dropped.problems.contains("it has 11 frames instead of 12"), "\(dropped.problems)")
    #expect(dropped.result["first_bad_frame"] as? Int == 5)
    #expect(!dropped.problems.contains { $0.contains("levels off") }, "\(dropped.problems)")

    let (third, fourth) = (try space.data("f03.png"), try space.data("f04.png"))
    try fourth.write(to: space.folder.appending(path: "f03.png"))
    try third.write(to: space.folder.appending(path: "f04.png"))
    try space.data("f07.png").write(to: space.folder.appending(path: "f08.png"))
    try encode(space, to: "swapped.mp4")
    let names: [(String, [String])] = [("swapped.mp4", ["--tolerance", "40"]), ("f%02d.png", [])]
    for (name, options) in names {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["check", name] + Self.scene + options, in: space.folder)
      #expect(run.status == 1)
      #expect(
        run.errors.split(separator: "\n").map(String.init).filter { !$0.contains(" ms ") } == [
          "\(name): frame 8 is missing", "\(name): frames 3 and 4 are swapped",
          "\(name): picture 8 shows frame 7 again",
        ], "\(run.errors)")
    }
  }

  @Test("a wrong colour matrix, a wrong size, a shift and another pace are told apart")
  func otherFaults() throws {
    let space = try space(with: "f%02d.png")
    try encode(space, to: "matrix.mp4", matrix: "bt601")
    try encode(space, to: "size.mp4", filter: "scale=118:90,")
    try encode(space, to: "shift.mp4", ["-output_ts_offset", "0.25"])
    try encode(space, to: "pace.mp4", rate: "25")
    let cases = [
      ("matrix.mp4", "converted or tagged otherwise"),
      ("size.mp4", "the file has 118x90 pixels, the scene 120x92"),
      ("shift.mp4", "picture 0 is 250 ms late, and 11 more are off as well"),
      ("pace.mp4", "it shows 25 frames a second instead of 10"),
    ]
    for (name, words) in cases {
      let (status, result, problems) = try check(space, name)
      #expect(status == 1 && result["pass"] as? Bool == false, "\(name)")
      #expect(problems.contains { $0.contains(words) }, "\(name): \(problems)")
    }
  }

  @Test("what players are told to stretch, to turn, or to show in other colours is named")
  func presentation() throws {
    let space = try space(with: "a.mp4")
    let cases = [
      (["-aspect", "2:1"], "not square"), (["-metadata:s:v", "rotate=90"], "turned"),
      (["-bsf:v", "h264_metadata=transfer_characteristics=16"], "smpte2084"),
      (["-bsf:v", "h264_metadata=colour_primaries=9"], "bt2020"),
    ]
    for (options, words) in cases {
      let run = try ToolRun.program(
        "/usr/bin/env",
        ["ffmpeg", "-y", "-v", "error", "-i", "a.mp4", "-c", "copy"] + options + ["b.mp4"],
        in: space.folder)
      #expect(run.status == 0, "\(run.errors)")
      let (status, _, problems) = try check(space, "b.mp4")
      #expect(status == 1 && problems.count == 1, "\(problems)")
      #expect(problems.first?.contains(words) == true, "\(problems)")
    }
  }

  @Test("another scene, effect or easing does not pass, by however little it differs")
  func otherScenes() throws {
    let space = try space(with: "a.apng")
    for difference in [
      ["--strength", "0.5"], ["--band", "0.41"], ["--easing", "easeIn"], ["--cycle", "1.1"],
      ["--effect", "none"],
    ] {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["check", "a.apng"] + Self.scene + difference, in: space.folder)
      #expect(run.status == 1, "\(difference): \(run.errors)")
    }
  }

  @Test("the phase measured from a file's pixels is the one asked for")
  func phases() throws {
    let space = try space(with: "a.apng", "a.mp4")
    for (name, bound) in [("a.apng", 0.0), ("a.mp4", 0.01)] {
      let frames = try #require(
        try check(space, name, "--verbose").result["frames"] as? [[String: Any]])
      #expect(frames.count == 12)
      var measured = 0
      for frame in frames {
        guard let phase = frame["measured_phase"] as? Double else { continue }
        measured += 1
        #expect(abs(phase - (frame["expected_phase"] as? Double ?? 9)) <= bound, "\(name) \(frame)")
      }
      #expect(measured >= 8)
    }
    // The same file against a clock that runs a quarter of a frame late.
    let late = try ToolRun.program(
      ToolRun.tool.path,
      ["check", "a.apng"] + Self.scene + ["--json", "--verbose", "--rest", "0.1", "-q"],
      in: space.folder)
    let frames = try #require(try late.json()["frames"] as? [[String: Any]])
    let shifts = frames.compactMap { frame -> Double? in
      guard let phase = frame["measured_phase"] as? Double else { return nil }
      return abs(phase - (frame["expected_phase"] as? Double ?? 0))
    }
    #expect(try #require(shifts.max()) > 0.005)
  }

  @Test("a hold that another encoder stores as one picture is no fault")
  func mergedFrames() throws {
    let space = try Workspace()
    let scene = Self.scene + ["--hold", "0.5"]
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + ["-o", "a.gif", "-o", "a.webp", "-o", "a.apng", "-q"],
      in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["a.gif", "a.webp", "a.apng"] {
      let checked = try ToolRun.program(
        ToolRun.tool.path, ["check", name] + scene, in: space.folder)
      #expect(checked.status == 0, "\(checked.errors)")
    }
  }

  @Test("a picture that stands for many alike is told by its time from one that hardly differs")
  func faintFrames() throws {
    let space = try Workspace()
    // The band is so wide and eases in so slowly that the first frames differ in a few pixels only.
    let scene = [
      "card", "--size", "200", "--scale", "1", "--fps", "50", "--duration", "0.6", "--easing",
      "easeIn", "--band", "1.7", "--wave", "canvas", "--angle", "20",
    ]
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + ["-q", "-o", "a.webp"], in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    let checked = try ToolRun.program(
      ToolRun.tool.path, ["check", "a.webp"] + scene, in: space.folder)
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test("an animation in which nothing moves passes however its pictures are merged")
  func nothingMoves() throws {
    let space = try Workspace()
    let scene = Self.scene + ["--effect", "none", "--hold", "0.3", "--repeat", "2"]
    let run = try ToolRun.program(
      ToolRun.tool.path, scene + ["-q", "-o", "a.webp", "-o", "a.gif", "-o", "a.apng"],
      in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["a.webp", "a.gif", "a.apng"] {
      let checked = try ToolRun.program(
        ToolRun.tool.path, ["check", name] + scene, in: space.folder)
      #expect(checked.status == 0, "\(checked.errors)")
    }
  }

  @Test("what cannot be read ends with 66, what is damaged with 65, a missing operand with 2")
  func unreadable() throws {
    let space = try space(with: "a.gif")
    let whole = try space.data("a.gif")
    try whole.prefix(whole.count / 2).write(to: space.folder.appending(path: "cut.gif"))
    try Data("hello".utf8).write(to: space.folder.appending(path: "text.mp4"))
    #expect(try space.tool("check", "none.gif").status == 66)
    #expect(try space.tool("check", "cut.gif").status == 65)
    #expect(try space.tool("check", "text.mp4").status == 65)
    #expect(try space.tool("check").status == 2)
    #expect(try space.tool("check", "a.gif", "--output", "x").status == 2)
  }
}
