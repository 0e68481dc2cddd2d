/// What became of a campaign: the document of `report.json`.
package struct CampaignReport: Sendable, Hashable, Codable {
  /// The version of the tool that made it.
  package var version: String
  /// Which part of the campaign it is about; nil for all of it.
  package var shard: Part?
  /// Every asset of the part, in the order of the manifest.
  package var assets: [AssetReport]

  /// A share of a campaign: the assets whose place in the manifest, modulo `count`, is `index - 1`.
  package struct Part: Sendable, Hashable, Codable {
    /// 1…count.
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  package init(version: String, shard: Part? = nil, assets: [AssetReport]) {
    self.version = version
    self.shard = shard
    self.assets = assets
  }
}
