import Testing

@testable import SkeletonCampaign

@Suite struct ShardTests {
  @Test("Shares split every campaign: each asset is of exactly one", arguments: [1, 2, 3, 7, 40])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try Shard(index: $0, count: count) }
    for total in [0, 1, 6, 7, 8, 100] {
      let sizes = shards.map { shard in (0..<total).count(where: shard.contains) }
      #expect(sizes.reduce(0, +) == total)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      for position in 0..<total {
        #expect(shards.count { $0.contains(position) } == 1)
      }
    }
  }

  @Test("The second of five has the assets 1, 6, 11, counted from 0")
  func second() throws {
    let shard = try Shard.parse("2/5")
    #expect((0..<13).filter(shard.contains) == [1, 6, 11])
    #expect(shard.description == "2/5")
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
