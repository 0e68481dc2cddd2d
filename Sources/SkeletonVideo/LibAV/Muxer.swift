import CLibAV

/// An open media file being written, with one video stream.
struct Muxer: ~Copyable {
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let path: String

  /// Prepares without touching the file. The format is given by name: a temporary file's
  /// extension says nothing.
  static func prepare(path: String, format: String) throws(VideoError) -> Muxer {
    try LibAV.begin()
    var created: UnsafeMutablePointer<AVFormatContext>?
    // The scheme keeps a path with a colon from being taken for a protocol.
    try LibAV.check(
      avformat_alloc_output_context2(&created, nil, format, "file:" + path), "muxer \(format)")
    guard let created else { preconditionFailure("out of memory") }
    let muxer = Muxer(adopting: created, path: path)
    // Version texts and random identifiers stay out of the file.
    created.pointee.flags |= AVFMT_FLAG_BITEXACT
    return muxer
  }

  private init(adopting context: UnsafeMutablePointer<AVFormatContext>, path: String) {
    self.context = context
    self.path = path
  }

  /// Whether codec headers go to the front of the file instead of into each key frame.
  var wantsGlobalHeader: Bool {
    context.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0
  }

  /// Creates or empties the file and writes what comes before the first picture.
  ///
  /// - Throws: `cannotCreate`, `cannotWrite`.
  func begin(
    _ filter: borrowing PacketFilter, rate: AVRational, tag: String?, options: [String: String],
    metadata: [String: String]
  ) throws(VideoError) {
    guard let stream = avformat_new_stream(context, nil) else {
      preconditionFailure("out of memory")
    }
    try LibAV.check(
      avcodec_parameters_copy(stream.pointee.codecpar, filter.parameters),
      "avcodec_parameters_copy")
    if let tag { stream.pointee.codecpar.pointee.codec_tag = Self.fourLetters(tag) }
    stream.pointee.time_base = filter.timeBase
    stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    // The length of the last frame follows from it.
    stream.pointee.avg_frame_rate = rate
    stream.pointee.r_frame_rate = rate
    let opened = avio_open(&context.pointee.pb, context.pointee.url, AVIO_FLAG_WRITE)
    guard opened >= 0 else { throw .cannotCreate(path: path, reason: LibAV.text(opened)) }
    context.pointee.metadata = OptionDictionary(metadata).release()
    var options = OptionDictionary(options)
    try checkWriting(avformat_write_header(context, &options.pointer))
    if let option = options.firstLeftover {
      throw .rejectedOption(option, encoder: String(cString: context.pointee.oformat.pointee.name))
    }
  }

  /// Writes one packet whose times are in `timeBase`; the packet is empty afterwards.
  func write(_ packet: borrowing Packet, timeBase: AVRational) throws(VideoError) {
    guard let stream = context.pointee.streams[0] else { preconditionFailure("no stream") }
    packet.pointer.pointee.stream_index = 0
    av_packet_rescale_ts(packet.pointer, timeBase, stream.pointee.time_base)
    try checkWriting(av_interleaved_write_frame(context, packet.pointer))
    // A full disk shows here first: packets are buffered, and writing one reports nothing.
    try checkWriting(context.pointee.pb.pointee.error)
  }

  /// Writes what comes after the last picture and closes the file.
  ///
  /// The trailer's own code can be positive while the file is cut short, so the stream's error
  /// and the closing are checked as well.
  consuming func finish() throws(VideoError) {
    try checkWriting(av_write_trailer(context))
    try checkWriting(context.pointee.pb.pointee.error)
    try checkWriting(avio_closep(&context.pointee.pb))
  }

  private func checkWriting(_ code: Int32) throws(VideoError) {
    guard code < 0 else { return }
    throw .cannotWrite(path: path, reason: LibAV.text(code))
  }

  /// The first letter is in the lowest byte.
  private static func fourLetters(_ tag: String) -> UInt32 {
    tag.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  deinit {
    _ = avio_closep(&context.pointee.pb)
    avformat_free_context(context)
  }
}
