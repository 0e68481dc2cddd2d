import CGIF

/// giflib's own LZW: a whole image through `EGifPutLine`.
enum GIFLibCompressor {
  /// The sub-blocks of an image, as giflib writes them.
  static func blocks(_ pixels: [UInt8], width: Int, depth: Int) -> [UInt8] {
    final class Output { var bytes: [UInt8] = [] }
    let output = Output()
    return withExtendedLifetime(output) {
      var code: Int32 = 0
      let file = EGifOpen(
        Unmanaged.passUnretained(output).toOpaque(),
        { file, bytes, count in
          Unmanaged<Output>.fromOpaque(file!.pointee.UserData).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return count
        }, &code)!
      let map = GifMakeMapObject(1 << Int32(depth), nil)
      let height = pixels.count / width
      EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map)
      EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, nil)
      let start = output.bytes.count
      // giflib masks the rows it is given in place.
      var copy = pixels
      for y in 0..<height {
        copy.withUnsafeMutableBufferPointer {
          _ = EGifPutLine(file, $0.baseAddress! + y * width, Int32(width))
        }
      }
      let blocks = Array(output.bytes[start...])
      GifFreeMapObject(map)
      EGifCloseFile(file, &code)
      return blocks
    }
  }
}
