/// Cuts a byte stream as GIF wants it: a length byte before each 1…255 bytes, a zero at the end.
func subBlocks(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
  let blockCount = (bytes.count + 254) / 255
  return [UInt8](unsafeUninitializedCapacity: bytes.count + blockCount + 1) { out, count in
    let out = UnsafeMutableRawBufferPointer(out)
    var position = 0
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 255, bytes.count)])
      out[position] = UInt8(block.count)
      UnsafeMutableRawBufferPointer(rebasing: out[(position + 1)...]).copyMemory(from: block)
      position += 1 + block.count
    }
    out[position] = 0
    count = position + 1
  }
}
