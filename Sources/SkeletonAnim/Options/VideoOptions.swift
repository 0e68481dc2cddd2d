/// How a video, or an animated picture that is encoded like one, is made.
public struct VideoOptions: Sendable, Hashable {
  /// How pictures are coded; not every file format takes every one.
  public enum Codec: String, CaseIterable, Sendable {
    case h264, hevc, av1, vp9, prores4444
  }

  /// What to do about an odd width or height, which 4:2:0 video cannot have.
  public enum EvenFit: String, CaseIterable, Sendable {
    /// Add one row or column of background.
    case pad
    /// Leave out the last row or column.
    case crop
  }

  /// How the colour of a translucent pixel is stored.
  public enum Alpha: String, CaseIterable, Sendable {
    /// As it is.
    case straight
    /// Times alpha, as some editors expect.
    case premultiplied
  }

  /// nil takes the format's usual one.
  public var codec: Codec?
  /// Quality, 1 (best) … 51 or 63; nil takes the codec's default.
  public var rateFactor: Int?
  /// One of the encoder's own presets; nil takes settings measured for this kind of picture.
  public var preset: String?
  /// nil refuses odd sizes.
  public var evenFit: EvenFit?
  /// Bits a sample: 8, or 10 where the codec has them.
  public var depth = 8
  /// How translucent colours are stored, in formats with alpha.
  public var alpha = Alpha.straight
  /// No B-frames and no edit list.
  public var isSocial = false

  /// Each format's usual codec with its usual quality.
  public init() {}
}
