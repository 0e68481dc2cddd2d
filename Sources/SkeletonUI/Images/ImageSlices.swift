internal import SkeletonGraphics

/// A picture cut along the insets that are not stretched: nine parts, or as few as there are.
struct ImageSlices {
  struct Slice: Equatable {
    /// In pixels of the bitmap.
    var source: Rect
    /// In pixels of the drawing.
    var target: Rect
  }

  let slices: [Slice]

  /// - Parameters:
  ///   - caps: in points; where they leave no middle in the frame they shrink together.
  ///   - scale: pixels of the drawing a point.
  init(_ asset: ImageAsset, caps: EdgeInsets, in frame: Rect, scale: Double) {
    let size = asset.bitmap.size
    let columns = Axis(
      size.width, (caps.leading, caps.trailing), asset.scale, (frame.minX, frame.width), scale)
    let rows = Axis(
      size.height, (caps.top, caps.bottom), asset.scale, (frame.minY, frame.height), scale)
    slices = rows.pieces.flatMap { row in
      columns.pieces.map { column in
        Slice(
          source: Rect(
            x: column.source.start, y: row.source.start, width: column.source.length,
            height: row.source.length),
          target: Rect(
            x: column.target.start, y: row.target.start, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  private struct Axis {
    typealias Segment = (start: Double, length: Double)

    private(set) var pieces: [(source: Segment, target: Segment)] = []

    init(
      _ count: Int, _ caps: (CGFloat, CGFloat), _ density: Double, _ target: Segment,
      _ scale: Double
    ) {
      let (low, high) = (max(0, caps.0.usable ?? 0), max(0, caps.1.usable ?? 0))
      let fit = min(1, target.length / max(1e-9, (low + high) * scale))
      let first = min((low * density).rounded(), Double(count))
      let last = max(Double(count) - (high * density).rounded(), first)
      let begin = (low * scale * fit).rounded()
      let end = max(target.length - (high * scale * fit).rounded(), begin)
      let cuts = [(0, 0), (first, begin), (last, end), (Double(count), target.length)]
      for (a, b) in zip(cuts, cuts.dropFirst()) where b.0 > a.0 && b.1 > a.1 {
        pieces.append(((a.0, b.0 - a.0), (target.start + a.1, b.1 - a.1)))
      }
    }
  }
}
