/// A share of a campaign, one of so many equal ones.
package struct Shard: Sendable, Hashable {
  /// 1…count.
  package let index: Int
  package let count: Int

  /// The most shares; more than there can be assets are a mistake.
  private static let limit = ManifestError.assetLimit

  /// - Throws: ``ShardError`` unless the index is one of 1…count.
  package init(index: Int, count: Int) throws(ShardError) {
    guard (1...Self.limit).contains(count) else {
      throw .badCount(count: count, limit: Self.limit)
    }
    guard (1...count).contains(index) else { throw .outOfRange(index: index, count: count) }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`, the second of five.
  package static func parse(_ text: String) throws(ShardError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = number(parts[0]), let count = number(parts[1]) else {
      throw .notAShard(text)
    }
    return try Shard(index: index, count: count)
  }

  /// At most nine digits and nothing else, so that neither a sign passes nor sums overflow.
  static func number(_ text: some StringProtocol) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count <= 9 && text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}
