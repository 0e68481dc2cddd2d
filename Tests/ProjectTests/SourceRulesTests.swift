import Testing

@Suite struct SourceRulesTests {
  /// Longer files, each with its reason.
  static let longFiles: [String: String] = [:]

  @Test("no source file is longer than 400 lines, no test file than 500")
  func fileSizes() throws {
    for (folder, limit) in [("Sources", 400), ("Tests", 500)] {
      for file in try SourceTree.swiftFiles(in: folder) where Self.longFiles[file.path] == nil {
        #expect(file.lines.count <= limit, "\(file.path) has \(file.lines.count) lines")
      }
    }
  }

  @Test("no file or folder has a name that says nothing")
  func names() throws {
    let banned = [
      "Utils", "Utilities", "Helpers", "Common", "Core", "Misc", "Manager", "Extensions",
    ]
    for folder in ["Sources", "Tests"] {
      for file in try SourceTree.swiftFiles(in: folder) {
        let parts = file.path.split(separator: "/").flatMap { $0.split(separator: ".") }
        #expect(!parts.contains { banned.contains(String($0)) }, "\(file.path)")
      }
    }
  }

  @Test("what may crash at run time, and unfinished work, does not occur in sources")
  func bannedWords() throws {
    let banned = ["try" + "!", "as" + "!", "fatalError" + "(", "TO" + "DO", "FIX" + "ME"]
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated() {
        for word in banned where line.contains(word) {
          Issue.record("\(file.path):\(number + 1): \(word)")
        }
      }
    }
  }

  @Test("compiler checks are switched off only with the reason beside it")
  func uncheckedWithReason() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated()
      where line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") {
        let before = number > 0 ? file.lines[number - 1] : ""
        #expect(
          line.contains("//") || before.contains("//"), "\(file.path):\(number + 1): no reason")
      }
    }
  }

  @Test("raw pointers stay in the files that are fenced for them")
  func pointerFence() throws {
    let fenced: [String] = [
      "Sources/SkeletonText/", "Sources/SkeletonGIF/", "Sources/SkeletonVideo/",
      "Sources/SkeletonRaster/", "Sources/SkeletonAnim/Output/", "Sources/skeleton-bench/",
      "Sources/skeleton-anim/Terminal/",
      // A thread with a stack of its own, for deeply nested views.
      "Sources/SkeletonUI/Lowering/DeepStack.swift",
      // Hashing reads every byte of every file.
      "Sources/SkeletonCampaign/Records/SHA256.swift",
    ]
    for file in try SourceTree.swiftFiles(in: "Sources")
    where !fenced.contains(where: file.path.hasPrefix) {
      #expect(!file.text.contains("Unsafe"), "\(file.path) handles raw memory")
    }
  }

  @Test("no file names a path of the machine it was written on")
  func noMachinePaths() throws {
    for folder in ["Sources", "Tests"] {
      for file in try SourceTree.swiftFiles(in: folder) {
        #expect(!file.text.contains("/wo" + "rk/"), "\(file.path)")
      }
    }
  }
}
