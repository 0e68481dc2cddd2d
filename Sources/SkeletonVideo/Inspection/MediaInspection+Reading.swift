import CLibAV
import SkeletonGraphics
import SkeletonTimeline

extension MediaInspection {
  /// Reads a file's headers and counts its pictures, without decoding them.
  ///
  /// - Throws: `cannotRead`, `malformed`.
  package static func inspect(_ path: String) throws(VideoError) -> MediaInspection {
    let file = try MappedFile.open(path)
    let (webp, png) = (WebPFile(file), PNGFile(file))
    guard webp?.isComplete ?? png?.isComplete ?? EBML.isComplete(file) ?? true else {
      throw .malformed(path: path, reason: "its end is missing")
    }
    if let webp, webp.isAnimated { return MediaInspection(webp) }
    var result = try MediaInspection(Demuxer.open(path), path)
    if let boxes = ISOBoxes(file) {
      result.isFastStart = boxes.indexFirst
      result.hasEditList = boxes.hasEditList
    }
    if let webp {
      result.title = webp.title
      result.alt = webp.alt
    }
    if let png {
      result.loop = png.loop
      // libavformat rounds their times to 10 µs.
      if png.loop != nil { (result.times, result.duration) = Self.schedule(png.delays) }
      result.title = png.texts[PNGChunk.titleKey]
      result.alt = png.texts[PNGChunk.altKey]
    }
    guard result.frameCount > 0, result.size.width > 0, result.size.height > 0 else {
      throw .malformed(path: path, reason: "it holds no picture")
    }
    return result
  }

  private init(_ demuxer: consuming Demuxer, _ path: String) throws(VideoError) {
    let schedule = try Schedule(demuxer, path)
    let parameters = demuxer.parameters
    let pixelFormat = AVPixelFormat(parameters.format)
    format = Self.formatName(demuxer)
    size = demuxer.size
    times = schedule.times
    duration = ["png", "webp"].contains(format) ? .zero : demuxer.statedDuration ?? schedule.end
    codec = String(cString: avcodec_get_name(parameters.codec_id))
    profile = avcodec_profile_name(parameters.codec_id, parameters.profile)
      .map(String.init(cString:))
    level = Self.level(parameters)
    isProgressive =
      parameters.field_order == AV_FIELD_UNKNOWN
      ? nil : parameters.field_order == AV_FIELD_PROGRESSIVE
    let stream = demuxer.stream.pointee
    hasSquarePixels = [parameters.sample_aspect_ratio, stream.sample_aspect_ratio]
      .allSatisfy { $0.num == 0 || $0.num == $0.den }
    isTurned = Self.isTurned(stream)
    hasClosedGroups = schedule.hasClosedGroups
    self.pixelFormat = av_get_pix_fmt_name(pixelFormat).map(String.init(cString:))
    color = ColorDescription(parameters)
    averageRate = Rational(demuxer.stream.pointee.avg_frame_rate)
    hasAlpha = Self.hasAlpha(pixelFormat) || demuxer.tag("alpha_mode") == "1"
    hasAudio = demuxer.hasAudio
    title = demuxer.tag("title")
    alt = demuxer.tag("description") ?? demuxer.tag("ALT") ?? demuxer.tag("comment")
  }

  /// Starts and end of pictures that follow each other.
  static func schedule(_ delays: [Rational]) -> (starts: [Rational], end: Rational) {
    // Delays of a file from anywhere may have no clock in common that fits: count nanoseconds
    // then.
    let clock = delays.reduce(1) { clock, delay in
      let common = (Rational(clock) * Rational(1, delay.denominator)).denominator
      return min(clock * common, 1_000_000_000)
    }
    var ends = [0]
    for delay in delays { ends.append(ends[ends.count - 1] + (delay * Rational(clock)).rounded) }
    let times = ends.map { Rational($0, clock) }
    return (times.dropLast(), times[times.count - 1])
  }

  /// Both standards count levels in steps of their own.
  private static func level(_ parameters: AVCodecParameters) -> String? {
    let steps: [AVCodecID.RawValue: Int32] = [
      AV_CODEC_ID_H264.rawValue: 10, AV_CODEC_ID_HEVC.rawValue: 30,
    ]
    guard parameters.level > 0, let step = steps[parameters.codec_id.rawValue] else { return nil }
    let tenths = parameters.level * 10 / step
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Whether players are told to turn or mirror the pictures, by a matrix that is not the identity.
  private static func isTurned(_ stream: AVStream) -> Bool {
    let identity: [Int32] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
    return (0..<Int(stream.nb_side_data)).contains { index in
      let data = stream.side_data[index]
      guard data.type == AV_PKT_DATA_DISPLAYMATRIX, data.size >= 36 else { return false }
      return identity.indices.contains {
        UnsafeRawPointer(data.data).loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self)
          != identity[$0]
      }
    }
  }

  private static func hasAlpha(_ format: AVPixelFormat) -> Bool {
    guard let descriptor = av_pix_fmt_desc_get(format) else { return false }
    return descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
  }

  /// libavformat has one reader for relatives; the brand, or the codec, tells them apart.
  private static func formatName(_ demuxer: borrowing Demuxer) -> String {
    let names = demuxer.formatNames
    switch names.first {
    case "mov": return demuxer.tag("major_brand")?.hasPrefix("qt") == true ? "mov" : "mp4"
    case "matroska":
      let isWebM = [AV_CODEC_ID_VP8, AV_CODEC_ID_VP9, AV_CODEC_ID_AV1]
        .contains(demuxer.parameters.codec_id)
      return isWebM ? "webm" : "matroska"
    case "png_pipe": return "png"
    case "webp_pipe": return "webp"
    case let name: return name.map(String.init) ?? "unknown"
    }
  }
}

extension MediaInspection.ColorDescription {
  fileprivate init(_ parameters: AVCodecParameters) {
    func text(_ name: UnsafePointer<CChar>?) -> String { name.map(String.init) ?? "unknown" }
    range = text(av_color_range_name(parameters.color_range))
    primaries = text(av_color_primaries_name(parameters.color_primaries))
    transfer = text(av_color_transfer_name(parameters.color_trc))
    matrix = text(av_color_space_name(parameters.color_space))
  }
}

/// When the pictures of a stream begin, and when the last one ends.
private struct Schedule {
  private(set) var times: [Rational] = []
  private(set) var end = Rational.zero
  /// Whether every picture that is stored after a key picture is also shown after it: what comes
  /// before may use pictures of the group before, so that playing cannot start at the key.
  private(set) var hasClosedGroups = true

  init(_ demuxer: borrowing Demuxer, _ path: String) throws(VideoError) {
    let packet = Packet()
    var key = Rational.zero
    while try demuxer.read(into: packet) {
      guard packet.pointer.pointee.flags & AV_PKT_FLAG_CORRUPT == 0 else {
        throw .malformed(path: path, reason: "it ends inside a picture")
      }
      let time = demuxer.time(packet.pointer.pointee.pts) ?? end
      let length = demuxer.time(packet.pointer.pointee.duration) ?? .zero
      times.append(time)
      if packet.pointer.pointee.flags & AV_PKT_FLAG_KEY != 0 { key = time }
      if time < key { hasClosedGroups = false }
      end = max(end, time + length)
    }
    // Packets come in coding order.
    times.sort()
  }
}
