/// A kind of file that can be written.
public enum MediaFormat: String, CaseIterable, Sendable {
  case gif, mp4, mov, webm, webp, apng, png

  /// The format that a path's extension stands for, in any case; nil for none.
  public init?(pathExtension path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
