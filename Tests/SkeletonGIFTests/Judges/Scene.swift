import SkeletonGraphics

@testable import SkeletonGIF

/// An animation as a list of colours and indices into it, with what a GIF of it must show.
struct Scene {
  var size: PixelSize
  var colors: [RGBA8]
  var frames: [[Int]]

  /// Bars in which a gradient moves, on a page with some noise; every second frame stands still.
  static func bars(_ size: PixelSize, colors: Int, frames: Int, seed: UInt64) -> Scene {
    var noise = Noise(seed: seed)
    var palette: [RGBA8] = []
    while palette.count < colors {
      let i = palette.count
      let color = RGBA8(
        red: UInt8(i & 255), green: UInt8((i * 3 + i >> 8) & 255), blue: UInt8(255 - i & 255))
      palette.append(
        palette.contains(color)
          ? RGBA8(red: UInt8(i >> 8), green: UInt8(i & 255), blue: UInt8(i >> 4 & 255)) : color)
    }
    let page = (0..<size.count).map { _ in
      Int.random(in: 0..<10, using: &noise) == 0 ? Int.random(in: 0..<colors, using: &noise) : 0
    }
    let pictures = (0..<frames).map { i in
      (0..<size.count).map { p in
        let (x, y) = (p % size.width, p / size.width)
        return y % 5 > 1 && x % 17 > 3 ? (x / 2 + i / 2 * 3) % colors : page[p]
      }
    }
    return Scene(size: size, colors: palette, frames: pictures)
  }

  /// Each colour with its number of pixels; colours that do not occur count one.
  var counts: [(color: RGBA8, count: Int)] {
    var counts = [Int](repeating: 0, count: colors.count)
    for frame in frames { for index in frame { counts[index] += 1 } }
    return zip(colors, counts).map { ($0, max($1, 1)) }
  }

  func rgba(_ frame: [Int]) -> [UInt8] {
    frame.flatMap { i in
      let color = colors[i]
      return [color.red, color.green, color.blue, color.alpha]
    }
  }

  /// The file, all frames shown for 3 or 4 hundredths.
  func gif(
    _ palette: GIFPalette, loop: Int = 0, comment: String? = nil,
    compatibility: GIFCompatibility = .all, disposal: GIFDisposal = .keep
  ) throws -> [UInt8] {
    let settings = GIFSettings(
      size: size, colors: palette.table, loop: loop, comment: comment,
      compatibility: compatibility, disposal: disposal)
    let places = palette.entries.map(\.index)
    let indices = frames.map { frame in frame.map { places[$0] } }
    let compressor = GIFFrameCompressor(settings)
    var bytes: [UInt8] = []
    var writer = try GIFWriter(settings) {
      bytes += $0
      return 0
    }
    for i in indices.indices {
      let frame = try compressor.compress(indices[i], over: i == 0 ? nil : indices[i - 1])
      try writer.append(frame, delay: 3 + i % 2)
    }
    try writer.finish()
    return bytes
  }
}

/// All frames of a GIF as a viewer shows them, by our reader.
func shownFrames(_ gif: [UInt8]) throws -> [[UInt8]] {
  var reader = try GIFReader(gif)
  var frames: [[UInt8]] = []
  while try reader.next() != nil { frames.append(reader.pixels) }
  return frames
}
