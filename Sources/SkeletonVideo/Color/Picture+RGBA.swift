import CLibAV
import SkeletonGraphics

extension Picture {
  /// The picture as straight RGBA, 4 bytes a pixel, rows from the top.
  ///
  /// Chroma of half size is repeated, the inverse of averaging, and nothing is dithered.
  ///
  /// - Throws: `library` for a format without samples in memory.
  func rgba() throws(VideoError) -> [UInt8] {
    guard let components = PictureComponents(self) else {
      throw .library(call: "reading a picture", reason: "its format has no samples in memory")
    }
    let size = components.size
    var pixels = [UInt8](repeating: 255, count: size.count * 4)
    let isRGB = components.has(AV_PIX_FMT_FLAG_RGB) || components.has(AV_PIX_FMT_FLAG_PAL)
    let decoding =
      isRGB
      ? nil
      : YCbCrDecoding(
        matrix: pointer.pointee.colorspace, range: range, depth: components.depth(0),
        height: size.height)
    var rows = [[UInt16]](repeating: [UInt16](repeating: 0, count: size.width + 1), count: 4)
    for y in 0..<size.height {
      for c in 0..<(components.isGrey ? 1 : 3) { components.read(c, row: y, into: &rows[c]) }
      let target = y * size.width * 4
      if let decoding {
        if components.isGrey {
          (rows[1], rows[2]) = Self.neutral(rows[1].count, components.depth(0))
        }
        for x in 0..<size.width {
          let (r, g, b) = decoding.rgb(rows[0][x], rows[1][x], rows[2][x])
          (pixels[target + 4 * x], pixels[target + 4 * x + 1], pixels[target + 4 * x + 2]) = (
            r, g, b
          )
        }
      } else {
        for c in 0..<3 {
          Self.write(rows[c], depth: components.depth(c), to: &pixels, at: target + c, size.width)
        }
      }
      if let alpha = components.alphaIndex {
        components.read(alpha, row: y, into: &rows[3])
        Self.write(
          rows[3], depth: components.depth(alpha), to: &pixels, at: target + 3, size.width)
      }
    }
    return pixels
  }

  /// What the format or the picture says of its samples.
  var range: AVColorRange {
    // Old names of full-range formats say it by themselves.
    let isJPEG = [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_GRAY8]
      .contains(AVPixelFormat(pointer.pointee.format))
    return isJPEG ? AVCOL_RANGE_JPEG : pointer.pointee.color_range
  }

  private static func neutral(_ count: Int, _ depth: Int) -> ([UInt16], [UInt16]) {
    let row = [UInt16](repeating: 1 << UInt16(depth - 1), count: count)
    return (row, row)
  }

  /// Scales full-range samples to 8 bits, rounded to nearest.
  private static func write(
    _ samples: [UInt16], depth: Int, to pixels: inout [UInt8], at offset: Int, _ count: Int
  ) {
    let full = UInt32(1) << UInt32(depth) - 1
    for x in 0..<count {
      pixels[offset + 4 * x] = UInt8((UInt32(samples[x]) * 255 + full / 2) / full)
    }
  }
}
