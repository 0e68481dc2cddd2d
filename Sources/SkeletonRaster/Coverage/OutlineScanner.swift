/// The exact area of an outline's inside in each pixel, row by row, by nonzero winding.
///
/// Rows are cut into slabs at every end of an edge and wherever two edges cross. Within a slab the
/// edges do not change their order, so winding numbers are known between them, and only those
/// edges count at which the inside begins or ends. Overlapping contours, crossing ones and holes
/// are therefore all exact; summing signed areas and clamping them, the usual shortcut, counts
/// overlaps twice in the pixels of a boundary and lets opposite windings cancel.
struct OutlineScanner {
  private struct ActiveEdge {
    var edge: Edge
    /// x at the slab's top and bottom.
    var a = 0.0
    var b = 0.0

    func x(at y: Double) -> Double { edge.x + (y - edge.top) * edge.slope }
  }

  private let outline: Outline
  /// The first edge that has not become active.
  private var next: Int
  /// Those that reach through the slab, in the order of the slab before.
  private var active: [ActiveEdge] = []

  /// Starts above `row`; rows must then be asked for downwards.
  init(_ outline: Outline, from row: Int) {
    self.outline = outline
    next = outline.firstEdge(reaching: Double(row))
  }

  /// Adds the outline's boundary within one row of pixels.
  mutating func accumulate(row: Int, into cells: inout CoverageCells) {
    let edges = outline.edges
    let end = Double(row + 1)
    var y = Double(row)
    while y < end {
      active.removeAll { $0.edge.bottom <= y }
      while next < edges.count, edges[next].top <= y {
        if edges[next].bottom > y { active.append(ActiveEdge(edge: edges[next])) }
        next += 1
      }
      var bottom = end
      if next < edges.count { bottom = min(bottom, edges[next].top) }
      for entry in active { bottom = min(bottom, entry.edge.bottom) }
      if !active.isEmpty { addSlab(y, bottom, depth: 0, to: &cells) }
      y = bottom
    }
  }

  /// Adds the inside between two heights that all active edges reach through.
  ///
  /// Where few edges meet, slabs are cut exactly at crossings; twelve cuts deep is more than any
  /// needs whose crossings can be told apart. Where many do, as in a stroke wider than its curves,
  /// slabs are halved down to 1/64 of a pixel: their crossings grow with the square of the edges.
  private mutating func addSlab(
    _ top: Double, _ bottom: Double, depth: Int, to cells: inout CoverageCells
  ) {
    for i in active.indices {
      active[i].a = active[i].x(at: top)
      active[i].b = active[i].x(at: bottom)
    }
    sortByMiddle()
    let isCrowded = active.count > 32
    let thinnest = isCrowded ? 1.0 / 64 : 1e-9
    if depth < 12, bottom - top > thinnest, let crossing = crossing() {
      let y = top + (bottom - top) * (isCrowded ? 0.5 : crossing)
      addSlab(top, y, depth: depth + 1, to: &cells)
      addSlab(y, bottom, depth: depth + 1, to: &cells)
      return
    }
    var winding: Int32 = 0
    for entry in active {
      let before = winding
      winding += entry.edge.winding
      if before == 0 {
        cells.add(from: entry.a, to: entry.b, height: bottom - top)
      } else if winding == 0 {
        cells.add(from: entry.a, to: entry.b, height: top - bottom)
      }
    }
  }

  /// Insertion sort: from one slab to the next the order hardly changes.
  private mutating func sortByMiddle() {
    for i in active.indices.dropFirst() {
      let entry = active[i]
      let key = entry.a + entry.b
      var j = i
      while j > 0, active[j - 1].a + active[j - 1].b > key {
        active[j] = active[j - 1]
        j -= 1
      }
      active[j] = entry
    }
  }

  /// Where in the slab, from 0 to 1, two neighbours change places, if any do.
  private func crossing() -> Double? {
    guard active.count > 1 else { return nil }
    for i in 1..<active.count {
      let above = active[i].a - active[i - 1].a
      let below = active[i].b - active[i - 1].b
      if min(above, below) < -1e-9 {
        return min(max(above / (above - below), 0.001), 0.999)
      }
    }
    return nil
  }
}
