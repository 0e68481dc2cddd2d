import CLibAV

/// One coded picture, reused from call to call.
struct Packet: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() {
    guard let pointer = av_packet_alloc() else { preconditionFailure("out of memory") }
    self.pointer = pointer
  }

  /// The coded bytes.
  var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size)))
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }
}
