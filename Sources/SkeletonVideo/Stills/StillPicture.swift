import CLibAV
package import SkeletonGraphics

/// Reads a PNG, JPEG or WebP file, whatever it is called, as it is meant to be seen.
package enum StillPicture {
  /// What decoding takes at its peak, in bytes a pixel: the coefficients of a progressive JPEG or
  /// the samples of a 16-bit PNG, the decoded frame and the bitmap.
  private static let bytesPerPixel = 20

  /// - Parameter memoryLimit: the most bytes that reading may take.
  /// - Throws: `cannotRead`, `malformed`, `notAPicture`, `tooManyPixels`, `missingLibrary`,
  ///   `missingCodec`.
  package static func read(_ path: String, memoryLimit: Int) throws(VideoError) -> Bitmap {
    let file = try MappedFile.open(path)
    guard let header = try StillHeader(file, path: path) else { throw .notAPicture(path: path) }
    let size = header.size
    guard size.width > 0, size.height > 0 else {
      throw .malformed(path: path, reason: "it has no pixels")
    }
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    let needed = overflow ? Int.max / 2 : min(pixels, Int.max / 64) * bytesPerPixel + 2 * file.count
    guard needed <= memoryLimit, file.count < Int32.max else {
      throw .tooManyPixels(path: path, size, needed: needed, limit: memoryLimit)
    }
    guard header.isComplete else { throw .malformed(path: path, reason: "its end is missing") }
    do throws(VideoError) {
      return try decode(file, header, path: path)
    } catch .library(_, let reason) {
      throw .malformed(path: path, reason: reason)
    }
  }

  private static func decode(
    _ file: borrowing MappedFile, _ header: StillHeader, path: String
  ) throws(VideoError) -> Bitmap {
    if header.isAnimated {
      var reader = try MediaReader.open(path)
      guard let first = try reader.next() else {
        throw .malformed(path: path, reason: "it holds no pictures")
      }
      return Bitmap(size: first.size, pixels: first.pixels)
    }
    try LibAV.begin()
    // Decoders round sides up to what their vectors and blocks hold.
    let room = (header.size.width + 128) * (header.size.height + 128)
    let decoder = try Decoder.open(still: header.codec, maximumPixels: room)
    let packet = Packet()
    let picture = Picture()
    try packet.fill(with: file)
    try decoder.send(packet.pointer)
    var isThere = try decoder.receive(into: picture)
    if !isThere {
      try decoder.send(nil)
      isThere = try decoder.receive(into: picture)
    }
    guard isThere else { throw .malformed(path: path, reason: "it holds no picture") }
    return try picture.bitmap(header.orientation)
  }
}
