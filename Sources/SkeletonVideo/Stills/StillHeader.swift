import CLibAV
import SkeletonGraphics

/// What a picture's file says of itself before it is decoded.
struct StillHeader {
  var codec: AVCodecID
  /// As stored, before it is turned.
  var size: PixelSize
  var orientation: EXIFOrientation
  /// Whether the file goes to its end.
  var isComplete: Bool
  var isAnimated = false

  /// Nil when the file is of no kind that is known.
  init?(_ file: borrowing MappedFile, path: String) throws(VideoError) {
    if let png = PNGFile(file) {
      self.init(png, file)
    } else if let webp = WebPFile(file) {
      self.init(webp, file)
    } else if file.bigEndian(at: 0, count: 3) == 0xFF_D8_FF {
      guard let jpeg = JPEGFile(file) else {
        throw .malformed(path: path, reason: "it has no frame")
      }
      self.init(
        codec: AV_CODEC_ID_MJPEG, size: jpeg.size, orientation: jpeg.orientation,
        isComplete: jpeg.isComplete)
    } else {
      return nil
    }
  }

  private init(
    codec: AVCodecID, size: PixelSize, orientation: EXIFOrientation, isComplete: Bool
  ) {
    self.codec = codec
    self.size = size
    self.orientation = orientation
    self.isComplete = isComplete
  }

  private init(_ png: PNGFile, _ file: borrowing MappedFile) {
    codec = AV_CODEC_ID_PNG
    size = PixelSize(
      width: file.bigEndian(at: 16, count: 4) ?? 0, height: file.bigEndian(at: 20, count: 4) ?? 0)
    orientation = png.exif.map { EXIFOrientation(file, at: $0) } ?? .upright
    isComplete = png.isComplete
  }

  private init(_ webp: WebPFile, _ file: borrowing MappedFile) {
    codec = AV_CODEC_ID_WEBP
    size = webp.size
    orientation = .upright
    isComplete = webp.isComplete
    isAnimated = webp.isAnimated
    for chunk in WebPFile.chunks(file, 12..<file.count) {
      let start = chunk.content.lowerBound
      switch chunk.type {
      case "VP8 ":
        size = PixelSize(
          width: (file.littleEndian(at: start + 6, count: 2) ?? 0) & 0x3FFF,
          height: (file.littleEndian(at: start + 8, count: 2) ?? 0) & 0x3FFF)
      case "VP8L":
        let bits = file.littleEndian(at: start + 1, count: 4) ?? 0
        size = PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
      case "EXIF": orientation = EXIFOrientation(file, at: start)
      default: break
      }
    }
  }
}
