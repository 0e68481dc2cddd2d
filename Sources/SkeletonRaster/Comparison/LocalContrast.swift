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

  /// Pixels a side of the patches whose mean error counts: what is smaller than that, single pixels
  /// of another colour at the corners of their blocks, codecs leave at any quality.
  private static let patch = 4

  /// The most levels that a patch of 4 by 4 pixels is off beyond half of the contrast around it, in
  /// the mean of its pixels, each by the channel that is off most.
  ///
  /// Half, since errors that grow with the quantiser's step are then those that remain.
  ///
  /// - Precondition: both pictures have the size of the one whose contrast this is.
  package func excess(_ picture: [UInt8], over expected: [UInt8]) -> Double {
    var largest = 0.0
    picture.withUnsafeBytes { picture in
      expected.withUnsafeBytes { expected in
        let picture = picture.bindMemory(to: SIMD4<UInt8>.self)
        let expected = expected.bindMemory(to: SIMD4<UInt8>.self)
        for top in stride(from: 0, to: size.height, by: Self.patch) {
          let row = top / Self.side * columns
          for left in stride(from: 0, to: size.width, by: Self.patch) {
            let error = meanError(picture, expected, top: top, left: left)
            largest = max(largest, error - Double(ranges[row + left / Self.side]) / 2)
          }
        }
      }
    }
    return largest
  }

  private func meanError(
    _ picture: UnsafeBufferPointer<SIMD4<UInt8>>, _ expected: UnsafeBufferPointer<SIMD4<UInt8>>,
    top: Int, left: Int
  ) -> Double {
    let bottom = min(top + Self.patch, size.height)
    let right = min(left + Self.patch, size.width)
    var sum = 0
    for y in top..<bottom {
      for index in y * size.width + left..<y * size.width + right {
        let (a, b) = (picture[index], expected[index])
        if a != b { sum += Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max()) }
      }
    }
    return Double(sum) / Double((bottom - top) * (right - left))
  }
}
