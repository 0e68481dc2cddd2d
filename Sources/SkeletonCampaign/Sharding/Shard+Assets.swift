extension Shard {
  /// The assets of this share, in the campaign's order. No share has more than one above another.
  ///
  /// The formats of a picture stay together, as far as equal shares let them: one pass draws all.
  /// Pictures come in the order of their hashes, since that of a matrix gives each share one format
  /// or scale only, where there are as many shares as those. Four formats in four shares took 45 s,
  /// 9, 2 and 2, each the whole of one format.
  package func assets(of all: [Asset]) -> [Asset] {
    let hashes = all.map(\.pictureHash)
    let order = all.indices.sorted { (hashes[$0], $0) < (hashes[$1], $1) }
    return order[range(of: all.count)].sorted().map { all[$0] }
  }

  /// Places of this share among so many; the first shares have one more if they are not equal.
  func range(of total: Int) -> Range<Int> {
    func start(_ index: Int) -> Int { (index * total + count - 1) / count }
    return start(index - 1)..<start(index)
  }
}

extension Asset {
  /// Of all that an asset is told but its format.
  ///
  /// Lengths keep what ends one part from being taken for the start of the next.
  fileprivate var pictureHash: String {
    var parts = [scene]
    for (name, values) in options.sorted(by: { $0.key < $1.key }) { parts += [name] + values }
    return SHA256.hexadecimal(of: parts.map { "\($0.utf8.count)\n\($0)" }.joined())
  }
}
