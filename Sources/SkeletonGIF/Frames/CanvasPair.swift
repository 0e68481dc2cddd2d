/// What is drawn in a frame, and what the screen shows before it, as indices of the same table.
struct CanvasPair {
  var current: UnsafePointer<UInt8>
  var previous: UnsafePointer<UInt8>
  /// Pixels from one row to the next.
  var width: Int

  /// The rows of `rect`, without gaps.
  func copy(_ rect: PixelRect, to out: UnsafeMutablePointer<UInt8>) {
    for y in 0..<rect.height {
      let row = current + (rect.y + y) * width + rect.x
      (out + y * rect.width).update(from: row, count: rect.width)
    }
  }

  /// As `copy`, with `transparent` wherever nothing changed.
  ///
  /// - Returns: a pixel that should change to `transparent`, which no index can say.
  func mask(
    _ rect: PixelRect, with transparent: UInt8, to out: UnsafeMutablePointer<UInt8>
  ) -> (x: Int, y: Int)? {
    var cleared: (x: Int, y: Int)?
    for y in 0..<rect.height {
      let offset = (rect.y + y) * width + rect.x
      let (new, old, row) = (current + offset, previous + offset, out + y * rect.width)
      var clears: UInt8 = 0
      for x in 0..<rect.width {
        let changed = new[x] != old[x]
        row[x] = changed ? new[x] : transparent
        clears |= changed && new[x] == transparent ? 1 : 0
      }
      if clears != 0, cleared == nil {
        let x = (0..<rect.width).first { new[$0] != old[$0] && new[$0] == transparent }!
        cleared = (rect.x + x, rect.y + y)
      }
    }
    return cleared
  }
}
