/// Greedy LZW: always the longest string the reader knows, and a clear code when the table is full.
///
/// The codes are those of giflib, one for one. Drawn pictures are runs, so a string that starts
/// in a run takes the longest known part of it in one step.
struct LZWEncoder: ~Copyable {
  private var dictionary: LZWDictionary
  private var output: UnsafeMutableRawBufferPointer

  init() {
    dictionary = LZWDictionary()
    output = .allocate(byteCount: 0, alignment: 8)
  }

  deinit { output.deallocate() }

  /// The stream for at least one pixel, without its cut into sub-blocks; valid until the next call.
  ///
  /// - Precondition: every pixel is below `1 << rootBits`, the code size byte of the image.
  mutating func encode(
    _ pixels: UnsafeBufferPointer<UInt8>, rootBits: Int
  ) -> UnsafeRawBufferPointer {
    reserve(codes: pixels.count + pixels.count / 2048 + 4)
    var writer = LZWBitWriter(output.baseAddress!)
    encode(pixels.baseAddress!, count: pixels.count, rootBits: rootBits, to: &writer)
    return writer.finish()
  }

  private mutating func encode(
    _ pixels: UnsafePointer<UInt8>, count: Int, rootBits: Int, to writer: inout LZWBitWriter
  ) {
    var width = rootBits + 1
    var widthLimit = 1 << width
    @inline(__always) func emit(_ code: Int, _ writer: inout LZWBitWriter, next: Int) {
      writer.append(code, bits: width)
      if next >= widthLimit {
        width &+= 1
        widthLimit &<<= 1
      }
    }

    dictionary.clear(rootBits: rootBits)
    emit(dictionary.clearCode, &writer, next: 0)
    var position = 0
    var runEnd = 0
    while true {
      let symbol = pixels[position]
      if position >= runEnd {
        runEnd = endOfRun(pixels, from: position, to: count)
      }
      let jump = min(runEnd &- position, Int(dictionary.longestRun[Int(symbol)]))
      var code = Int(dictionary.runCodes[Int(symbol) << 8 | jump])
      let start = position
      position &+= jump
      while position < count {
        let longer = dictionary.child(of: code, symbol: pixels[position])
        if longer == 0 { break }
        code = longer
        position &+= 1
      }
      emit(code, &writer, next: dictionary.next)
      if position == count { break }
      if dictionary.next >= LZWDictionary.capacity - 1 {
        emit(dictionary.clearCode, &writer, next: 0)
        dictionary.clear(rootBits: rootBits)
        width = rootBits + 1
        widthLimit = 1 << width
      } else if position < runEnd {
        dictionary.addRun(symbol, to: code, length: position &- start)
      } else {
        dictionary.add(pixels[position], to: code)
      }
    }
    emit(dictionary.endCode, &writer, next: 0)
  }

  private mutating func reserve(codes: Int) {
    let bytes = LZWBitWriter.capacity(codes: codes)
    if output.count >= bytes { return }
    output.deallocate()
    output = .allocate(byteCount: bytes, alignment: 8)
  }
}

/// Where the run of one value that starts at `start` ends, eight bytes compared at a time.
@inline(__always)
private func endOfRun(_ pixels: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  let pattern = UInt64(pixels[start]) &* 0x0101_0101_0101_0101
  var i = start &+ 1
  while i &+ 8 <= end {
    let word = UnsafeRawPointer(pixels + i).loadUnaligned(as: UInt64.self).littleEndian
    let difference = word ^ pattern
    if difference != 0 { return i &+ difference.trailingZeroBitCount / 8 }
    i &+= 8
  }
  while i < end, pixels[i] == pixels[start] { i &+= 1 }
  return i
}
