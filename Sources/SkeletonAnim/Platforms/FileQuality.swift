/// A word that describes a file, of which platforms accept a few.
package enum FileQuality: String, Sendable, CaseIterable {
  /// ``MediaFormat``'s name of it, found in the content.
  case format
  /// libavcodec's name.
  case codec
  /// libavcodec's name.
  case profile
  /// `886×1920`, in pixels.
  case size
  /// Frames a second, where only certain ones are accepted: `29.97`.
  case exactRate = "frame rate"

  /// The options that decide it.
  var remedy: String {
    switch self {
    case .format: "--output or --format"
    case .codec, .profile: "--codec"
    case .size: "--pixels or --size"
    case .exactRate: "--fps"
    }
  }
}
