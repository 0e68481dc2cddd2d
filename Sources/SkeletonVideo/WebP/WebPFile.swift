import SkeletonGraphics
import SkeletonTimeline

/// The chunks of a WebP file. libavformat 5.1 cannot read animated ones.
struct WebPFile {
  struct Chunk {
    /// Four letters.
    var type: String
    var content: Range<Int>
  }

  /// One picture of an animation, drawn on the canvas at `x`, `y`.
  struct Picture {
    var x: Int
    var y: Int
    var size: PixelSize
    /// In milliseconds.
    var duration: Int
    /// Whether it is drawn over what is there, or replaces it.
    var isBlended: Bool
    /// Whether its rectangle is clear when the next picture is drawn.
    var isClearedAfterwards: Bool
    /// Where its chunks are in the file.
    var chunks: Range<Int>
  }

  private(set) var size = PixelSize(width: 1, height: 1)
  private(set) var hasAlpha = false
  /// Plays, 0 = for ever; nil for a still.
  private(set) var loop: Int?
  /// Whether the file is as long as it says.
  private(set) var isComplete: Bool
  private(set) var pictures: [Picture] = []
  private(set) var title: String?
  private(set) var alt: String?

  var isAnimated: Bool { loop != nil }

  /// Nil when the file does not begin like a WebP.
  init?(_ file: borrowing MappedFile) {
    guard file.text(at: 0, count: 4) == "RIFF", file.text(at: 8, count: 4) == "WEBP" else {
      return nil
    }
    isComplete = file.littleEndian(at: 4, count: 4).map { $0 + 8 <= file.count } ?? false
    for chunk in Self.chunks(file, 12..<file.count) { read(chunk, file) }
  }

  private mutating func read(_ chunk: Chunk, _ file: borrowing MappedFile) {
    let start = chunk.content.lowerBound
    func number(_ offset: Int, _ count: Int) -> Int {
      file.littleEndian(at: start + offset, count: count) ?? 0
    }
    switch chunk.type {
    case "VP8X":
      hasAlpha = number(0, 1) & 0x10 != 0
      size = PixelSize(width: number(4, 3) + 1, height: number(7, 3) + 1)
    case "ANIM": loop = number(4, 2)
    case "ANMF" where chunk.content.count > 16:
      let picture = Picture(
        x: number(0, 3) * 2, y: number(3, 3) * 2,
        size: PixelSize(width: number(6, 3) + 1, height: number(9, 3) + 1),
        duration: number(12, 3), isBlended: number(15, 1) & 2 == 0,
        isClearedAfterwards: number(15, 1) & 1 != 0, chunks: start + 16..<chunk.content.upperBound)
      // One that leaves the canvas is damage; the count will tell.
      if picture.x + picture.size.width <= size.width,
        picture.y + picture.size.height <= size.height
      {
        pictures.append(picture)
      }
    case "XMP ":
      let packet = file.text(at: start, count: chunk.content.count) ?? ""
      title = XMP.value(of: XMP.title, in: packet)
      alt = XMP.value(of: XMP.description, in: packet)
    default: break
    }
  }

  /// The chunks side by side in a range; each begins on an even offset.
  static func chunks(_ file: borrowing MappedFile, _ range: Range<Int>) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = range.lowerBound
    while start + 8 <= range.upperBound, let type = file.text(at: start, count: 4),
      let length = file.littleEndian(at: start + 4, count: 4),
      length <= range.upperBound - start - 8
    {
      chunks.append(Chunk(type: type, content: start + 8..<start + 8 + length))
      start += 8 + length + length % 2
    }
    return chunks
  }
}

extension MediaInspection {
  init(_ file: WebPFile) {
    let (starts, end) = Self.schedule(file.pictures.map { Rational($0.duration, 1000) })
    self.init(
      format: "webp", size: file.size, times: starts, duration: end, loop: file.loop,
      codec: "webp", hasAlpha: file.hasAlpha, hasAudio: false)
    title = file.title
    alt = file.alt
  }
}
