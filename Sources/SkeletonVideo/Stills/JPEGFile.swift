import SkeletonGraphics

/// The segments of a JPEG file, as far as they say how its picture is seen.
struct JPEGFile {
  private(set) var size: PixelSize
  private(set) var orientation = EXIFOrientation.upright
  /// Whether the picture's end is marked.
  private(set) var isComplete = false

  /// Nil when no frame begins before the picture's data, or at all.
  init?(_ file: borrowing MappedFile) {
    var size: PixelSize?
    var start = 2
    while let marker = file.bigEndian(at: start, count: 2), marker >> 8 == 0xFF {
      let kind = marker & 0xFF
      // Bytes of 255 may fill up; some markers stand alone.
      if kind == 0xFF || kind == 0x01 || (0xD0...0xD8).contains(kind) {
        start += kind == 0xFF ? 1 : 2
        continue
      }
      guard let length = file.bigEndian(at: start + 2, count: 2), length >= 2 else { break }
      switch kind {
      // Starts of frames, apart from tables (C4), extensions (C8) and conditioning (CC).
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
        if let height = file.bigEndian(at: start + 5, count: 2),
          let width = file.bigEndian(at: start + 7, count: 2)
        {
          size = PixelSize(width: width, height: height)
        }
      case 0xE1 where file.text(at: start + 4, count: 6) == "Exif\0\0":
        orientation = EXIFOrientation(file, at: start + 10)
      default: break
      }
      start += 2 + length
      // In a scan's data no byte of 255 is followed by D9; only the end of the picture is so.
      if kind == 0xDA {
        isComplete = file.contains(0xFF, 0xD9, from: start)
        break
      }
    }
    guard let size else { return nil }
    self.size = size
  }
}
