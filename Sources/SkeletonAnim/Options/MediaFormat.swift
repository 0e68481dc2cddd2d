/// A kind of file that can be written.
public enum MediaFormat: String, CaseIterable, Sendable {
  /// A GIF: 255 colours and one bit of alpha, times in hundredths of a second.
  case gif
  /// A video that plays nearly everywhere: H.264, or HEVC, AV1 or VP9.
  case mp4
  /// A video for editors: ProRes 4444 with alpha, or H.264 or HEVC.
  case mov
  /// A video for browsers: VP9, which may have alpha, or AV1.
  case webm
  /// A lossless animated picture with alpha, times in milliseconds; sides up to 16 383 pixels.
  case webp
  /// A lossless animated picture with alpha.
  case apng
  /// A still picture, or a sequence of them, lossless with alpha.
  case png

  /// The format that a path's extension stands for, in any case; nil for none.
  public init?(pathExtension path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
