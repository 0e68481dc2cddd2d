import Foundation
import Testing

@testable import SkeletonAnim

@Suite struct PartFileTests {
  /// The number of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test("what a killed process left of this target goes, everything else stays")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    let (dead, alive) = (try endedProcess(), getppid())
    let kept = [
      ".x.gif.\(alive).1.part", ".y.gif.\(dead).1.part", ".x.gif.\(dead).part", ".x.gif.0.1.part",
      ".x.gif.\(dead).z.part", "x.gif.\(dead).1.part", ".z.x.gif.\(dead).1.part",
    ]
    let left = [
      ".x.gif.\(dead).18446744073709551615.part", ".x.gif.\(dead).0.part",
      // A container starts every run as the same process.
      ".x.gif.\(getpid()).1.part",
    ]
    for name in kept + left {
      try Data([1]).write(to: folder.url.appending(path: name))
    }
    do {
      let file = try OutputFile(path: folder.path("x.gif"))
      try file.commit()
    }
    #expect(try folder.names == (kept + ["x.gif"]).sorted())
  }

  @Test("a finished part file of this process that waits for its turn stays")
  func waiting() throws {
    let folder = try TemporaryFolder()
    let first = try OutputFile(path: folder.path("x.gif"))
    try first.finishWriting()
    let second = try OutputFile(path: folder.path("x.gif"))
    #expect(try folder.names.count == 2)
    try first.commit()
    try second.commit()
    #expect(try folder.names == ["x.gif"])
  }

  @Test("a part file whose lock is held elsewhere stays")
  func locked() throws {
    let folder = try TemporaryFolder()
    let name = ".x.gif.\(try endedProcess()).1.part"
    let descriptor = open(folder.path(name), O_CREAT | O_RDWR, 0o666)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    _ = try OutputFile(path: folder.path("x.gif"))
    #expect(try folder.names == [name])
    close(descriptor)
    _ = try OutputFile(path: folder.path("x.gif"))
    #expect(try folder.names == [])
  }

  @Test(
    "a number pattern knows the names of its frames",
    arguments: [
      ("d/f%d.png", "f7.png", true), ("d/f%04d.png", "f0012.png", true),
      ("f%04d.png", "f12.png", false), ("f%d.png", "f.png", false), ("f%d.png", "g1.png", false),
      ("%d.png", "12345.png", true), ("f%d.png", "f1.png.png", false),
    ])
  func patterns(pattern: String, name: String, fits: Bool) throws {
    #expect(try #require(NumberPattern(pattern)).matches(name: name) == fits)
  }
}
