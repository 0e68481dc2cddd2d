package import SkeletonGraphics

extension FramePlan {
  /// All colours that occur in the given frames, by red, green, blue and alpha; nil when there are
  /// more than `limit`.
  ///
  /// A fully transparent pixel counts as the colour 0, 0, 0, 0.
  package func exactColors(of states: [FrameState], limit: Int) -> [RGBA8]? {
    colorCounts(of: states, limit: limit)?.map(\.color)
  }

  /// The colours as in ``exactColors(of:limit:)``, each with the number of pixels it has in all
  /// frames together.
  ///
  /// - Parameter isCancelled: asked before each frame; true ends the work with the answer nil.
  /// - Complexity: as for drawing all frames, without the rows that look alike.
  package func colorCounts(
    of states: [FrameState], limit: Int, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> [(color: RGBA8, count: Int)]? {
    let weights = rowWeights
    var total = ColorCounts(limit: limit)
    do throws(TooManyColors) {
      try OrderedFrames.run(
        count: states.count, jobs: jobs,
        check: { () throws(TooManyColors) in if isCancelled() { throw TooManyColors() } },
        makeWorker: {},
        produce: { (_: inout Void, index: Int) throws(TooManyColors) in
          let counts = countColors(states[index], limit: limit, weights: weights)
          if counts.isOverLimit { throw TooManyColors() }
          return counts
        },
        consume: { (_: Int, counts: ColorCounts) throws(TooManyColors) in
          total.add(counts)
          if total.isOverLimit { throw TooManyColors() }
        })
    } catch {
      return nil
    }
    return total.sorted
  }

  /// Ends the count; also when nobody wants it any more.
  private struct TooManyColors: Error {}

  /// By image row: how many rows it stands for, 0 for those that are copies.
  private var rowWeights: [Int] {
    var weights = [Int](repeating: 0, count: rows.count)
    var origins: [Int] = []
    for y in rows.indices {
      let source = Int(copySource[y])
      origins.append(source == y ? y : origins[source])
      weights[origins[y]] += 1
    }
    return weights
  }

  private func countColors(_ state: FrameState, limit: Int, weights: [Int]) -> ColorCounts {
    var counts = ColorCounts(limit: limit)
    let painter = RowPainter(self, state)
    var pixels = [UInt32](repeating: 0, count: size.width)
    for y in rows.indices where weights[y] > 0 {
      pixels.withUnsafeMutableBufferPointer { row in
        guard let first = row.baseAddress else { return }
        table.forEachRun(inRow: Int(rows[y])) { run, columns in
          if run.kind == .fill {
            counts.add(run.operand, columns.count * weights[y])
          } else {
            painter.paint(run, columns: columns, y, into: first)
            counts.add(UnsafeBufferPointer(rebasing: row[columns]), times: weights[y])
          }
        }
      }
      if counts.isOverLimit { break }
    }
    return counts
  }
}
