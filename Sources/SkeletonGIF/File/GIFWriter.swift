import SkeletonGraphics

/// Writes a GIF's frames in order, as they come.
package struct GIFWriter: ~Copyable {
  private let settings: GIFSettings
  private let sink: OutputSink
  private let file: GIFEncoderHandle
  private var frameCount = 0

  /// Writes what stands before the first frame.
  ///
  /// - Parameter sink: takes all bytes given and returns 0, or returns the errno. After a failure
  ///   it is not called again, and every call here throws `GIFError.write` with that errno.
  /// - Throws: `GIFError.size`, `.loop`, `.write`, `.library`.
  package init(
    _ settings: GIFSettings, sink: @escaping (UnsafeRawBufferPointer) -> Int32
  ) throws(GIFError) {
    let size = settings.size
    guard (1...65535).contains(size.width), (1...65535).contains(size.height) else {
      throw .size(size)
    }
    guard (0...65536).contains(settings.loop) else { throw .loop(settings.loop) }
    let sink = OutputSink(sink)
    let file = try GIFEncoderHandle(sink)
    try file.putScreen(size, settings.colors)
    // Straight after the table, where every viewer finds it. A file that plays once has none.
    if settings.loop != 1 { try file.putLoop(repeats: UInt16(max(settings.loop - 1, 0))) }
    if let comment = settings.comment { try file.putComment(comment) }
    self.settings = settings
    self.sink = sink
    self.file = file
  }

  /// - Parameter delay: how long the frame is shown, 2…65535 hundredths of a second.
  /// - Throws: `GIFError.delay`, `.write`, `.library`.
  package mutating func append(_ frame: GIFFrame, delay: Int) throws(GIFError) {
    guard (2...65535).contains(delay) else { throw .delay(delay, frame: frameCount) }
    precondition(frame.rect.isInside(settings.size), "a frame lies inside the canvas")
    try file.putControl(
      delay: delay, transparentIndex: frame.transparentIndex, disposal: settings.disposal)
    try file.putImage(frame.rect, frame.colors)
    try file.putBlocks(frame.blocks)
    frameCount += 1
  }

  /// Writes what stands after the last frame.
  ///
  /// - Precondition: there is a frame.
  /// - Throws: `GIFError.write`.
  package consuming func finish() throws(GIFError) {
    precondition(frameCount > 0, "a GIF has at least one frame")
    file.close()
    sink.flush()
    try sink.check()
  }
}
