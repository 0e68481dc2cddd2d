package import SkeletonGraphics

/// What a GIF really holds, found by decoding all of it.
package struct GIFInspection: Sendable, Hashable {
  package var size: PixelSize
  /// Plays: 0 = for ever.
  package var loop: Int
  /// nil if there is none; several are joined by line breaks.
  package var comment: String?
  package var globalColorCount: Int
  /// How many different colours are painted.
  package var usedColorCount: Int
  package var frames: [GIFFrameDescription]

  /// How many frames bring their own table.
  package var localPaletteCount: Int { frames.count { $0.localColorCount != nil } }
  /// Hundredths of a second.
  package var duration: Int { frames.reduce(0) { $0 + $1.delay } }

  /// Reads to the end.
  ///
  /// - Throws: `GIFError.malformed`, `.read`; a file without frames is malformed.
  package init(_ reader: consuming GIFReader) throws(GIFError) {
    var colors: Set<RGBA8> = []
    frames = []
    while let frame = try reader.next() {
      colors.formUnion(frame.usedColors)
      frames.append(frame)
    }
    guard !frames.isEmpty else { throw .malformed("there is none", frame: 0) }
    size = reader.size
    loop = reader.loop
    comment = reader.comments.isEmpty ? nil : reader.comments.joined(separator: "\n")
    globalColorCount = reader.globalColorCount
    usedColorCount = colors.count
  }
}
