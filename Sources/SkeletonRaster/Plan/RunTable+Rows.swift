/// Comparing and searching rows.
extension RunTable {
  /// The same for rows that draw the same.
  func hash(ofRow row: Int) -> Int {
    var hasher = Hasher()
    forEachWord(ofRow: row) { hasher.combine($0) }
    return hasher.finalize()
  }

  func areEqual(_ a: Int, _ b: Int) -> Bool {
    let (p, q) = (runs(ofRow: a), runs(ofRow: b))
    guard p.count == q.count else { return false }
    var start: Int32 = 0
    for (i, j) in zip(p, q) {
      let (r, s) = (runs[i], runs[j])
      guard r.end == s.end, r.kind == s.kind else { return false }
      let count = Int(r.end - start)
      let same =
        switch r.kind {
        case .fill, .sweep: r.operand == s.operand
        case .literals:
          literals[Int(r.operand)..<Int(r.operand) + count]
            == literals[Int(s.operand)..<Int(s.operand) + count]
        case .mixed:
          mixed[Int(r.operand)..<Int(r.operand) + count]
            == mixed[Int(s.operand)..<Int(s.operand) + count]
        }
      guard same else { return false }
      start = r.end
    }
    return true
  }

  private func forEachWord(ofRow row: Int, _ body: (UInt32) -> Void) {
    var start: Int32 = 0
    for index in runs(ofRow: row) {
      let run = runs[index]
      body(UInt32(run.end) << 2 | UInt32(run.kind.rawValue))
      let pixels = Int(run.operand)..<Int(run.operand) + Int(run.end - start)
      switch run.kind {
      case .fill, .sweep: body(run.operand)
      case .literals: literals[pixels].forEach(body)
      case .mixed: mixed[pixels].forEach(body)
      }
      start = run.end
    }
  }

  func containsMaterial(inRow row: Int, where predicate: (UInt32) -> Bool) -> Bool {
    var start: Int32 = 0
    for index in runs(ofRow: row) {
      let run = runs[index]
      let pixels = Int(run.operand)..<Int(run.operand) + Int(run.end - start)
      switch run.kind {
      case .fill, .literals: break
      case .sweep: if predicate(run.operand) { return true }
      case .mixed: if mixed[pixels].contains(where: predicate) { return true }
      }
      start = run.end
    }
    return false
  }
}
