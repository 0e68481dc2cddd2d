import CLibAV
package import SkeletonGraphics
import SkeletonTimeline

/// Still pictures as PNG files.
package enum PNGEncoder {
  /// Codes straight RGBA pixels, 4 bytes each, rows from the top; alpha is left out of the file
  /// when every pixel is opaque.
  ///
  /// - Parameter alt: a description for people who cannot see the picture; as the title, it is
  ///   kept in a text chunk.
  /// - Precondition: `rgba` has `size.count` pixels.
  /// - Throws: `sizeOutOfRange`, `missingCodec`.
  package static func encode(
    rgba: [UInt8], size: PixelSize, title: String? = nil, alt: String? = nil
  ) throws(VideoError) -> [UInt8] {
    guard (1...APNG.traits.longestSide).contains(max(size.width, size.height)) else {
      throw .sizeOutOfRange(size, .apng)
    }
    let configuration = EncoderConfiguration(
      pixelFormat: isOpaque(rgba) ? "rgb24" : "rgba", frameFormat: .rgba,
      // The filter is chosen row by row: flat rows, antialiased edges and gradients each want
      // another one.
      options: ["pred": "mixed"])
    let encoder = try Encoder.open("png", configuration, size: size, rate: 1, globalHeader: false)
    let picture = try Picture(size: size, format: encoder.context.pointee.pix_fmt)
    picture.fill(with: rgba, size: size)
    let packet = Packet()
    try encoder.send(picture.pointer)
    guard try encoder.receive(into: packet) else {
      throw .library(call: "png", reason: "no picture came back")
    }
    var file = packet.bytes
    let texts = PNGChunk.texts(title: title, alt: alt)
    file.insert(contentsOf: texts.flatMap(\.bytes), at: PNGChunk.endOfHeader)
    return file
  }

  static func isOpaque(_ rgba: [UInt8]) -> Bool {
    stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
  }
}
