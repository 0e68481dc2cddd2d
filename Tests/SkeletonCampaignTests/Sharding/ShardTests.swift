import Testing

@testable import SkeletonCampaign

@Suite struct ShardTests {
  /// A matrix of scales and formats over scenes, formats innermost.
  private static func matrix(scenes: Int, formats: [String]) -> [Asset] {
    (0..<scenes).flatMap { scene in
      ["1", "2", "3"].flatMap { scale in
        formats.map { format in
          Asset(
            place: "", scene: "scene\(scene)", options: ["scale": [scale]], format: format,
            path: "\(scene)@\(scale)x.\(format)")
        }
      }
    }
  }

  @Test("Shares split every campaign: each asset is of exactly one", arguments: [1, 2, 3, 7, 40])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try Shard(index: $0, count: count) }
    for total in [0, 1, 6, 7, 8, 100] {
      let all = Array(Self.matrix(scenes: 12, formats: ["gif", "mp4", "png"]).prefix(total))
      let shares = shards.map { $0.assets(of: all) }
      let sizes = shares.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      #expect(shares.flatMap(\.self).count == total)
      #expect(Set(shares.flatMap(\.self)) == Set(all))
      for share in shares { #expect(share == all.filter(share.contains)) }
    }
  }

  @Test("The formats of a picture are in one share, or in two that it lies between")
  func together() throws {
    let all = Self.matrix(scenes: 10, formats: ["gif", "mp4", "webp", "apng"])
    for count in 2...30 {
      let shares = try (1...count).map { try Shard(index: $0, count: count).assets(of: all) }
      let split = Dictionary(
        grouping: shares.flatMap { Set($0.map { $0.scene + $0.options.description }) }
      ) {
        $0
      }.values.filter { $0.count > 1 }
      #expect(split.allSatisfy { $0.count == 2 })
      #expect(split.count < count)
    }
  }

  @Test("No share is all of one format or scale, as many as there are", arguments: 2...6)
  func mixture(count: Int) throws {
    let all = Self.matrix(scenes: 20, formats: ["gif", "mp4", "webp", "apng"])
    for index in 1...count {
      let share = try Shard(index: index, count: count).assets(of: all)
      for format in ["gif", "mp4", "webp", "apng"] {
        #expect(abs(share.count { $0.format == format } * 4 - share.count) <= 8)
      }
      // A third has each scale; of 10 pictures in a share, all in one would be a mistake.
      for scale in ["1", "2", "3"] {
        #expect((1...share.count * 2 / 3).contains(share.count { $0.options["scale"] == [scale] }))
      }
    }
  }

  @Test(
    "What is no share is refused",
    arguments: [
      ("0/5", "there is no share 0 of 5; they count from 1 to 5"),
      ("6/5", "there is no share 6 of 5; they count from 1 to 5"),
      ("1/0", "a campaign cannot have 0 shares; it has 1 to 100000"),
      ("1/100001", "a campaign cannot have 100001 shares; it has 1 to 100000"),
    ])
  func refused(text: String, complaint: String) {
    let error = #expect(throws: ShardError.self) { try Shard.parse(text) }
    #expect(error?.description == complaint)
  }

  @Test(
    "What does not read as a share is refused",
    arguments: [
      "", "2", "2/", "/5", "1/2/3", "-1/5", "+1/5", " 1/5", "1/5 ", "a/b", "1.0/5", "0x1/5", "٢/٥",
      "1/9999999999", "1/99999999999999999999",
    ])
  func unreadable(text: String) {
    let error = #expect(throws: ShardError.self) { try Shard.parse(text) }
    #expect(
      error?.description
        == "'\(text)' is no share of a campaign; 2/5 is the second of five, and auto asks the system"
    )
  }
}
