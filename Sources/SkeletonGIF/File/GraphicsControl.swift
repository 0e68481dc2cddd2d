/// What a graphics control extension says about the image after it.
struct GraphicsControl {
  var delay = 0
  var disposal = 0
  var transparentIndex: Int?
}

extension GraphicsControl {
  /// nil unless there is one block of the right length.
  init?(_ blocks: [[UInt8]]) {
    guard let block = blocks.first, block.count == 4 else { return nil }
    delay = Int(block[1]) | Int(block[2]) << 8
    disposal = Int(block[0] >> 2 & 7)
    transparentIndex = block[0] & 1 == 1 ? Int(block[3]) : nil
  }
}
