import CLibAV
import SkeletonGraphics
import SkeletonTimeline

/// Decodes an animated WebP, which libavformat 5.1 cannot read: every picture of it is a still
/// WebP in other clothes, drawn on a canvas.
final class WebPAnimationReader: PictureSource {
  private let file: MappedFile
  private let path: String
  private let size: PixelSize
  private let pictures: [WebPFile.Picture]
  private let decoder: Decoder
  private var canvas: [UInt8]
  private var index = 0
  private var milliseconds = 0

  init(_ file: consuming MappedFile, _ webp: WebPFile, path: String) throws(VideoError) {
    decoder = try Decoder.open(AV_CODEC_ID_WEBP)
    self.file = file
    self.path = path
    size = webp.size
    pictures = webp.pictures
    canvas = [UInt8](repeating: 0, count: webp.size.count * 4)
  }

  func next() throws(VideoError) -> MediaReader.Frame? {
    guard index < pictures.count else { return nil }
    if index > 0, pictures[index - 1].isClearedAfterwards { clear(pictures[index - 1]) }
    let picture = pictures[index]
    try draw(picture, decode(picture))
    let frame = MediaReader.Frame(
      time: Rational(milliseconds, 1000), size: size, pixels: canvas)
    index += 1
    milliseconds += picture.duration
    return frame
  }

  /// Dresses the picture's chunks as a file of its own and decodes that.
  private func decode(_ picture: WebPFile.Picture) throws(VideoError) -> [UInt8] {
    let still = WebPEditing.still(file.array(picture.chunks), size: picture.size)
    let packet = Packet()
    try packet.fill(with: still)
    try decoder.send(packet.pointer)
    let decoded = Picture()
    guard try decoder.receive(into: decoded),
      Int(decoded.pointer.pointee.width) == picture.size.width,
      Int(decoded.pointer.pointee.height) == picture.size.height
    else { throw .malformed(path: path, reason: "picture \(index) is not what it says") }
    return try decoded.rgba()
  }

  private func clear(_ picture: WebPFile.Picture) {
    for y in 0..<picture.size.height {
      let start = ((picture.y + y) * size.width + picture.x) * 4
      canvas.replaceSubrange(
        start..<start + picture.size.width * 4,
        with: repeatElement(0, count: picture.size.width * 4))
    }
  }

  private func draw(_ picture: WebPFile.Picture, _ pixels: [UInt8]) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let source = (y * picture.size.width + x) * 4
        let target = ((picture.y + y) * size.width + picture.x + x) * 4
        if picture.isBlended, pixels[source + 3] < 255 {
          blend(pixels[source..<source + 4], at: target)
        } else {
          for c in 0..<4 { canvas[target + c] = pixels[source + c] }
        }
      }
    }
  }

  /// Source over, with straight colours.
  private func blend(_ pixel: ArraySlice<UInt8>, at target: Int) {
    let start = pixel.startIndex
    let above = Int(pixel[start + 3]) * 255
    let below = Int(canvas[target + 3]) * (255 - Int(pixel[start + 3]))
    guard above + below > 0 else { return }
    for c in 0..<3 {
      let sum = Int(pixel[start + c]) * above + Int(canvas[target + c]) * below
      canvas[target + c] = UInt8((sum + (above + below) / 2) / (above + below))
    }
    canvas[target + 3] = UInt8((above + below + 127) / 255)
  }
}
