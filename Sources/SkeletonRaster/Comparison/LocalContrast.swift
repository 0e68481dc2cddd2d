package import SkeletonGraphics

/// How much the colours of a picture differ around each place: as much as a codec, which keeps the
/// waves in a block and not its pixels, can be off there.
package struct LocalContrast: Sendable {
  /// Pixels a side of the blocks that are looked at together with the eight around each.
  private static let side = 8

  private let size: PixelSize
  private let columns: Int
  /// By block, the largest range of a channel, in levels.
  private let ranges: [UInt8]

  /// - Parameter picture: R, G, B and straight alpha bytes.
  package init(_ picture: [UInt8], size: PixelSize) {
    self.size = size
    let columns = (size.width + Self.side - 1) / Self.side
    self.columns = columns
    let rows = (size.height + Self.side - 1) / Self.side
    var lowest = [SIMD4<UInt8>](repeating: SIMD4(repeating: 255), count: columns * rows)
    var highest = [SIMD4<UInt8>](repeating: .zero, count: columns * rows)
    picture.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
      for y in 0..<size.height {
        let row = y / Self.side * columns
        for x in 0..<size.width {
          let (pixel, block) = (pixels[y * size.width + x], row + x / Self.side)
          lowest[block] = pointwiseMin(lowest[block], pixel)
          highest[block] = pointwiseMax(highest[block], pixel)
        }
      }
    }
    ranges = Self.ranges(lowest, highest, columns: columns, rows: rows)
  }

  private static func ranges(
    _ lowest: [SIMD4<UInt8>], _ highest: [SIMD4<UInt8>], columns: Int, rows: Int
  ) -> [UInt8] {
    var ranges: [UInt8] = []
    ranges.reserveCapacity(lowest.count)
    for row in 0..<rows {
      for column in 0..<columns {
        var (low, high) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>.zero)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            low = pointwiseMin(low, lowest[y * columns + x])
            high = pointwiseMax(high, highest[y * columns + x])
          }
        }
        ranges.append((high &- low).max())
      }
    }
    return ranges
  }

  /// The most levels that a channel is off beyond half of the contrast around it.
  ///
  /// Half, since errors that grow with the quantiser's step are then those that remain: over random
  /// scenes the largest errors of codecs by default were 12 to 138 levels, beyond a quarter of the
  /// contrast 3 to 40, beyond half of it 1 to 14.
  ///
  /// - Precondition: both pictures have the size of the one whose contrast this is.
  package func excess(_ picture: [UInt8], over expected: [UInt8]) -> Int {
    var largest = 0
    picture.withUnsafeBytes { picture in
      expected.withUnsafeBytes { expected in
        let picture = picture.bindMemory(to: SIMD4<UInt8>.self)
        let expected = expected.bindMemory(to: SIMD4<UInt8>.self)
        for y in 0..<size.height {
          let row = y / Self.side * columns
          for x in 0..<size.width {
            let index = y * size.width + x
            let (a, b) = (picture[index], expected[index])
            if a == b { continue }
            let error = Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
            largest = max(largest, error - Int(ranges[row + x / Self.side]) / 2)
          }
        }
      }
    }
    return largest
  }
}
