public import SkeletonUI

/// How a GIF is made. Values outside of the ranges given are errors of the run.
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

  /// Which decoders have to read the file.
  public var compatibility = Compatibility.all
  /// How colours are shown that the palette lacks. It counts only where the animation has more
  /// colours than a GIF can hold.
  public var dither = Dither.none
  /// What translucent edges are blended with when the background is transparent; nil cuts them at
  /// half opacity, as a GIF has no other.
  public var matte: Color?
  /// Levels of 0…255 that a channel of a pixel may differ from the drawn frame, 0…16; 0 is lossless
  /// wherever the colours suffice.
  public var maxError = 0
  /// The most entries of the palette, 4…256, the transparent one included.
  public var colorLimit = 256

  /// Makes options of a GIF that is lossless where 255 colours suffice, and read by every decoder.
  public init() {}
}
