package import SkeletonGraphics

/// Blocks of 8 by 8 pixels of an animation in which, and around which, the colour is even and
/// nothing moves: where codecs are nearly exact, so that a little that is wrong can be told there.
package struct StillBlocks: Sendable {
  /// Pixels a side: the smallest block that codecs transform.
  private static let side = 8

  /// Indices of the blocks' first pixels.
  private let starts: [Int]
  private let width: Int

  /// - Parameter pictures: frames of the animation as RGBA bytes, of this size.
  package init(_ pictures: [[UInt8]], size: PixelSize) {
    width = size.width
    guard let first = pictures.first else {
      starts = []
      return
    }
    let (columns, rows) = (size.width / Self.side, size.height / Self.side)
    var isStill = [Bool](repeating: false, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let start = (row * size.width + column) * Self.side
        isStill[row * columns + column] = Self.isEven(
          pictures, start: start, width: size.width, color: Self.pixel(first, start))
      }
    }
    // What a codec leaves of an edge reaches as far as its transform, 8 pixels and more, and
    // colours bleed on from there: blocks next to an edge or to what moves are left out.
    var starts: [Int] = []
    for row in 1..<max(rows - 1, 1) {
      for column in 1..<max(columns - 1, 1) {
        let around = [-1, 0, 1].flatMap { y in
          [-1, 0, 1].map { x in (row + y) * columns + column + x }
        }
        if around.allSatisfy({ isStill[$0] }) {
          starts.append((row * size.width + column) * Self.side)
        }
      }
    }
    self.starts = starts
  }

  /// Whether there is no such block.
  package var isEmpty: Bool { starts.isEmpty }

  /// The block whose mean colour is furthest off, in levels, and the place of its first pixel; nil
  /// without blocks.
  package func worst(
    _ picture: [UInt8], against expected: [UInt8]
  ) -> (levels: Double, x: Int, y: Int)? {
    var worst: (levels: Double, start: Int)?
    for start in starts {
      let levels = shift(picture, expected, at: start)
      if levels > worst?.levels ?? -1 { worst = (levels, start) }
    }
    return worst.map { ($0.levels, $0.start % width, $0.start / width) }
  }

  private static func pixel(_ picture: [UInt8], _ index: Int) -> SIMD4<Int32> {
    SIMD4(
      Int32(picture[4 * index]), Int32(picture[4 * index + 1]), Int32(picture[4 * index + 2]),
      Int32(picture[4 * index + 3]))
  }

  private static func isEven(
    _ pictures: [[UInt8]], start: Int, width: Int, color: SIMD4<Int32>
  ) -> Bool {
    for picture in pictures {
      for y in 0..<side {
        for x in 0..<side {
          let difference = pixel(picture, start + y * width + x) &- color
          guard difference.max() <= 1, difference.min() >= -1 else { return false }
        }
      }
    }
    return true
  }

  /// How far the mean colours of a block are apart in the channel that is off most, as they show.
  private func shift(_ picture: [UInt8], _ expected: [UInt8], at start: Int) -> Double {
    var sums = SIMD4<Int32>.zero
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let index = start + y * width + x
        sums &+= Self.shown(Self.pixel(picture, index)) &- Self.shown(Self.pixel(expected, index))
      }
    }
    let largest = max(sums.max(), -sums.min())
    return Double(largest) / Double(255 * Self.side * Self.side)
  }

  /// Colours times alpha, and alpha times 255.
  private static func shown(_ pixel: SIMD4<Int32>) -> SIMD4<Int32> {
    pixel &* SIMD4(pixel.w, pixel.w, pixel.w, 255)
  }
}
