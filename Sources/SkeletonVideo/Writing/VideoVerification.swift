import SkeletonGraphics
import SkeletonTimeline

/// Reads back what was written, because a muxer's success does not prove a whole file.
package enum VideoVerification {
  /// Checks size, number of pictures and length against the settings, without decoding.
  ///
  /// - Returns: what the file says of itself.
  /// - Throws: `unverified`, `cannotRead`, `malformed`.
  @discardableResult
  package static func verify(
    _ path: String, against settings: VideoSettings
  ) throws(VideoError) -> MediaInspection {
    let found = try MediaInspection.inspect(path)
    func demand(_ holds: Bool, _ reason: String) throws(VideoError) {
      guard holds else { throw .unverified(path: path, reason: reason) }
    }
    let (size, wanted) = (found.size, settings.size)
    try demand(
      size == wanted,
      "it is \(size.width)x\(size.height), not \(wanted.width)x\(wanted.height)")
    try demand(
      settings.container.mergesFrames
        ? found.frameCount <= settings.frameCount : found.frameCount == settings.frameCount,
      "it has \(found.frameCount) frames, not \(settings.frameCount)")
    let error = found.duration - settings.duration
    let tolerance = settings.container.timeTolerance
    try demand(
      settings.frameCount == 1 && settings.container.storesStills
        || (error <= tolerance && Rational(0) - tolerance <= error),
      "it lasts \(found.duration) s, not \(settings.duration) s")
    return found
  }
}

extension VideoContainer {
  /// Whether neighbours that are equal become one picture that is shown for longer.
  var mergesFrames: Bool { self == .webp }

  /// Whether a single picture becomes a still, which has no length.
  var storesStills: Bool { self == .webp || self == .apng }

  /// How far the stated length may be from the exact one: the container's clock.
  var timeTolerance: Rational {
    switch self {
    case .mp4, .mov, .apng: .zero
    case .webm, .webp: Rational(1, 1000)
    }
  }
}
