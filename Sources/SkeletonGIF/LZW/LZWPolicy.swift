/// How an image is cut into strings; every decoder reads all of them alike.
package struct LZWPolicy: Sendable, Hashable {
  /// nil = greedy, the longest string that the reader knows, as giflib does it.
  package var cuts: StringCuts?
  /// What happens when all codes are in use: the table is cleared, or stays as it is.
  package var keepsFullTable: Bool

  package init(cuts: StringCuts? = nil, keepsFullTable: Bool = false) {
    self.cuts = cuts
    self.keepsFullTable = keepsFullTable
  }

  /// What is tried for each image, of which the smallest is taken.
  ///
  /// Greedy as one more is smaller by less than 0.1 %, a third kind of cuts by 1 %, a table cleared
  /// earlier than it must be (where one bar ends, or by the shortest path over all rows) by 1 to
  /// 2 % for many times the time. A table that stays full costs much where the picture is large,
  /// and saves up to 15 % where few rows differ.
  static func candidates(for compatibility: GIFCompatibility) -> [LZWPolicy] {
    let cuts = [
      StringCuts(nearest: 32, farthest: 128, rarity: 2),
      StringCuts(nearest: 48, farthest: 128, rarity: 4),
    ]
    let cleared = cuts.map { LZWPolicy(cuts: $0) }
    switch compatibility {
    case .all: return cleared
    case .modern: return cleared + cuts.map { LZWPolicy(cuts: $0, keepsFullTable: true) }
    }
  }
}
