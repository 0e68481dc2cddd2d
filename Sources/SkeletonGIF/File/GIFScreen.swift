import SkeletonGraphics

/// The canvas as a viewer shows it: frames are painted over each other and disposed of.
struct GIFScreen {
  /// R, G, B and straight alpha of each pixel.
  private(set) var bytes: [UInt8]
  private(set) var frameCount = 0

  private let width: Int
  private var rect = PixelRect(x: 0, y: 0, width: 1, height: 1)
  /// What takes the current frame's place when the next comes; empty if the frame stays.
  private var replacement: [UInt8] = []

  init(_ size: PixelSize) {
    width = size.width
    bytes = [UInt8](repeating: 0, count: size.count * 4)
  }

  /// Disposes of the frame shown and makes ready for the rows of the next.
  mutating func begin(_ rect: PixelRect, disposal: Int) {
    if !replacement.isEmpty {
      for y in 0..<self.rect.height {
        let row = span(self.rect, y)
        bytes.replaceSubrange(row, with: replacement[(y * row.count)..<((y + 1) * row.count)])
      }
    }
    self.rect = rect
    replacement.removeAll(keepingCapacity: true)
    switch disposal {
    case 2: replacement = [UInt8](repeating: 0, count: rect.count * 4)
    case 3: for y in 0..<rect.height { replacement += bytes[span(rect, y)] }
    default: break
    }
    frameCount += 1
  }

  /// Paints a row of the frame, counted from its top.
  ///
  /// - Returns: false if a pixel is outside the table.
  mutating func paint(
    _ row: UnsafeBufferPointer<UInt8>, y: Int, table: [RGBA8], transparent: Int?,
    used: inout [Bool]
  ) -> Bool {
    let start = span(rect, y).lowerBound
    return bytes.withUnsafeMutableBufferPointer { bytes in
      for (x, pixel) in row.enumerated() where Int(pixel) != transparent {
        guard Int(pixel) < table.count else { return false }
        let color = table[Int(pixel)]
        used[Int(pixel)] = true
        let offset = start + x * 4
        bytes[offset] = color.red
        bytes[offset + 1] = color.green
        bytes[offset + 2] = color.blue
        bytes[offset + 3] = 255
      }
      return true
    }
  }

  /// Where a row of `rect` lies in `bytes`.
  private func span(_ rect: PixelRect, _ y: Int) -> Range<Int> {
    let start = ((rect.y + y) * width + rect.x) * 4
    return start..<(start + rect.width * 4)
  }
}
