import CLibAV
import SkeletonGraphics
import SkeletonTimeline

/// An open libavcodec encoder.
struct Encoder: ~Copyable {
  let context: UnsafeMutablePointer<AVCodecContext>
  private let closesOnlyDrained: Bool

  /// - Throws: `missingCodec`, `rejectedOption`, or `library` with the encoder's own words.
  static func open(
    _ name: String, _ configuration: EncoderConfiguration, size: PixelSize, rate: FrameRate,
    globalHeader: Bool
  ) throws(VideoError) -> Encoder {
    try LibAV.begin()
    guard let codec = avcodec_find_encoder_by_name(name) else { throw .missingCodec(name: name) }
    let encoder = Encoder(
      allocatingFor: codec, closesOnlyDrained: configuration.closesOnlyDrained)
    let context = encoder.context
    describe(context, configuration, size: size, rate: rate)
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    if globalHeader { context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }
    var options = OptionDictionary(configuration.options)
    try LibAV.check(avcodec_open2(context, codec, &options.pointer), name)
    if let option = options.firstLeftover { throw .rejectedOption(option, encoder: name) }
    return encoder
  }

  private init(allocatingFor codec: UnsafePointer<AVCodec>, closesOnlyDrained: Bool) {
    guard let context = avcodec_alloc_context3(codec) else {
      preconditionFailure("out of memory")
    }
    self.context = context
    self.closesOnlyDrained = closesOnlyDrained
  }

  private static func describe(
    _ context: UnsafeMutablePointer<AVCodecContext>, _ configuration: EncoderConfiguration,
    size: PixelSize, rate: FrameRate
  ) {
    context.pointee.width = Int32(size.width)
    context.pointee.height = Int32(size.height)
    context.pointee.pix_fmt = av_get_pix_fmt(configuration.pixelFormat)
    context.pointee.framerate = AVRational(rate.rational)
    context.pointee.time_base = AVRational(
      configuration.ticksPerSecond.map { Rational(1, $0) } ?? rate.frameDuration)
    context.pointee.gop_size = Int32(configuration.keyFrameInterval)
    if let count = configuration.maximumBFrames { context.pointee.max_b_frames = Int32(count) }
    context.pointee.thread_count = Int32(configuration.threads)
    guard ColorTags.describes(context.pointee.pix_fmt) else { return }
    ColorTags.apply(to: context)
    // Without it no `pasp` is written, and some upload services ask for square pixels in words.
    context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
  }

  /// Takes one picture, or with nil says that there are no more.
  func send(_ frame: UnsafeMutablePointer<AVFrame>?) throws(VideoError) {
    try LibAV.check(avcodec_send_frame(context, frame), "avcodec_send_frame")
  }

  /// Fills the packet; false when the encoder wants more pictures, or has given its last.
  func receive(into packet: borrowing Packet) throws(VideoError) -> Bool {
    let code = avcodec_receive_packet(context, packet.pointer)
    if code == -EAGAIN || code == skl_error_eof { return false }
    try LibAV.check(code, "avcodec_receive_packet")
    return true
  }

  /// Lets an encoder that was given up code what it holds, so that its threads come to an end.
  private func drain() {
    guard avcodec_is_open(context) != 0 else { return }
    let size = PixelSize(width: Int(context.pointee.width), height: Int(context.pointee.height))
    if context.pointee.frame_number == 0,
      let blank = try? Picture(size: size, format: context.pointee.pix_fmt)
    {
      blank.pointer.pointee.pts = 0
      _ = avcodec_send_frame(context, blank.pointer)
    }
    _ = avcodec_send_frame(context, nil)
    let packet = Packet()
    while avcodec_receive_packet(context, packet.pointer) >= 0 {}
  }

  deinit {
    if closesOnlyDrained { drain() }
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }
}
