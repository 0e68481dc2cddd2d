import Testing

@testable import SkeletonAnim

@Suite struct OutputTests {
  @Test(
    "a path says what it asks for",
    arguments: [
      ("a.gif", MediaFormat.gif, Output.Content.animation), ("b.PNG", .png, .still(frame: 3)),
      ("f%04d.png", .png, .sequence), ("x/y.z/c.mp4", .mp4, .animation),
      ("f%d.gif", .gif, .animation),
    ])
  func byExtension(path: String, format: MediaFormat, content: Output.Content) {
    #expect(
      Output(path: path, still: 3) == Output(path: path, format: format, content: content))
  }

  @Test(
    "a path without a known extension asks for nothing",
    arguments: ["a", "a.tiff", ".gif", "gif", "x.gif/y", "a.gif "])
  func unknown(path: String) {
    #expect(Output(path: path) == nil)
  }

  @Test(
    "pictures of frames are PNG files, and nothing else is written in the name of another format",
    arguments: [Output.Content.still(frame: 0), .poster, .sequence, .sheet])
  func picturesAreStills(content: Output.Content) throws {
    let folder = try TemporaryFolder()
    let animation = SkeletonAnimation(fps: 5, duration: 1) { Color.red.frame(height: 4) }
    let output = Output(path: folder.path("a%d.gif"), format: .gif, content: content)
    #expect(throws: RenderError.self) { try animation.write([output]) }
    #expect(try folder.names.isEmpty)
  }

  @Test("a number pattern fills with zeros to its width and no further")
  func pattern() throws {
    #expect(try #require(NumberPattern("f%04d.png")).path(frame: 7) == "f0007.png")
    #expect(try #require(NumberPattern("f%04d.png")).path(frame: 12345) == "f12345.png")
    #expect(try #require(NumberPattern("%d/x.png")).path(frame: 0) == "0/x.png")
    #expect(NumberPattern("x.png") == nil)
    #expect(NumberPattern("%d-%d.png") == nil)
  }
}
