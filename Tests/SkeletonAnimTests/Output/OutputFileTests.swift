import Foundation
import Testing

@testable import SkeletonAnim

@Suite struct OutputFileTests {
  @Test("a file appears at its commit, and not before")
  func commit() throws {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder.path("x"))
    try file.append([1, 2, 3])
    #expect(try folder.names.allSatisfy { $0.hasPrefix(".x.") && $0.hasSuffix(".part") })
    try file.commit()
    #expect(try folder.names == ["x"])
    #expect(try folder.bytes("x") == [1, 2, 3])
  }

  @Test("without a commit the older file stays and the part file goes")
  func discard() throws {
    let folder = try TemporaryFolder()
    try Data([9]).write(to: folder.url.appending(path: "x"))
    do {
      let file = try OutputFile(path: folder.path("x"))
      try file.append([1, 2, 3])
      try file.finishWriting()
    }
    #expect(try folder.names == ["x"])
    #expect(try folder.bytes("x") == [9])
  }

  @Test("a file that must be kept is kept, even if it appears meanwhile")
  func keepsExisting() throws {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder.path("x"), keepsExisting: true)
    try file.append([1])
    try Data([9]).write(to: folder.url.appending(path: "x"))
    #expect(throws: OutputError.self) { try file.commit() }
    #expect(try folder.bytes("x") == [9])
    #expect(throws: OutputError.self) {
      try OutputFile(path: folder.path("x"), keepsExisting: true)
    }
  }

  @Test("a symbolic link stays a link, and what it points to is replaced")
  func followsLinks() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "deep"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "deep/x")
    for content: [UInt8] in [[1], [2, 3]] {
      let file = try OutputFile(path: folder.path("link"))
      try file.append(content)
      try file.commit()
      #expect(try folder.bytes("deep/x") == content)
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "deep/x")
  }

  @Test("the mode is 0666 less the umask")
  func mode() throws {
    let folder = try TemporaryFolder()
    let old = umask(0o027)
    defer { umask(old) }
    let file = try OutputFile(path: folder.path("x"))
    try file.commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("x"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("names at the file system's limit work")
  func longNames() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "é", count: 125) + ".gif"
    let file = try OutputFile(path: folder.path(name))
    try file.commit()
    #expect(try folder.names == [name])
  }

  @Test(
    "what cannot be created is found before anything is written",
    arguments: ["none/x", "", ".", "d", "d/", "x\0y"])
  func refused(name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "d"), withIntermediateDirectories: true)
    let path = name.isEmpty ? "" : folder.url.path + "/" + name
    let error = try #require(throws: OutputError.self) { try OutputFile(path: path) }
    #expect(error.kind == .cannotCreate)
    #expect(try folder.names == ["d"])
  }
}
