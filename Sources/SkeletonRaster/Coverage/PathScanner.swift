/// The coverage of one path in the rows of a band, top to bottom.
struct PathScanner {
  private var scanners: [(rows: Range<Int>, scanner: OutlineScanner)]
  /// The rows of the band that the path may touch.
  let rows: Range<Int>

  init(_ outlines: [Outline], rows band: Range<Int>) {
    scanners = []
    for outline in outlines {
      let rows = outline.rows.clamped(to: band)
      if !rows.isEmpty {
        scanners.append((rows, OutlineScanner(outline, from: rows.lowerBound)))
      }
    }
    let first = scanners.map(\.rows.lowerBound).min() ?? band.lowerBound
    let last = scanners.map(\.rows.upperBound).max() ?? band.lowerBound
    rows = first..<max(first, last)
  }

  /// The stretches covered in `row`, left to right; each row of ``rows`` is asked for once.
  mutating func scan(
    row: Int, cells: inout CoverageCells, into spans: inout [CoverageSpan]
  ) {
    for i in scanners.indices where scanners[i].rows.contains(row) {
      scanners[i].scanner.accumulate(row: row, into: &cells)
    }
    cells.drain(into: &spans)
  }
}
