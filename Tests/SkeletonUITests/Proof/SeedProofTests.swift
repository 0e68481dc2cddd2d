import Foundation
import Testing

@Suite struct SeedProofTests {
  @Test(
    "the seed's own source lays out and draws, on our module, exactly as the kit does",
    .enabled(if: SeedSource.isAvailable, "the seed is not at ../shared/seed"))
  func seed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("seed-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let seed = folder.appendingPathComponent("SKSkeleton.swift")
    try SeedSource.withoutPreview().write(to: seed, atomically: true, encoding: .utf8)
    let main = folder.appendingPathComponent("main.swift")
    // The seed's types shadow ours; printing their module shows that they were the ones drawn.
    try """
    print(String(reflecting: SKSkeleton.self), String(reflecting: SKSkeletonRow.self))
    print(try ProofScenes.text())
    """.write(to: main, atomically: true, encoding: .utf8)
    let scenes = folder.appendingPathComponent("ProofScenes.swift")
    try Self.scenesForAlias().write(to: scenes, atomically: true, encoding: .utf8)

    let theirs = try BuiltModules().run([seed, scenes, main], in: folder)
      .split(separator: "\n").map(String.init)
    let ours = try ProofScenes.text().split(separator: "\n").map(String.init)
    #expect(theirs.first == "Probe.SKSkeleton Probe.SKSkeletonRow")
    #expect(ours.count > 2000)
    #expect(theirs.dropFirst().count == ours.count)
    let difference = zip(theirs.dropFirst(), ours).first { $0 != $1 }
    #expect(difference == nil, "theirs, then ours")
  }

  /// The scenes' source, with our module under the name that the alias gives it.
  private static func scenesForAlias() throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ProofScenes.swift")
    return try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "import SkeletonUI\n", with: "import SwiftUI\n")
  }
}
