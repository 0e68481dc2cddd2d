package import SkeletonGraphics

/// Compares blocks of 8 by 8 pixels of an animation in which, and around which, the colour is even
/// and nothing ever moves: where codecs are nearly exact, so that little is enough to be wrong.
///
/// Which blocks these are is known when all pictures were seen. A block is off if it is so in a
/// quarter of them, as when colours were changed, or by much in one, as when something was drawn
/// over it: a codec too leaves a stain for a picture or two where it has no bits to spare.
package struct StillBlocks: Sendable {
  /// Pixels a side: the smallest block that codecs transform.
  private static let side = 8
  /// The part of the pictures, and how many times the limit in a single one, that make a block off.
  private static let (share, excess) = (0.25, 5.0)

  private struct Block {
    /// What all its pixels have in all pictures, or are a level off.
    let color: SIMD4<Int32>
    var isStill = true
    /// The most levels that the mean of a channel was off.
    var shift = 0.0
    var firstOff: Int?
    var off = 0
  }

  /// A block whose mean colour was off.
  package struct Deviation: Sendable, Equatable {
    /// Levels of the channel that was off most.
    package var levels: Double
    /// Of the block's first pixel.
    package var x: Int
    package var y: Int
    /// The first picture in which it was off by more than the limit; nil for a block that is not off.
    package var firstPicture: Int?
    /// In how many it was.
    package var pictures: Int
  }

  private let size: PixelSize
  private let limit: Double
  private let columns: Int
  private let rows: Int
  private var blocks: [Block] = []
  private var pictures = 0

  /// - Parameters:
  ///   - size: of all pictures.
  ///   - limit: levels beyond which a block counts as off.
  package init(_ size: PixelSize, limit: Double) {
    self.size = size
    self.limit = limit
    columns = size.width / Self.side
    rows = size.height / Self.side
  }

  /// Compares the next picture with the one that it should be.
  package mutating func add(_ picture: [UInt8], against expected: [UInt8]) {
    picture.withUnsafeBytes { picture in
      expected.withUnsafeBytes { expected in
        add(
          picture.bindMemory(to: SIMD4<UInt8>.self), expected.bindMemory(to: SIMD4<UInt8>.self))
      }
    }
    pictures += 1
  }

  private mutating func add(
    _ picture: UnsafeBufferPointer<SIMD4<UInt8>>, _ expected: UnsafeBufferPointer<SIMD4<UInt8>>
  ) {
    for index in 0..<columns * rows {
      let start = start(of: index)
      if pictures == 0 { blocks.append(Block(color: SIMD4(truncatingIfNeeded: expected[start]))) }
      guard blocks[index].isStill else { continue }
      var sums = SIMD4<Int32>.zero
      for y in 0..<Self.side {
        for pixel in start + y * size.width..<start + y * size.width + Self.side {
          let drawn = SIMD4<Int32>(truncatingIfNeeded: expected[pixel])
          let difference = drawn &- blocks[index].color
          blocks[index].isStill =
            blocks[index].isStill && difference.max() <= 1 && difference.min() >= -1
          sums &+= Self.shown(SIMD4(truncatingIfNeeded: picture[pixel])) &- Self.shown(drawn)
        }
      }
      note(Double(max(sums.max(), -sums.min())) / Double(255 * Self.side * Self.side), in: index)
    }
  }

  private mutating func note(_ shift: Double, in index: Int) {
    blocks[index].shift = max(blocks[index].shift, shift)
    guard shift > limit else { return }
    blocks[index].firstOff = blocks[index].firstOff ?? pictures
    blocks[index].off += 1
  }

  /// The block that was off most, one that counts as off if there is any; nil where the picture is
  /// nowhere even and still.
  ///
  /// What a codec leaves of an edge reaches as far as its transform, and colours bleed on from there:
  /// blocks beside others that are not even or not still do not count.
  package var worst: Deviation? {
    guard !blocks.isEmpty else { return nil }
    var worst: Deviation?
    for row in 1..<max(rows - 1, 1) {
      for column in 1..<max(columns - 1, 1) {
        let found = deviation(row, column)
        let isWorse =
          (isOff(found) ? 1 : 0, found.levels)
          > (worst.map { (isOff($0) ? 1 : 0, $0.levels) } ?? (0, -1))
        if isWorse, isStillAround(row, column) { worst = found }
      }
    }
    return worst
  }

  private func isOff(_ deviation: Deviation) -> Bool { deviation.firstPicture != nil }

  private func deviation(_ row: Int, _ column: Int) -> Deviation {
    let block = blocks[row * columns + column]
    let isOff =
      Double(block.off) >= Self.share * Double(pictures) || block.shift > Self.excess * limit
    return Deviation(
      levels: block.shift, x: column * Self.side, y: row * Self.side,
      firstPicture: isOff ? block.firstOff : nil, pictures: block.off)
  }

  private func isStillAround(_ row: Int, _ column: Int) -> Bool {
    (row - 1...row + 1).allSatisfy { row in
      (column - 1...column + 1).allSatisfy { blocks[row * columns + $0].isStill }
    }
  }

  private func start(of block: Int) -> Int {
    (block / columns * size.width + block % columns) * Self.side
  }

  /// Colours times alpha, and alpha times 255.
  private static func shown(_ pixel: SIMD4<Int32>) -> SIMD4<Int32> {
    pixel &* SIMD4(pixel.w, pixel.w, pixel.w, 255)
  }
}
