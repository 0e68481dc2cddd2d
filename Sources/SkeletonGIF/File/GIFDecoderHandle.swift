import CGIF
import SkeletonGraphics

/// giflib's decoder over a source, by the calls that keep nothing of the frames passed.
final class GIFDecoderHandle {
  /// What comes next in the file.
  enum Record {
    case image
    case `extension`
    case trailer
  }

  /// An image's place, table and order of rows.
  struct Image {
    var rect: PixelRect
    /// nil = the file's table.
    var colors: [RGBA8]?
    var isInterlaced: Bool
  }

  private let file: UnsafeMutablePointer<GifFileType>
  private let source: InputSource
  /// Frames read so far, for errors.
  private var frameCount = 0

  init(_ source: InputSource) throws(GIFError) {
    self.source = source
    var code: Int32 = 0
    let read: InputFunc = { file, bytes, count in
      let source = Unmanaged<InputSource>.fromOpaque(file!.pointee.UserData)
        .takeUnretainedValue()
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
      return Int32(source.fill(buffer))
    }
    let opened = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), read, &code)
    if source.failure != 0 { throw .read(errno: source.failure) }
    guard let opened else { throw .malformed(GIFLib.text(code), frame: 0) }
    file = opened
  }

  deinit {
    var code: Int32 = 0
    DGifCloseFile(file, &code)
  }

  var size: PixelSize {
    PixelSize(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
  }

  /// The file's table; empty if it has none.
  var colors: [RGBA8] { Self.colors(file.pointee.SColorMap) }

  func nextRecord() throws(GIFError) -> Record {
    var type = UNDEFINED_RECORD_TYPE
    try check(DGifGetRecordType(file, &type))
    switch type {
    case IMAGE_DESC_RECORD_TYPE: return .image
    case EXTENSION_RECORD_TYPE: return .extension
    case TERMINATE_RECORD_TYPE: return .trailer
    default: throw .malformed("an unknown record", frame: frameCount)
    }
  }

  /// Its code and sub-blocks.
  func readExtension() throws(GIFError) -> (code: Int, blocks: [[UInt8]]) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    var blocks: [[UInt8]] = []
    while let bytes = block {
      blocks.append([UInt8](UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0]))))
      try check(DGifGetExtensionNext(file, &block))
    }
    return (Int(code), blocks)
  }

  /// The head of an image; all its rows must be read before the next record.
  func readImage() throws(GIFError) -> Image {
    // Unlike DGifGetImageDesc this keeps no list of all images.
    try check(DGifGetImageHeader(file))
    let image = file.pointee.Image
    return Image(
      rect: PixelRect(
        x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height)),
      colors: image.ColorMap == nil ? nil : Self.colors(image.ColorMap),
      isInterlaced: image.Interlace)
  }

  /// Fills `row`, which is as long as the image is wide.
  func readRow(_ row: UnsafeMutableBufferPointer<UInt8>) throws(GIFError) {
    try check(DGifGetLine(file, row.baseAddress, Int32(row.count)))
  }

  func endImage() { frameCount += 1 }

  private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [RGBA8] {
    guard let map = map?.pointee else { return [] }
    return (0..<Int(map.ColorCount)).map {
      let color = map.Colors[$0]
      return RGBA8(red: color.Red, green: color.Green, blue: color.Blue)
    }
  }

  private func check(_ result: Int32) throws(GIFError) {
    if source.failure != 0 { throw .read(errno: source.failure) }
    if result != GIF_OK {
      throw .malformed(GIFLib.text(file.pointee.Error), frame: frameCount)
    }
  }
}
