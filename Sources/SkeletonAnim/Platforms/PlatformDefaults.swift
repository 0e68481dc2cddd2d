package import SkeletonTimeline

/// What suits a platform where the user asks for nothing else.
package struct PlatformDefaults: Sendable {
  package var format: MediaFormat
  /// Of the picture, in whose middle the scene stands; nil leaves the size to the scene.
  package var pixels: (width: Int, height: Int)?
  /// How wide the scene is laid out, in points; nil takes the scene's own canvas.
  package var width: Double?
  package var rate: FrameRate = 30
  /// Of one loop, in seconds.
  package var length = Rational(3, 2)
  /// Whether video is written without B-frames and edit list.
  package var isSocial = false
}
