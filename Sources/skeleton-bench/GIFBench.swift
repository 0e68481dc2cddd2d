import CGIF
import Glibc
import SkeletonGIF
import SkeletonGraphics

/// What GIFs of one animation cost and weigh, measured in one run so that only ratios count.
struct GIFBench {
  var size: PixelSize
  /// The animation's exact colours, with their number of pixels.
  var counts: [(color: RGBA8, count: Int)]
  /// Indices into `counts`, a frame each.
  var frames: [[UInt8]]

  /// Bytes of the file, and seconds of one core to compress and write it, the least of three.
  func file(
    maxError: Int, compatibility: GIFCompatibility = .all
  ) throws -> (bytes: Int, seconds: Double) {
    let (palette, frames) = try shown(maxError: maxError)
    let settings = GIFSettings(size: size, colors: palette.table, compatibility: compatibility)
    var bytes = 0
    let seconds = try least {
      bytes = 0
      var writer = try GIFWriter(settings) {
        bytes += $0.count
        return 0
      }
      let compressor = GIFFrameCompressor(settings)
      for (i, frame) in frames.enumerated() {
        try writer.append(compressor.compress(frame, over: i == 0 ? nil : frames[i - 1]), delay: 3)
      }
      try writer.finish()
    }
    return (bytes, seconds)
  }

  /// Seconds of one core for the LZW codes of the same pixels: ours as files have them (one of the
  /// policies), ours in greedy order, and giflib, which finds the same codes as that.
  func codes() throws -> (anchored: Double, greedy: Double, giflib: Double) {
    let (palette, frames) = try shown(maxError: 0)
    let settings = GIFSettings(size: size, colors: palette.table)
    let compressor = GIFFrameCompressor(settings)
    var images: [(rect: PixelRect, pixels: [UInt8])] = []
    for (i, frame) in frames.enumerated() {
      let previous = i == 0 ? nil : frames[i - 1]
      let rect = try compressor.compress(frame, over: previous).rect
      images.append((rect, masked(frame, previous, rect, palette.table.transparentIndex)))
    }
    var depth = 1
    while 1 << depth < palette.table.colors.count { depth += 1 }
    var encoder = LZWEncoder()
    func time(_ policy: LZWPolicy) -> Double {
      least {
        for image in images {
          image.pixels.withUnsafeBufferPointer {
            _ =
              encoder.encode(
                $0, width: image.rect.width, rootBits: max(2, depth), policy: policy
              ).count
          }
        }
      }
    }
    let giflib = least {
      for image in images { compressByGIFLib(image.pixels, width: image.rect.width, depth: depth) }
    }
    return (
      time(LZWPolicy(cuts: StringCuts(nearest: 48, farthest: 128, rarity: 4))), time(LZWPolicy()),
      giflib
    )
  }

  private func shown(maxError: Int) throws -> (GIFPalette, [[UInt8]]) {
    let palette = try GIFPalette(counts, maxError: maxError)
    let places = palette.entries.map(\.index)
    return (palette, frames.map { frame in frame.map { places[Int($0)] } })
  }

  private func masked(
    _ frame: [UInt8], _ previous: [UInt8]?, _ rect: PixelRect, _ transparent: Int?
  ) -> [UInt8] {
    (rect.y..<(rect.y + rect.height)).flatMap { y in
      (rect.x..<(rect.x + rect.width)).map { x in
        let i = y * size.width + x
        if let transparent, let previous, frame[i] == previous[i] { return UInt8(transparent) }
        return frame[i]
      }
    }
  }
}

/// The least of five times that this thread was at work, in seconds.
private func least(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  var best = Double.infinity
  for _ in 0..<5 {
    let start = now()
    try work()
    best = min(best, now() - start)
  }
  return best
}

private func compressByGIFLib(_ pixels: [UInt8], width: Int, depth: Int) {
  var code: Int32 = 0
  let file = EGifOpen(nil, { _, _, count in count }, &code)
  let map = GifMakeMapObject(1 << Int32(depth), nil)
  let height = pixels.count / width
  EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map)
  EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, nil)
  var copy = pixels
  copy.withUnsafeMutableBufferPointer { row in
    for y in 0..<height { EGifPutLine(file, row.baseAddress! + y * width, Int32(width)) }
  }
  GifFreeMapObject(map)
  EGifCloseFile(file, &code)
}
