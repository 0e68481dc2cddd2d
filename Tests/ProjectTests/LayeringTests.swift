import Testing

@Suite struct LayeringTests {
  /// What each target may import from this package: the table of the architecture.
  static let allowed: [String: Set<String>] = [
    "SkeletonGraphics": [],
    "SkeletonTimeline": [],
    "SkeletonText": [
      "SkeletonGraphics", "CFontconfig", "CHarfBuzz", "CFreeType",
    ],
    "SkeletonUI": ["SkeletonGraphics", "SkeletonTimeline", "SkeletonText"],
    "SkeletonRaster": ["SkeletonGraphics", "SkeletonTimeline"],
    "SkeletonGIF": ["SkeletonGraphics", "SkeletonTimeline", "CGIF", "CImageQuant"],
    "SkeletonVideo": ["SkeletonGraphics", "SkeletonTimeline", "CLibAV"],
    "SceneNotation": ["SkeletonUI", "SkeletonGraphics", "SkeletonTimeline"],
    "SkeletonAnim": [
      "SkeletonGraphics", "SkeletonTimeline", "SkeletonText", "SkeletonUI", "SkeletonRaster",
      "SkeletonGIF", "SkeletonVideo",
    ],
    "SkeletonCampaign": [],
    "skeleton-anim": ["SkeletonAnim", "SceneNotation", "SkeletonCampaign", "CMalloc"],
    // Measures the stages one by one, so it sees them all.
    "skeleton-bench": [
      "SkeletonAnim", "SkeletonGraphics", "SkeletonTimeline", "SkeletonText", "SkeletonRaster",
      "SkeletonGIF", "SkeletonVideo", "SkeletonUI", "CGIF",
    ],
  ]

  static func isOurs(_ module: Substring) -> Bool {
    if allowed[String(module)] != nil { return true }
    return module.wholeMatch(of: /C[A-Z]\w*/) != nil
  }

  @Test("sources import only what the architecture lets their target see")
  func imports() throws {
    let files = try SourceTree.swiftFiles(in: "Sources")
    #expect(files.count > 30)
    for file in files {
      let permitted = try #require(Self.allowed[file.target], "no rule for \(file.path)")
      for line in file.lines {
        guard let match = line.wholeMatch(of: Self.importLine) else { continue }
        let module = match.output.1
        if Self.isOurs(module) {
          #expect(permitted.contains(String(module)), "\(file.path) imports \(module)")
        }
      }
    }
  }

  @Test("the manifest declares for each target exactly what its sources import")
  func manifest() throws {
    let declared = try Self.declaredDependencies()
    #expect(declared.count >= 10)
    let files = try SourceTree.swiftFiles(in: "Sources")
    for (target, dependencies) in declared {
      let permitted = try #require(Self.allowed[target], "no rule for \(target)")
      #expect(dependencies.isSubset(of: permitted), "\(target) declares \(dependencies)")
      let imported = files.filter { $0.target == target }.flatMap { file in
        file.lines.compactMap { $0.wholeMatch(of: Self.importLine)?.output.1 }
      }
      let used = Set(imported.filter(Self.isOurs).map { String($0) })
      #expect(used == dependencies, "\(target): imports and declared dependencies differ")
    }
  }

  nonisolated(unsafe) static let importLine =  // a Regex is immutable once made
    /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)(?:\..*)?\s*/

  /// Target names of the manifest with their dependencies, test targets and C libraries left out.
  static func declaredDependencies() throws -> [String: Set<String>] {
    let manifest = try SourceTree.text(of: "Package.swift")
    let target =
      /\.(?:executableTarget|target)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    var result: [String: Set<String>] = [:]
    for match in manifest.matches(of: target) {
      let names = match.output.2 ?? ""
      result[String(match.output.1)] = Set(
        names.matches(of: /"([^"]+)"/).map { String($0.output.1) })
    }
    return result
  }
}
