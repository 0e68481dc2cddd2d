/// One file, or one numbered sequence of files, that a run writes.
public struct Output: Sendable, Hashable {
  /// What of the animation a file holds.
  public enum Content: Sendable, Hashable {
    /// All frames in one file.
    case animation
    /// One frame of the loop, from 0, as a picture.
    case still(frame: Int)
    /// The frame in which the highlight is halfway.
    case poster
    /// Every frame as a picture of its own; the path holds one `%d` or `%04d`.
    case sequence
    /// Up to sixteen frames in a grid, each with its time.
    case sheet
  }

  /// Where to; `-` is standard output.
  public var path: String
  /// The kind of file, which decides which content it can hold.
  public var format: MediaFormat
  /// What of the animation it holds.
  public var content: Content

  /// An output of one's own making; content that the format cannot hold is an error of the run.
  public init(path: String, format: MediaFormat, content: Content) {
    self.path = path
    self.format = format
    self.content = content
  }

  /// What a path asks for by its name: a still for `.png`, a
  /// sequence for a `.png` with a number pattern, an animation for all others. nil when the extension stands for nothing.
  public init?(path: String, still frame: Int = 0) {
    guard let format = MediaFormat(pathExtension: path) else { return nil }
    self.init(path: path, format: format, still: frame)
  }

  /// A path whose format is given, whatever its name says.
  public init(path: String, format: MediaFormat, still frame: Int = 0) {
    let content: Content =
      switch format {
      case .png: NumberPattern(path) == nil ? .still(frame: frame) : .sequence
      case .gif, .mp4, .mov, .webm, .webp, .apng: .animation
      }
    self.init(path: path, format: format, content: content)
  }

  /// Whether a byte limit applies: to animations, not to pictures beside them.
  var isLimited: Bool { content == .animation }
}
