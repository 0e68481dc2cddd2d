import CLibAV
import SkeletonGraphics
import SkeletonTimeline

/// An open media file being read, with the stream of pictures chosen.
struct Demuxer: ~Copyable {
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let path: String
  let stream: UnsafeMutablePointer<AVStream>

  /// - Throws: `cannotRead` when the file cannot be opened, `malformed` when it holds no pictures.
  static func open(_ path: String) throws(VideoError) -> Demuxer {
    try LibAV.begin()
    var opened: UnsafeMutablePointer<AVFormatContext>?
    let code = avformat_open_input(&opened, "file:" + path, nil, nil)
    guard code >= 0, let context = opened else {
      throw failure(code, path)
    }
    let found = avformat_find_stream_info(context, nil)
    let index = av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    guard found >= 0, index >= 0, let stream = context.pointee.streams[Int(index)] else {
      let refusal = context.pointee.pb?.pointee.error ?? 0
      avformat_close_input(&opened)
      guard refusal >= 0 else { throw failure(refusal, path) }
      throw .malformed(path: path, reason: "it holds no pictures")
    }
    return Demuxer(context: context, path: path, stream: stream)
  }

  private static func failure(_ code: Int32, _ path: String) -> VideoError {
    LibAV.isRefusal(code)
      ? .cannotRead(path: path, reason: LibAV.text(code))
      : .malformed(path: path, reason: LibAV.reason(code))
  }

  private init(
    context: UnsafeMutablePointer<AVFormatContext>, path: String,
    stream: UnsafeMutablePointer<AVStream>
  ) {
    self.context = context
    self.path = path
    self.stream = stream
  }

  /// Names of the container, as libavformat lists them: `mov,mp4,m4a,…`.
  var formatNames: [Substring] {
    String(cString: context.pointee.iformat.pointee.name).split(separator: ",")
  }

  var parameters: AVCodecParameters { stream.pointee.codecpar.pointee }

  var size: PixelSize {
    PixelSize(width: Int(parameters.width), height: Int(parameters.height))
  }

  var hasAudio: Bool {
    av_find_best_stream(context, AVMEDIA_TYPE_AUDIO, -1, -1, nil, 0) >= 0
  }

  /// A tag of the stream, or else of the file.
  func tag(_ key: String) -> String? {
    for dictionary in [stream.pointee.metadata, context.pointee.metadata] {
      if let entry = av_dict_get(dictionary, key, nil, 0) {
        return String(cString: entry.pointee.value)
      }
    }
    return nil
  }

  /// What the stream, or else the container, says of its length.
  var statedDuration: Rational? {
    if stream.pointee.duration > 0 { return time(stream.pointee.duration) }
    guard context.pointee.duration > 0 else { return nil }
    return Rational(Int(context.pointee.duration), Int(AV_TIME_BASE))
  }

  /// Seconds of a time in the stream's clock.
  func time(_ ticks: Int64) -> Rational? {
    guard ticks != skl_no_timestamp, let unit = Rational(stream.pointee.time_base) else {
      return nil
    }
    return Rational(Int(ticks)) * unit
  }

  /// Fills the packet with the next picture; false at the end.
  ///
  /// - Throws: `cannotRead`, also where the library takes an I/O error for the end; `malformed`.
  func read(into packet: borrowing Packet) throws(VideoError) -> Bool {
    while true {
      av_packet_unref(packet.pointer)
      let code = av_read_frame(context, packet.pointer)
      let refusal = context.pointee.pb?.pointee.error ?? 0
      if code == skl_error_eof, !LibAV.isRefusal(refusal) { return false }
      guard code >= 0 else {
        throw Self.failure(LibAV.isRefusal(refusal) ? refusal : code, path)
      }
      if packet.pointer.pointee.stream_index == stream.pointee.index { return true }
    }
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = context
    avformat_close_input(&context)
  }
}
