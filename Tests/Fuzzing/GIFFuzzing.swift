// The entry of libFuzzer: any bytes are read as a GIF, and must end in frames or an error.
// Not part of the package's targets: Scripts/fuzz-gif compiles it with the fuzzer's runtime.

import SkeletonGIF

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    var reader = try GIFReader(bytes, pixelLimit: 1 << 16)
    while try reader.next() != nil {
      precondition(reader.pixels.count == reader.size.count * 4)
    }
    let inspection = try GIFInspection(GIFReader(bytes, pixelLimit: 1 << 16))
    precondition(!inspection.frames.isEmpty)
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  var position = 0
  _ = try? GIFStructure { buffer in
    let length = min(7, buffer.count, bytes.count - position)
    for index in 0..<length { buffer[index] = bytes[position + index] }
    position += length
    return length
  }
  return 0
}
