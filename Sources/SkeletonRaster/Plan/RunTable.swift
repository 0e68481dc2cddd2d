/// A stretch of pixels of a finished row that are drawn by one rule.
struct Run: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// One colour; the operand is the pixel.
    case fill
    /// Its own colour for each pixel; the operand is where they start in `literals`.
    case literals
    /// One material; the operand is its id.
    case sweep
    /// Its own material for each pixel; the operand is where their ids start in `mixed`.
    case mixed
  }

  /// Exclusive; a run starts where the one before ends, the first of a row at 0.
  var end: Int32
  var kind: Kind
  var operand: UInt32
}

/// Rows of pixels as runs.
struct RunTable: Sendable {
  private(set) var runs: [Run] = []
  private(set) var literals: [UInt32] = []
  /// Material ids.
  private(set) var mixed: [UInt32] = []
  /// Where each row's runs start, and the end of the last.
  private var starts: [Int] = [0]

  var rowCount: Int { starts.count - 1 }

  var byteCount: Int {
    runs.count * MemoryLayout<Run>.stride + (literals.count + mixed.count) * 4
      + starts.count * MemoryLayout<Int>.stride
  }

  private func runs(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Calls `body` for the runs of a row with the columns they cover, left to right.
  @inline(__always)
  func forEachRun(inRow row: Int, _ body: (Run, Range<Int>) -> Void) {
    var start = 0
    for index in runs(ofRow: row) {
      let run = runs[index]
      body(run, start..<Int(run.end))
      start = Int(run.end)
    }
  }

  enum Operand: Equatable {
    case pixel(UInt32)
    case material(UInt32)
  }

  /// A stretch of pixels with one colour or one material.
  struct Stretch {
    /// Exclusive.
    var end: Int32
    var operand: Operand
  }

  /// Stretches shorter than this are written out pixel by pixel.
  private static let shortest = 8

  /// Adds a row; neighbouring stretches must differ.
  mutating func appendRow(_ stretches: [Stretch]) {
    var start: Int32 = 0
    for stretch in stretches {
      let count = Int(stretch.end - start)
      switch stretch.operand {
      case .pixel(let pixel) where count >= Self.shortest:
        runs.append(Run(end: stretch.end, kind: .fill, operand: pixel))
      case .material(let id) where count >= Self.shortest:
        runs.append(Run(end: stretch.end, kind: .sweep, operand: id))
      case .pixel(let pixel):
        extend(.literals, to: stretch.end, offset: literals.count)
        literals += repeatElement(pixel, count: count)
      case .material(let id):
        extend(.mixed, to: stretch.end, offset: mixed.count)
        mixed += repeatElement(id, count: count)
      }
      start = stretch.end
    }
    starts.append(runs.count)
  }

  /// Continues the last run of the row if it is of this kind, or begins one.
  private mutating func extend(_ kind: Run.Kind, to end: Int32, offset: Int) {
    if runs.count > starts[starts.count - 1], runs[runs.count - 1].kind == kind {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, kind: kind, operand: UInt32(offset)))
    }
  }

  /// Adds a row of another table, whose materials have other ids here.
  mutating func appendRow(_ row: Int, of other: RunTable, materials: [Int32]) {
    other.forEachRun(inRow: row) { run, columns in
      var run = run
      let first = Int(run.operand)
      switch run.kind {
      case .fill: break
      case .sweep: run.operand = UInt32(materials[first])
      case .literals:
        run.operand = UInt32(literals.count)
        literals += other.literals[first..<first + columns.count]
      case .mixed:
        run.operand = UInt32(mixed.count)
        let ids = other.mixed[first..<first + columns.count]
        mixed += ids.lazy.map { UInt32(materials[Int($0)]) }
      }
      runs.append(run)
    }
    starts.append(runs.count)
  }

  mutating func removeLastRow() {
    let row = runs(ofRow: rowCount - 1)
    var pixels = (literals: 0, mixed: 0)
    forEachRun(inRow: rowCount - 1) { run, columns in
      if run.kind == .literals { pixels.literals += columns.count }
      if run.kind == .mixed { pixels.mixed += columns.count }
    }
    literals.removeLast(pixels.literals)
    mixed.removeLast(pixels.mixed)
    runs.removeLast(row.count)
    starts.removeLast()
  }
}
