import SkeletonGraphics

extension VideoSettings {
  /// What the encoder holds at its peak, in bytes; it does not depend on the number of frames.
  ///
  /// Measured at 1920×1080 as resident size less that of a small picture, and rounded up.
  package var encoderMemory: Int { size.count * bytesPerPixel }

  private var bytesPerPixel: Int {
    switch (codec, preset) {
    case (.h264, nil): 45
    case (.h264, "ultrafast"), (.h264, "superfast"), (.h264, "veryfast"): 150
    // 60 frames of look-ahead and up to 16 references.
    case (.h264, "slower"), (.h264, "veryslow"), (.h264, "placebo"): 460
    case (.h264, _): 250
    case (.hevc, _): depth == 10 ? 350 : 200
    case (.av1, _): depth == 10 ? 250 : 170
    case (.vp9, _): hasAlpha ? 150 : 100
    case (.prores4444, _), (.webp, _): 45
    case (.apng, _): 30
    }
  }
}
