package import SkeletonGraphics

/// The skeleton of a GIF's bytes, walked block by block without decompressing.
///
/// Enough to know that a file just written reached the disk whole: every block length adds up, and
/// the trailer stands at the end. It costs a thousandth of decoding.
package struct GIFStructure: Sendable, Hashable {
  package let size: PixelSize
  package private(set) var frameCount = 0
  /// In hundredths of a second.
  package private(set) var duration = 0

  /// - Throws: `GIFError.malformed`.
  package init(_ bytes: [UInt8]) throws(GIFError) {
    guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else {
      throw .malformed("it does not begin as a GIF", frame: 0)
    }
    size = PixelSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    var position = 13 + Self.tableLength(bytes[10])
    while position < bytes.count {
      switch bytes[position] {
      case 0x3B:
        guard position == bytes.count - 1 else {
          throw .malformed("bytes follow the trailer", frame: frameCount)
        }
        return
      case 0x21:
        if position + 6 < bytes.count, bytes[position + 1] == 0xF9 {
          duration += Int(bytes[position + 4]) | Int(bytes[position + 5]) << 8
        }
        position = try endOfBlocks(in: bytes, from: position + 2)
      case 0x2C:
        guard position + 10 < bytes.count else {
          throw .malformed("it ends in an image's header", frame: frameCount)
        }
        let data = position + 11 + Self.tableLength(bytes[position + 9])
        position = try endOfBlocks(in: bytes, from: data)
        frameCount += 1
      default: throw .malformed("an unknown block", frame: frameCount)
      }
    }
    throw .malformed("it ends without a trailer", frame: frameCount)
  }

  /// The bytes of the colour table that a packed field announces.
  private static func tableLength(_ packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }

  private func endOfBlocks(in bytes: [UInt8], from start: Int) throws(GIFError) -> Int {
    var position = start
    while position < bytes.count {
      let length = Int(bytes[position])
      position += 1 + length
      if length == 0 { return position }
    }
    throw .malformed("it ends inside a block", frame: frameCount)
  }
}
