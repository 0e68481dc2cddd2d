/// One file, or one numbered sequence of files, that a run writes.
public struct Output: Sendable, Hashable {
  /// What of the animation a file holds.
  public enum Content: Sendable, Hashable {
    /// All frames in one file.
    case animation
    /// One frame of the loop as a picture, from 0; numbers beyond the last frame are the last.
    case still(frame: Int)
    /// The frame in which the highlight is halfway.
    case poster
    /// Every frame as a picture of its own; the path holds one `%d` or `%04d`.
    case sequence
    /// Up to sixteen frames in a grid, each with its time.
    case sheet
  }

  /// Where the file goes; `-` is standard output.
  public var path: String
  /// The kind of file, which decides which content it can hold.
  public var format: MediaFormat
  /// What of the animation it holds; all but ``Content/animation`` are PNG files.
  public var content: Content

  /// Makes an output of given content; what the format cannot hold is an error of the run.
  public init(path: String, format: MediaFormat, content: Content) {
    self.path = path
    self.format = format
    self.content = content
  }

  /// Makes what a path asks for by its name: a still for `.png`, a sequence for a `.png` with a
  /// number pattern, an animation for all others; nil when the extension stands for nothing.
  public init?(path: String, still frame: Int = 0) {
    guard let format = MediaFormat(pathExtension: path) else { return nil }
    self.init(path: path, format: format, still: frame)
  }

  /// Makes an output of a given format, whatever the path's extension says.
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
