/// Comparing and searching rows.
extension RunTable {
  /// The same for rows that draw the same.
  func hash(ofRow row: Int) -> Int {
    var hasher = Hasher()
    forEachWord(ofRow: row) { hasher.combine($0) }
    return hasher.finalize()
  }

  func areEqual(_ a: Int, _ b: Int) -> Bool {
    words(ofRow: a) == words(ofRow: b)
  }

  func containsMaterial(inRow row: Int, where predicate: (UInt32) -> Bool) -> Bool {
    var result = false
    forEachRun(inRow: row) { run, columns in
      let first = Int(run.operand)
      switch run.kind {
      case .fill, .literals: break
      case .sweep: result = result || predicate(run.operand)
      case .mixed:
        result = result || mixed[first..<first + columns.count].contains(where: predicate)
      }
    }
    return result
  }

  private func words(ofRow row: Int) -> [UInt32] {
    var words: [UInt32] = []
    forEachWord(ofRow: row) { words.append($0) }
    return words
  }

  /// All that says how a row is drawn, wherever its pixels are stored.
  private func forEachWord(ofRow row: Int, _ body: (UInt32) -> Void) {
    forEachRun(inRow: row) { run, columns in
      body(UInt32(run.end) << 2 | UInt32(run.kind.rawValue))
      let first = Int(run.operand)
      switch run.kind {
      case .fill, .sweep: body(run.operand)
      case .literals: for pixel in literals[first..<first + columns.count] { body(pixel) }
      case .mixed: for id in mixed[first..<first + columns.count] { body(id) }
      }
    }
  }
}
