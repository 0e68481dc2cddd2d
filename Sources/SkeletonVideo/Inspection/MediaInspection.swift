package import SkeletonGraphics
package import SkeletonTimeline

/// What a media file says of itself, and what counting its pictures shows.
package struct MediaInspection: Sendable, Equatable {
  /// `mp4`, `mov`, `webm`, `apng`, `png`, `webp`, or libavformat's name of another container.
  package var format: String
  package var size: PixelSize
  /// When each picture begins, in seconds, in the order in which they are shown.
  package var times: [Rational]
  /// In seconds; 0 for a still.
  package var duration: Rational
  /// Plays, 0 = for ever; nil where the format cannot say it.
  package var loop: Int?

  /// libavcodec's name: `h264`, `hevc`, `av1`, `vp9`, `prores`, `apng`, `png`, `webp`.
  package var codec: String
  /// The coding tools used, `High` or `Main 10`; nil where the codec has no profiles.
  package var profile: String?
  /// The level that a decoder must reach, `4.0`; nil where the codec has none that is written so.
  package var level: String?
  package var pixelFormat: String?
  package var color: ColorDescription?
  package var averageRate: Rational?
  /// Nil for containers without the question, as is ``hasEditList``.
  package var isFastStart: Bool?
  package var hasEditList: Bool?
  /// Whether pictures are whole rather than two fields; nil where the stream does not say.
  package var isProgressive: Bool?
  package var hasSquarePixels = true
  /// Whether players are told to turn or mirror the pictures.
  package var isTurned = false
  /// Whether no picture depends on one before the last key picture that is stored before it.
  package var hasClosedGroups = true
  package var hasAlpha: Bool
  package var hasAudio: Bool
  package var title: String?
  package var alt: String?

  package var frameCount: Int { times.count }

  /// How samples stand for colours, in libav's words; `unknown` where the file is silent.
  package struct ColorDescription: Sendable, Equatable {
    /// `tv` (limited) or `pc` (full).
    package var range: String
    package var primaries: String
    package var transfer: String
    package var matrix: String
  }
}
