import CGIF
import SkeletonGraphics

/// giflib's encoder over a sink. Not every call of it reports a failed write: see `OutputSink`.
final class GIFEncoderHandle {
  private var file: UnsafeMutablePointer<GifFileType>?
  private let sink: OutputSink

  init(_ sink: OutputSink) throws(GIFError) {
    self.sink = sink
    var code: Int32 = 0
    let write: OutputFunc = { file, bytes, count in
      let sink = Unmanaged<OutputSink>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
      sink.append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return sink.failure == 0 ? count : 0
    }
    file = EGifOpen(Unmanaged.passUnretained(sink).toOpaque(), write, &code)
    if file == nil { throw GIFLib.error("EGifOpen", code: code) }
  }

  deinit { close() }

  /// Frees the handle; the first call also writes the trailer.
  func close() {
    guard let file else { return }
    // Its result says nothing: with an output function of ours only a missing handle fails.
    var code: Int32 = 0
    EGifCloseFile(file, &code)
    self.file = nil
  }

  func putScreen(_ size: PixelSize, _ colors: ColorTable) throws(GIFError) {
    let file = open
    // Before the screen descriptor, or the header claims a version without extensions.
    EGifSetGifVersion(file, true)
    let map = try ColorMap(colors)
    try check(
      EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, map.object),
      "EGifPutScreenDesc")
  }

  func putLoop(repeats: UInt16) throws(GIFError) {
    let block: [UInt8] = [1, UInt8(repeats & 255), UInt8(repeats >> 8)]
    try check(EGifPutExtensionLeader(open, APPLICATION_EXT_FUNC_CODE), "EGifPutExtensionLeader")
    try check(EGifPutExtensionBlock(open, 11, "NETSCAPE2.0"), "EGifPutExtensionBlock")
    try check(EGifPutExtensionBlock(open, 3, block), "EGifPutExtensionBlock")
    try check(EGifPutExtensionTrailer(open), "EGifPutExtensionTrailer")
  }

  func putComment(_ text: String) throws(GIFError) {
    try check(EGifPutComment(open, text), "EGifPutComment")
  }

  func putControl(
    delay: Int, transparentIndex: Int?, disposal: GIFDisposal
  ) throws(GIFError) {
    var control = GraphicsControlBlock(
      DisposalMode: disposal == .keep ? DISPOSE_DO_NOT : DISPOSE_BACKGROUND,
      UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: transparentIndex.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var block: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    let result = withUnsafeMutableBytes(of: &block) { bytes in
      let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress!
      let count = EGifGCBToExtension(&control, start)
      return EGifPutExtension(open, GRAPHICS_EXT_FUNC_CODE, Int32(count), start)
    }
    try check(result, "EGifPutExtension")
  }

  func putImage(_ rect: PixelRect, _ colors: ColorTable?) throws(GIFError) {
    let file = open
    // giflib forgets the local map of the frame before without freeing it when this one has none.
    GifFreeMapObject(file.pointee.Image.ColorMap)
    file.pointee.Image.ColorMap = nil
    func put(_ map: UnsafePointer<ColorMapObject>?) -> Int32 {
      EGifPutImageDesc(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map)
    }
    if let colors {
      let map = try ColorMap(colors)
      try check(put(map.object), "EGifPutImageDesc")
    } else {
      try check(put(nil), "EGifPutImageDesc")
    }
  }

  /// Puts an image's compressed pixels, in place of the lines that giflib would compress.
  func putBlocks(_ blocks: [UInt8]) throws(GIFError) {
    let file = open
    try blocks.withUnsafeBufferPointer { blocks throws(GIFError) in
      var position = 0
      while blocks[position] != 0 {
        let block = blocks.baseAddress! + position
        // The code size that the first call asks for is ignored: the colour map decides it.
        let result =
          position == 0 ? EGifPutCode(file, 0, block) : EGifPutCodeNext(file, block)
        try check(result, "EGifPutCode")
        position += 1 + Int(block[0])
      }
    }
    try check(EGifPutCodeNext(file, nil), "EGifPutCodeNext")
  }

  private var open: UnsafeMutablePointer<GifFileType> {
    guard let file else { preconditionFailure("the file is closed") }
    return file
  }

  private func check(_ result: Int32, _ function: String) throws(GIFError) {
    try sink.check()
    try GIFLib.check(result, function, open)
  }
}
