import CLibAV

/// An open libavcodec decoder.
struct Decoder: ~Copyable {
  private let context: UnsafeMutablePointer<AVCodecContext>

  /// The decoder for a stream; one that is asked for by name is taken where it exists.
  ///
  /// - Throws: `missingCodec`, `library`.
  static func open(
    _ stream: UnsafeMutablePointer<AVStream>, preferring name: String? = nil
  ) throws(VideoError) -> Decoder {
    let parameters = stream.pointee.codecpar.pointee
    let preferred = name.flatMap { avcodec_find_decoder_by_name($0) }
    let decoder =
      if let preferred { Decoder(preferred) } else { Decoder(try find(parameters.codec_id)) }
    try LibAV.check(
      avcodec_parameters_to_context(decoder.context, stream.pointee.codecpar),
      "avcodec_parameters_to_context")
    decoder.context.pointee.pkt_timebase = stream.pointee.time_base
    try LibAV.check(avcodec_open2(decoder.context, nil, nil), "avcodec_open2")
    return decoder
  }

  /// A decoder of pictures that say everything about themselves.
  static func open(_ codec: AVCodecID) throws(VideoError) -> Decoder {
    let decoder = try Decoder(find(codec))
    try LibAV.check(avcodec_open2(decoder.context, nil, nil), "avcodec_open2")
    return decoder
  }

  /// A decoder of one picture that says everything about itself, which takes damage as the end.
  ///
  /// - Parameter maximumPixels: what a picture may have; one with more is refused before memory is
  ///   taken for it.
  static func open(still codec: AVCodecID, maximumPixels: Int) throws(VideoError) -> Decoder {
    let decoder = try Decoder(find(codec))
    decoder.context.pointee.max_pixels = Int64(maximumPixels)
    decoder.context.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    try LibAV.check(avcodec_open2(decoder.context, nil, nil), "avcodec_open2")
    return decoder
  }

  private static func find(_ codec: AVCodecID) throws(VideoError) -> UnsafePointer<AVCodec> {
    guard let found = avcodec_find_decoder(codec) else {
      throw .missingCodec(name: String(cString: avcodec_get_name(codec)))
    }
    return found
  }

  private init(_ codec: UnsafePointer<AVCodec>) {
    guard let context = avcodec_alloc_context3(codec) else {
      preconditionFailure("out of memory")
    }
    self.context = context
  }

  /// Takes one packet, or with nil says that there are no more.
  func send(_ packet: UnsafeMutablePointer<AVPacket>?) throws(VideoError) {
    try LibAV.check(avcodec_send_packet(context, packet), "avcodec_send_packet")
  }

  /// Fills the picture; false when the decoder wants more packets, or has given its last.
  func receive(into picture: borrowing Picture) throws(VideoError) -> Bool {
    let code = avcodec_receive_frame(context, picture.pointer)
    if code == -EAGAIN || code == skl_error_eof { return false }
    try LibAV.check(code, "avcodec_receive_frame")
    return true
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }
}
