import SkeletonGraphics

/// Compiles the bands of a drawing, concurrently, and joins them from top to bottom.
struct PlanCompiler {
  private(set) var table = RunTable()
  /// By image row.
  private(set) var rows: [Int32] = []
  private(set) var materials = MaterialTable()
  private(set) var isOpaque = true
  /// Rows of `table` by hash.
  private var known: [Int: [Int32]] = [:]

  static func compile(_ drawing: Drawing, jobs: Int) -> PlanCompiler {
    let nodes = PreparedNode.prepare(drawing.nodes, of: drawing)
    let background = SIMD4(drawing.background ?? .clear).premultiplied
    let size = drawing.size
    let isFade = drawing.shimmers.map { $0.isFade }
    var result = PlanCompiler()
    OrderedFrames.run(
      count: (size.height + BandCompiler.height - 1) / BandCompiler.height, jobs: jobs,
      makeWorker: {},
      produce: { (_: inout Void, band: Int) in
        let first = band * BandCompiler.height
        let rows = first..<min(first + BandCompiler.height, size.height)
        var compiler = BandCompiler(size: size, background: background, rows: rows)
        compiler.draw(nodes)
        return CompiledBand(compiler, isFade: isFade)
      },
      consume: { (_: Int, band: CompiledBand) in result.append(band) })
    return result
  }

  private mutating func append(_ band: CompiledBand) {
    isOpaque = isOpaque && band.isOpaque
    let ids = band.materials.materials.map { materials.id(of: $0) }
    var local: [Int32?] = Array(repeating: nil, count: band.table.rowCount)
    for row in band.rows {
      let id = local[row] ?? intern(row, of: band.table, ids)
      local[row] = id
      rows.append(id)
    }
  }

  /// The row of `table` that equals a row of a band, which is added if there is none.
  private mutating func intern(_ row: Int, of other: RunTable, _ ids: [Int32]) -> Int32 {
    table.appendRow(row, of: other, materials: ids)
    let last = table.rowCount - 1
    let hash = table.hash(ofRow: last)
    if let same = known[hash]?.first(where: { table.areEqual(Int($0), last) }) {
      table.removeLastRow()
      return same
    }
    known[hash, default: []].append(Int32(last))
    return Int32(last)
  }
}
