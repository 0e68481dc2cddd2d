import SkeletonGIF
import SkeletonGraphics

/// Any bytes are read as a GIF.
func fuzzGIF(_ bytes: [UInt8]) {
  attempt {
    var reader = try GIFReader(bytes, pixelLimit: 1 << 16)
    while try reader.next() != nil {
      precondition(reader.pixels.count == reader.size.count * 4)
    }
    let inspection = try GIFInspection(GIFReader(bytes, pixelLimit: 1 << 16))
    precondition(!inspection.frames.isEmpty)
  }
  var position = 0
  _ = try? GIFStructure { buffer in
    let length = min(7, buffer.count, bytes.count - position)
    for index in 0..<length { buffer[index] = bytes[position + index] }
    position += length
    return length
  }
}
