import Glibc
import SkeletonGIF
import SkeletonTimeline
import SkeletonVideo

extension FileFacts {
  /// Reads all of a file.
  ///
  /// - Throws: ``InspectionError``.
  init(path: String) throws(InspectionError) {
    let found = try FileInspection(path: path)
    self.init(formatName: found.format, width: found.width, height: found.height)
    bytes = Self.byteCount(path)
    frames = found.times.count
    let isStill = format == .png || found.times.count < 2
    if !isStill {
      duration = Self.seconds(found.duration)
      plays = found.loop
      rate = Self.rate(found.times)
    }
    if case .video(let video) = found.kind { add(video, isStill: isStill) }
  }

  private mutating func add(_ video: FileInspection.VideoFacts, isStill: Bool) {
    codec = video.codec
    profile = video.profile
    level = video.level.flatMap { Rational(decimal: $0) }
    pixelFormat = video.pixelFormat
    if !isStill, let stated = video.averageFrameRate.flatMap({ FrameRate($0) }) {
      rate = stated.rational
    }
    demands[.progressive] = video.isProgressive
    demands[.closedGroups] = video.hasClosedGroups
    demands[.squarePixels] = video.hasSquarePixels
    demands[.noEditList] = video.hasEditList.map { !$0 }
    demands[.indexFirst] = video.isFastStart
    demands[.silence] = !video.hasAudio
  }

  /// From the first frame to the start of the last, which may be held.
  private static func rate(_ times: [Double]) -> Rational? {
    guard let first = times.first, let last = times.last, last > first else { return nil }
    return Rational(times.count - 1) / seconds(last - first)
  }

  /// Inspection gives multiples of a file's clock as floating point; microseconds are finer.
  private static func seconds(_ value: Double) -> Rational {
    Rational(Int((value * 1_000_000).rounded()), 1_000_000)
  }

  private static func byteCount(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether the first picture shows anything: more than one colour, over the whole canvas.
  static func firstFrameIsWhole(_ path: String) throws(InspectionError) -> Bool {
    let pixels: [UInt8]?
    do {
      let file = try InputFile(path)
      if try file.isGIF() {
        var frames = try file.gif()
        pixels = try frames.next() == nil ? nil : frames.pixels
      } else {
        var reader = try MediaReader.open(path)
        pixels = try reader.next()?.pixels
      }
    } catch {
      throw InspectionError(path: path, cause: error)
    }
    guard let pixels, pixels.count >= 4 else { return false }
    let first = Array(pixels[..<4])
    return stride(from: 4, to: pixels.count, by: 4).contains { at in
      (0..<4).contains { pixels[at + $0] != first[$0] }
    }
  }
}
