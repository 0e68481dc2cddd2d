/// Places where strings start, so that rows that look alike are cut alike.
///
/// Greedy LZW is the wrong thing for such rows: a string grows by one pixel each time it is used, so
/// that in the next row all strings after it start elsewhere, where nothing fits that was learned.
/// Cut at the same places, a stretch of a bar is one code after some of its rows. The places are
/// found from the pixels alone, as content-defined chunking does it: the first change of colour in
/// each row, and from there the first change to one of some marked colours within a range of
/// distances. Measured on the benchmark scenes: 25 to 45 % fewer bytes in less time than greedy.
/// Look-ahead, the fewest codes for a row, cuts at every change of colour and cuts where the
/// background ends were tried as well, and are worse than this or than greedy.
package struct StringCuts: Sendable, Hashable {
  /// Pixels from a cut that are passed over.
  package var nearest: Int
  /// Pixels from a cut after which any change of colour will do.
  package var farthest: Int
  /// One of so many colours is marked; a power of two.
  package var rarity: UInt32

  package init(nearest: Int, farthest: Int, rarity: UInt32) {
    self.nearest = nearest
    self.farthest = farthest
    self.rarity = rarity
  }

  /// The first cut after `cut` in rows of `width` pixels, or the end.
  @inline(__always)
  func next(
    after cut: Int, in pixels: UnsafePointer<UInt8>, width: Int, end: Int
  ) -> Int {
    let nextRow = (cut / width &+ 1) &* width
    let farthest = min(cut &+ farthest, nextRow)
    var position = nextChange(pixels, from: min(cut &+ nearest, nextRow), to: end)
    while position < farthest, position < end, !isMarked(pixels[position]) {
      position = endOfRun(pixels, from: position, to: end)
    }
    return position
  }

  /// Multiplicative hashing: which colours it marks is as good as random.
  @inline(__always)
  private func isMarked(_ pixel: UInt8) -> Bool {
    (UInt32(pixel) &* 2_654_435_761) &>> 16 & (rarity &- 1) == 0
  }
}
