public import SkeletonUI

/// How a GIF is made.
public struct GIFOptions: Sendable {
  /// The decoders that a file is made for.
  public enum Compatibility: Sendable, Hashable {
    /// Every decoder.
    case all
    /// Decoders that follow the whole specification; files may be smaller.
    case modern
  }

  /// How colours are shown that the palette lacks.
  public enum Dither: Sendable, Hashable {
    /// The nearest colour of the palette.
    case none
    /// A fixed pattern that stays still from frame to frame.
    case ordered
  }

  /// Which decoders have to read it.
  public var compatibility = Compatibility.all
  /// Only where the animation has more colours than a GIF can hold.
  public var dither = Dither.none
  /// What translucent edges are blended with when the background is transparent.
  public var matte: Color?
  /// Levels a channel that a pixel may differ from the drawn frame, 0…16; 0 is lossless.
  public var maxError = 0
  /// The most entries of the palette, 4…256.
  public var colorLimit = 256

  /// Lossless where 255 colours suffice, for every decoder.
  public init() {}
}
