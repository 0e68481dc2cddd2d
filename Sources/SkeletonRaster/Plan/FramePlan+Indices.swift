package import SkeletonGraphics

extension FramePlan {
  /// How frames of this plan become indices into a colour table.
  package func indexTable(for table: ColorTable) -> IndexTable { IndexTable(table) }

  /// Draws one frame as palette indices, one byte a pixel: those of exactly the pixels that
  /// ``drawRGBA(_:into:)`` draws.
  ///
  /// - Precondition: `indices` holds one byte a pixel.
  package func drawIndices(
    _ state: FrameState, with colors: IndexTable, into indices: inout [UInt8]
  ) {
    precondition(indices.count == size.count, "an indexed frame has one byte a pixel")
    let painter = RowPainter(self, state)
    let width = size.width
    var pixels = [UInt32](repeating: 0, count: width)
    indices.withUnsafeMutableBufferPointer { frame in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = frame.baseAddress, let scratch = pixels.baseAddress else { return }
        for y in 0..<size.height {
          let row = first + y * width
          let source = Int(copySource[y])
          if source == y {
            table.forEachRun(inRow: Int(rows[y])) { run, columns in
              let start = columns.lowerBound
              if run.kind == .fill {
                let index = colors.index(of: run.operand)
                (row + start).update(repeating: index, count: columns.count)
              } else {
                painter.paint(run, columns: columns, y, into: scratch)
                colors.map(scratch + start, count: columns.count, into: row + start)
              }
            }
          } else {
            row.update(from: first + source * width, count: width)
          }
        }
      }
    }
  }
}
