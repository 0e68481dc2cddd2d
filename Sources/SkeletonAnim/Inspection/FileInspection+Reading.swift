import Glibc
import SkeletonGIF
import SkeletonGraphics
import SkeletonTimeline
import SkeletonVideo

extension FileInspection {
  /// - Parameter decodes: whether to decode all pictures of a video too, for what is damaged.
  /// - Throws: ``InspectionError``.
  package init(path: String, decodes: Bool = false) throws(InspectionError) {
    let file = try InputFile(path)
    let isGIF = try file.isGIF()
    do {
      if isGIF {
        self.init(try GIFInspection(file.gif()))
      } else {
        self.init(try MediaInspection.inspect(path))
        if decodes {
          var reader = try MediaReader.open(path)
          while try reader.skip() {}
        }
      }
    } catch {
      throw InspectionError(path: path, cause: error)
    }
  }

  private init(_ gif: GIFInspection) {
    var times: [Double] = []
    var start = 0
    for frame in gif.frames {
      times.append(Double(start) / 100)
      start += frame.delay
    }
    self.init(
      format: "gif", width: gif.size.width, height: gif.size.height, times: times,
      duration: Double(gif.duration) / 100, loop: gif.loop,
      kind: .gif(
        GIFFacts(
          delays: gif.frames.map(\.delay), colors: gif.usedColorCount,
          localPalettes: gif.localPaletteCount, comment: gif.comment)))
  }

  private init(_ media: MediaInspection) {
    let color = media.color.map {
      VideoFacts.Color(
        range: $0.range, primaries: $0.primaries, transfer: $0.transfer, matrix: $0.matrix)
    }
    self.init(
      format: media.format, width: media.size.width, height: media.size.height,
      times: media.times.map(\.double), duration: media.duration.double, loop: media.loop,
      title: media.title, alt: media.alt,
      kind: .video(
        VideoFacts(
          codec: media.codec, profile: media.profile, level: media.level,
          pixelFormat: media.pixelFormat, color: color,
          averageFrameRate: media.averageRate?.description, isProgressive: media.isProgressive,
          hasSquarePixels: media.hasSquarePixels, isTurned: media.isTurned,
          hasClosedGroups: media.hasClosedGroups, isFastStart: media.isFastStart,
          hasEditList: media.hasEditList, hasAlpha: media.hasAlpha, hasAudio: media.hasAudio)))
  }
}

extension InspectionError {
  init(_ path: String, errno code: Int32) {
    let reason = code == ENOENT ? "there is no such file" : String(cString: strerror(code))
    self.init(path: path, isUnreadable: true, reason: reason.lowercased())
  }

  /// The words of the error are taken without the path, which the message names already.
  init(path: String, cause: any Error) {
    switch cause {
    case let cause as InspectionError: self = cause
    case VideoError.cannotRead(_, let reason):
      self.init(path: path, isUnreadable: true, reason: reason)
    case VideoError.malformed(_, let reason):
      self.init(path: path, isUnreadable: false, reason: reason)
    case GIFError.read: self.init(path: path, isUnreadable: true, reason: "\(cause)")
    default: self.init(path: path, isUnreadable: false, reason: "\(cause)")
    }
  }
}
