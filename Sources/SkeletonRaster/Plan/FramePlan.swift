package import SkeletonGraphics

/// A drawing compiled for its animation: what never changes is worked out, the rest is a rule for
/// each stretch of pixels.
///
/// Rows that look alike are stored once, as runs of a colour or of a ``Material``. A frame is
/// drawn row by row; a row that looks like an earlier one is copied. Every output format is made
/// from the same RGBA rows, while they are in the nearest cache, so formats agree to the bit.
package struct FramePlan: Sendable {
  package let size: PixelSize
  /// Whether every pixel's alpha is 255 in every frame.
  package let isOpaque: Bool
  let shimmers: [Shimmer]
  package let jobs: Int
  let table: RunTable
  /// By image row, its row in `table`.
  let rows: [Int32]
  /// By image row, the row above that is always the same, or the row itself.
  let copySource: [Int32]
  /// The same by pair of rows.
  let pairSource: [Int32]
  let rules: MaterialRules

  package var shimmerCount: Int { shimmers.count }

  /// Whether frames differ at all.
  package var isStatic: Bool { rules.count == 0 }

  /// What the plan holds, in bytes.
  package var estimatedBytes: Int {
    table.byteCount + rows.count * 8 + rules.count * MemoryLayout<MaterialRule>.stride
  }

  /// Compiles a drawing.
  ///
  /// - Parameter jobs: how many threads may work, here and in ``exactColors(of:limit:)``; the
  ///   result does not depend on it.
  /// - Complexity: edges and pixels of edges, and pixels of gradients that are not vertical.
  package init(_ drawing: Drawing, jobs: Int) {
    let compiled = PlanCompiler.compile(drawing, jobs: jobs)
    size = drawing.size
    shimmers = drawing.shimmers
    self.jobs = jobs
    table = compiled.table
    let rows = compiled.rows
    self.rows = rows
    let materials = compiled.materials.materials
    rules = MaterialRules(materials, shimmers: shimmers)
    isOpaque = compiled.isOpaque
    let varies = Self.rowsThatVary(in: table, materials: materials, shimmers: shimmers)
    copySource = Self.sources(rows.map { varies[Int($0)] ? nil : Int64($0) })
    pairSource = Self.sources(
      (0..<rows.count / 2).map { pair in
        let (a, b) = (rows[2 * pair], rows[2 * pair + 1])
        return varies[Int(a)] || varies[Int(b)] ? nil : Int64(a) << 32 | Int64(b)
      })
  }

  /// For each place the last one before it with the same key, or itself; no key means itself.
  private static func sources(_ keys: [Int64?]) -> [Int32] {
    var last: [Int64: Int32] = [:]
    return keys.enumerated().map { index, key in
      guard let key else { return Int32(index) }
      defer { last[key] = Int32(index) }
      return last[key] ?? Int32(index)
    }
  }

  /// By row of the table, whether its place in the image matters: under a sweep that does not
  /// travel along rows.
  private static func rowsThatVary(
    in table: RunTable, materials: [Material], shimmers: [Shimmer]
  ) -> [Bool] {
    let varies = materials.map { material in
      material.dependsOn { !shimmers[Int($0)].isFade && shimmers[Int($0)].direction.y != 0 }
    }
    return (0..<table.rowCount).map { row in
      table.containsMaterial(inRow: row) { varies[Int($0)] }
    }
  }
}
