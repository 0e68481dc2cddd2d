/// The kind of file that holds the coded pictures.
package enum VideoContainer: String, Sendable, Hashable, CaseIterable {
  case mp4, mov, webm, apng, webp

  /// The codec that a file of this kind holds when nothing else is asked for.
  package var defaultCodec: VideoCodec {
    switch self {
    case .mp4: .h264
    case .mov: .prores4444
    case .webm: .vp9
    case .apng: .apng
    case .webp: .webp
    }
  }
}
