/// What an encoder is told, in libavcodec's terms: a plain value, so that settings can be tested
/// without a library.
struct EncoderConfiguration: Sendable, Equatable {
  /// libavcodec's name of the samples that the encoder takes.
  var pixelFormat: String
  /// The samples that are appended.
  var frameFormat: FrameFormat
  /// Frames from one key frame to the next.
  var keyFrameInterval = 250
  /// Frames in a row that are stored ahead of their time; nil leaves it to the encoder.
  var maximumBFrames: Int?
  /// The same on every machine: some encoders write, or depend on, the number of threads.
  var threads = 1
  /// The encoder's clock, for a format that has a fixed one; nil counts frames.
  var ticksPerSecond: Int?
  /// The encoder's options by name; one that it does not know is an error.
  var options: [String: String] = [:]
  /// Whether closing the encoder before it has given its last packet would never return.
  var closesOnlyDrained = false
  /// Passes over the coded packets, in libavcodec's notation.
  var bitstreamFilters: String?
  /// The four letters that name the codec in MP4 and MOV, where the muxer's choice is wrong.
  var tag: String?
}

extension VideoSettings {
  var configuration: EncoderConfiguration {
    switch codec {
    case .h264: H264.configuration(self)
    case .hevc: HEVC.configuration(self)
    case .av1: AV1.configuration(self)
    case .vp9: VP9.configuration(self)
    case .prores4444: ProRes.configuration(self)
    case .apng: APNG.configuration(self)
    case .webp: WebP.configuration(self)
    }
  }
}
