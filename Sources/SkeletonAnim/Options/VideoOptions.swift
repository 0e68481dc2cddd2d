/// How a video, or an animated picture that is encoded like one, is made.
public struct VideoOptions: Sendable, Hashable {
  /// How pictures are coded; not every file format takes every one.
  public enum Codec: String, CaseIterable, Sendable {
    /// H.264, in MP4 and MOV: quality 1…51, 18 by default; 8 bits.
    case h264
    /// HEVC, in MP4 and MOV, under the name that Apple's players open: quality 1…51, 18 by
    /// default; 8 or 10 bits; sides up to 8192 pixels.
    case hevc
    /// AV1, in MP4 and WebM: quality 1…63, 20 by default; 8 or 10 bits; sides from 64 pixels.
    case av1
    /// VP9, in WebM, there also with alpha, and MP4: quality 1…63, 20 by default; 8 bits.
    case vp9
    /// ProRes 4444, in MOV, with alpha; any size, 10 bits, no choice of quality.
    case prores4444
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
    /// As it is, whatever its alpha.
    case straight
    /// Times alpha, as some editors expect.
    case premultiplied
  }

  /// How pictures are coded; nil takes the format's usual codec: H.264 in MP4, ProRes 4444 in MOV,
  /// VP9 in WebM.
  public var codec: Codec?
  /// The encoder's rate factor: 1 (best) to the codec's last, 51 or 63; nil takes the codec's
  /// default, and values outside are errors of the run.
  public var rateFactor: Int?
  /// One of the encoder's own presets; nil takes settings measured for this kind of picture.
  public var preset: String?
  /// What is done to odd sizes by H.264, HEVC, AV1 and VP9, which cannot have them; nil refuses
  /// them.
  public var evenFit: EvenFit?
  /// Bits a sample: 8, or 10 where the codec has them; others are errors of the run.
  public var depth = 8
  /// How translucent colours are stored, in formats with alpha.
  public var alpha = Alpha.straight
  /// Whether the file avoids what uploads to social networks stumble over: B-frames and an edit
  /// list.
  public var isSocial = false

  /// Makes options for each format's usual codec with its usual quality.
  public init() {}
}
