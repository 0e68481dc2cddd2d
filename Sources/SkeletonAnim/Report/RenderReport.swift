public import SkeletonTimeline

/// What a run wrote.
public struct RenderReport: Sendable, Hashable {
  /// The canvas's width in points.
  public var width: Double
  /// The canvas's height in points.
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  /// Frames of the animation, holds and repeats included.
  public var frames: Int
  /// Frames a second, exactly.
  public var rate: FrameRate
  /// The file's length in seconds, exactly.
  public var duration: Rational
  /// When loaded content appears in the first loop of the file; nil without a reveal.
  public var reveal: RevealClock?
  /// A report for each output, in the order in which they were asked for.
  public var outputs: [OutputReport]
  /// What people should know about the run as a whole, such as a length that was rounded.
  public var notes: [String]
}

/// What one output holds, as it was asked for and verified.
public struct OutputReport: Sendable, Hashable {
  /// The path as it was asked for; `-` is standard output.
  public var path: String
  /// The kind of file.
  public var format: MediaFormat
  /// Bytes of the file, or of all files of a sequence.
  public var bytes: Int
  /// The picture's width in pixels.
  public var width: Int
  /// The picture's height in pixels.
  public var height: Int
  /// Pictures stored; a GIF stores a hold as a longer delay.
  public var frames: Int
  /// The file's length in seconds, as the format can express it; 0 for a still.
  public var duration: Rational
  /// How often the file plays, 0 for ever; nil where the format has no such thing.
  public var loop: Int?
  /// Colours of the palette, where there is one.
  public var colors: Int?
  /// The most that a pixel of a GIF differs from the drawn one, in levels of a channel.
  public var maxError: Int? = nil
  /// Whether decoding gives the drawn frames bit for bit.
  public var isLossless: Bool
  /// What people should know about this file, such as what was given up for a byte limit.
  public var notes: [String]
}
