import Testing

@testable import SkeletonCampaign

@Suite struct StarterFilesTests {
  @Test("The starting manifest expands to what its comments say")
  func expands() throws {
    let manifest = try #require(StarterFiles.all.first { $0.name == "campaign.json5" })
    let keys = ManifestKey.samples + ManifestKey.moreForStarter
    let assets = try Manifest(manifest.text, format: .json, keys: keys).assets()
    // Two scenes × 2 schemes × 2 directions × (2 scales of GIF and 1 of MP4), and the avatar.
    #expect(assets.count == 2 * 2 * 2 * 3 + 1)
    #expect(assets.count { $0.options["background"] == ["#101014"] } == 12)
    #expect(assets.filter { $0.format == "mp4" }.allSatisfy { $0.options["fit-even"] == ["pad"] })
    #expect(assets[0].path == "out/Profile/ltr-light@1x.gif")
    #expect(assets.last?.options["expression"] == ["SKSkeleton(.circle, size: 48)"])
  }

  @Test("The screen that the manifest names is among the files")
  func names() throws {
    let names = StarterFiles.all.map(\.name)
    #expect(Set(names).count == names.count)
    let manifest = try #require(StarterFiles.all.first)
    for name in names.dropFirst() { #expect(manifest.text.contains("\"\(name)\"")) }
    #expect(StarterFiles.all.allSatisfy { $0.text.hasSuffix("}\n") })
  }
}
