import Foundation
import Testing

/// Pictures beside a scene's file, from outside.
@Suite struct ImageTests {
  private static let make = """
    from PIL import Image
    import numpy as np
    noise = np.random.default_rng(5).integers(0, 256, (20, 30, 3)).astype('uint8')
    Image.fromarray(noise).save('in/photo.png')
    """

  private func workspace(_ scene: String) throws -> Workspace {
    let space = try Workspace()
    try FileManager.default.createDirectory(
      at: space.folder.appending(path: "in"), withIntermediateDirectories: true)
    try Data(scene.utf8).write(to: space.folder.appending(path: "in/s.swift"))
    _ = try space.python(Self.make)
    return space
  }

  private static let options = ["--size", "30x20", "--scale", "1", "--frame", "0"]

  private func draw(_ space: Workspace, _ arguments: [String]) throws -> ToolRun {
    try ToolRun.program(
      ToolRun.tool.path, arguments + Self.options, in: space.folder)
  }

  @Test("the picture beside the scene's file is drawn to the bit, and layout lists it")
  func drawn() throws {
    let space = try workspace("#Preview { Image(\"photo\").interpolation(.high) }")
    let run = try draw(space, ["in/s.swift", "-o", "out.png"])
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
    _ = try space.python(
      """
      from PIL import Image
      a, b = (Image.open(n).convert('RGB').tobytes() for n in ('in/photo.png', 'out.png'))
      assert a == b
      """)
    let listing = try space.tool("layout", "in/s.swift", "--size", "30x20")
    #expect(listing.text.contains("\"Image\""), "\(listing.text)")
  }

  @Test("a GIF of a photo takes no more memory for more frames")
  func memory() throws {
    let space = try workspace(
      """
      #Preview {
        VStack {
          Image("photo").resizable().frame(width: 200, height: 150)
          SKSkeleton(.text(lines: 2))
        }
      }
      """)
    let script = """
      import resource, subprocess, sys
      for frames in ("10", "80"):
          command = [sys.argv[1], "in/s.swift", "--size", "200x220", "--frames", frames]
          subprocess.run(command + ["-q", "-o", "x.gif"], check=True, stderr=subprocess.DEVNULL)
          # Of the largest child so far, and so of the longer file only if it takes more.
          print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let run = try space.python(script, ToolRun.tool.path)
    let peaks = run.text.split(separator: "\n").compactMap { Double($0) }
    try #require(peaks.count == 2, "\(run.errors)")
    #expect(peaks[1] < peaks[0] * 1.15, "\(peaks) KiB")
  }

  @Test("an expression finds pictures in the current folder")
  func expression() throws {
    let space = try workspace("")
    let expression = "Image(decorative: \"in/photo\").resizable().scaledToFill()"
    let run = try draw(space, ["-e", expression, "-o", "out.png"])
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
  }

  @Test("a missing picture is a warning with its place, and an error when strict")
  func missing() throws {
    let space = try workspace("#Preview {\n  Image(\"gone\")\n}")
    let message = """
      there is no image 'gone' in in: looked for gone.png, gone.jpg, gone.jpeg, gone.webp \
      (also with @2x or @3x) and in Assets.xcassets
      """
    let run = try draw(space, ["in/s.swift", "-o", "out.png"])
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("in/s.swift:2:3: warning: \(message); a box is drawn instead\n"),
      "\(run.errors)")
    let strict = try draw(space, ["in/s.swift", "--strict", "-o", "strict.png"])
    #expect(strict.status == 65)
    #expect(strict.errors.hasPrefix("in/s.swift:2:3: error: \(message)\n"), "\(strict.errors)")
    #expect(try !space.names.contains("strict.png"))
  }

  @Test("a damaged picture and one beyond --max-memory end with 65 and its name")
  func damaged() throws {
    let space = try workspace("#Preview { Image(\"photo\") }")
    let png = try Data(contentsOf: space.folder.appending(path: "in/photo.png"))
    try png.prefix(600).write(to: space.folder.appending(path: "in/photo.png"))
    let run = try draw(space, ["in/s.swift", "-o", "out.png"])
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix(
        "in/s.swift:1:12: error: in/photo.png is damaged: its end is missing\n"), "\(run.errors)")
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try huge.write(to: space.folder.appending(path: "in/photo.png"))
    let large = try draw(space, ["in/s.swift", "-o", "out.png"])
    #expect(large.status == 65)
    #expect(large.errors.contains("in/photo.png has 30000x30000 pixels"), "\(large.errors)")
    #expect(try space.names.allSatisfy { !$0.hasSuffix(".png") })
  }
}
