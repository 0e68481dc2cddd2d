package import SkeletonGraphics
package import SkeletonTimeline

/// Everything that decides the bytes of a video file, apart from the pictures.
package struct VideoSettings: Sendable, Equatable {
  package var codec: VideoCodec
  package var container: VideoContainer
  package var size: PixelSize
  package var rate: FrameRate
  /// How many frames will be appended, at least 1.
  package var frameCount: Int

  /// Constant rate factor; nil takes the codec's own default.
  package var rateFactor: Int?
  /// A preset by the encoder's own name; nil takes the settings measured for this content.
  package var preset: String?
  /// Bits a sample: 8 or 10.
  package var depth = 8
  /// Whether any frame has a pixel that is not opaque.
  package var hasAlpha = false
  package var alphaMode = AlphaMode.straight
  /// No B-frames and no edit list, as upload services ask.
  package var social = false
  /// Plays of APNG and WebP; 0 = for ever.
  package var loop = 0
  package var title: String?
  /// A description for people who cannot see the picture.
  package var alt: String?
  /// Seconds since 1970 UTC; nil writes no date.
  package var creationTime: Int?

  package init(
    codec: VideoCodec, container: VideoContainer, size: PixelSize, rate: FrameRate, frameCount: Int
  ) {
    self.codec = codec
    self.container = container
    self.size = size
    self.rate = rate
    self.frameCount = frameCount
  }

  /// The samples to append.
  package var frameFormat: FrameFormat { configuration.frameFormat }

  /// How long the file plays, exactly.
  package var duration: Rational { Rational(frameCount) / rate.rational }
}
