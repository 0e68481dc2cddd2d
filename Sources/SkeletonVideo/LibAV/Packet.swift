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

  /// Takes a copy of coded bytes.
  func fill(with bytes: [UInt8]) throws(VideoError) {
    try LibAV.check(av_new_packet(pointer, Int32(bytes.count)), "av_new_packet")
    pointer.pointee.data.update(from: bytes, count: bytes.count)
  }

  /// Takes a copy of a file's bytes.
  func fill(with file: borrowing MappedFile) throws(VideoError) {
    try LibAV.check(av_new_packet(pointer, Int32(file.count)), "av_new_packet")
    file.copy(to: pointer.pointee.data)
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }
}
