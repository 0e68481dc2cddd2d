public import SkeletonTimeline

/// What a run wrote.
public struct RenderReport: Sendable, Hashable {
  /// In points.
  public var width: Double
  public var height: Double
  public var scale: Double
  public var frames: Int
  public var rate: FrameRate
  public var duration: Rational
  /// When loaded content appears in the first loop of the file; nil without a reveal.
  public var reveal: RevealClock?
  public var outputs: [OutputReport]
  /// Said once for the whole run.
  public var notes: [String]
}

/// What one output holds, as it was asked for and verified.
public struct OutputReport: Sendable, Hashable {
  public var path: String
  public var format: MediaFormat
  public var bytes: Int
  /// In pixels.
  public var width: Int
  public var height: Int
  public var frames: Int
  public var duration: Rational
  /// Plays, 0 for ever; nil where the format has no such thing.
  public var loop: Int?
  /// Colours of the palette, where there is one.
  public var colors: Int?
  /// The most that a pixel of a GIF differs from the drawn one, in levels of a channel.
  public var maxError: Int? = nil
  /// Whether decoding gives the drawn frames bit for bit.
  public var isLossless: Bool
  /// What the reader of the report should know.
  public var notes: [String]
}
