import CLibAV

/// A chain of bitstream filters between encoder and file; an empty chain passes packets through.
struct PacketFilter: ~Copyable {
  private let context: UnsafeMutablePointer<AVBSFContext>

  /// - Parameter chain: libavcodec's notation, `name=option=value,name…`.
  static func open(
    _ chain: String?, of encoder: borrowing Encoder
  ) throws(VideoError) -> PacketFilter {
    var created: UnsafeMutablePointer<AVBSFContext>?
    try LibAV.check(av_bsf_list_parse_str(chain, &created), chain ?? "null filter")
    guard let created else { preconditionFailure("out of memory") }
    let filter = PacketFilter(adopting: created)
    try LibAV.check(
      avcodec_parameters_from_context(created.pointee.par_in, encoder.context),
      "avcodec_parameters_from_context")
    created.pointee.time_base_in = encoder.context.pointee.time_base
    try LibAV.check(av_bsf_init(created), "av_bsf_init")
    return filter
  }

  private init(adopting context: UnsafeMutablePointer<AVBSFContext>) {
    self.context = context
  }

  var parameters: UnsafeMutablePointer<AVCodecParameters> { context.pointee.par_out }
  var timeBase: AVRational { context.pointee.time_base_out }

  /// Takes the packet's content, or with nil says that there are no more.
  func send(_ packet: UnsafeMutablePointer<AVPacket>?) throws(VideoError) {
    try LibAV.check(av_bsf_send_packet(context, packet), "av_bsf_send_packet")
  }

  func receive(into packet: borrowing Packet) throws(VideoError) -> Bool {
    let code = av_bsf_receive_packet(context, packet.pointer)
    if code == -EAGAIN || code == skl_error_eof { return false }
    try LibAV.check(code, "av_bsf_receive_packet")
    return true
  }

  deinit {
    var context: UnsafeMutablePointer<AVBSFContext>? = context
    av_bsf_free(&context)
  }
}
