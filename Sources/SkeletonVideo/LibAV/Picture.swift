import CLibAV
import SkeletonGraphics

/// One uncoded picture with memory of its own, reused from frame to frame.
struct Picture: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  /// A picture without memory, for a decoder to fill.
  init() {
    guard let pointer = av_frame_alloc() else { preconditionFailure("out of memory") }
    self.pointer = pointer
  }

  /// A picture to draw into.
  init(size: PixelSize, format: AVPixelFormat) throws(VideoError) {
    self.init()
    pointer.pointee.format = format.rawValue
    pointer.pointee.width = Int32(size.width)
    pointer.pointee.height = Int32(size.height)
    try LibAV.check(av_frame_get_buffer(pointer, 0), "av_frame_get_buffer")
  }

  /// Makes sure that nobody else still reads the memory: an encoder may hold on to a frame.
  func prepareForWriting() throws(VideoError) {
    try LibAV.check(av_frame_make_writable(pointer), "av_frame_make_writable")
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&pointer)
  }
}
