import Testing

@testable import SkeletonCampaign

@Suite struct PageAxisTests {
  private static func report(_ options: [[String: String]], scenes: [String]) -> CampaignReport {
    let assets = zip(options, scenes).map { options, scene in
      AssetReport(
        Asset(
          place: "assets[0]", scene: scene, options: options.mapValues { [$0] }, format: "webp",
          path: "a"), inputs: "")
    }
    return CampaignReport(version: "1", assets: assets)
  }

  @Test("axes are what varies, the usual ones first, with values in the order of the assets")
  func varying() {
    let axes = PageAxis.axes(
      of: Self.report(
        [
          ["zeta": "1", "color-scheme": "dark", "scale": "3", "size": "320", "alt": "one"],
          ["zeta": "2", "color-scheme": "light", "scale": "1", "size": "320", "alt": "two"],
          ["color-scheme": "dark", "scale": "3", "size": "320", "strict": ""],
        ], scenes: ["Scenes/Row.swift", "Scenes/Card.swift", "Scenes/Row.swift"]))
    #expect(axes.map(\.name) == ["scene", "color-scheme", "scale", "strict", "zeta"])
    #expect(axes.map(\.label) == ["Scene", "Color scheme", "Scale", "Strict", "Zeta"])
    #expect(axes[0].labels == ["Row", "Card"])
    #expect(axes[0].values == ["Scenes/Row.swift", "Scenes/Card.swift"])
    #expect(axes[1].values == ["dark", "light"])
    #expect(axes[2].labels == ["3×", "1×"])
    #expect(axes[3].values == ["default", "on"])
    #expect(axes[4].places == [0, 1, 2])
    #expect(!axes[4].isGiven(2) && axes[4].isGiven(0))
  }

  @Test("scenes of one name in two folders keep their folders")
  func ambiguous() {
    let scenes = ["a/Row.swift", "b/Row.swift"]
    #expect(PageAxis.axes(of: Self.report([[:], [:]], scenes: scenes))[0].labels == scenes)
  }

  @Test("a campaign of one asset has nothing to filter by")
  func single() {
    #expect(PageAxis.axes(of: Self.report([["scale": "2"]], scenes: ["row"])).isEmpty)
  }
}
