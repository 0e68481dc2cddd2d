import SkeletonTimeline

/// A number that files have and platforms limit.
package enum FileQuantity: String, Sendable, CaseIterable {
  case bytes
  case frames
  /// In seconds.
  case duration
  /// In seconds, with every play of a file that loops; ``forever`` where it never ends.
  case playing = "time until it stops"
  /// Frames a second.
  case rate = "frame rate"
  /// Pixels.
  case width
  case longerSide = "longer side"
  case shorterSide = "shorter side"
  /// Pixels of one frame, and of all.
  case area = "pixels of a frame"
  case totalPixels = "pixels of all frames"
  /// Width over height.
  case aspect
  /// H.264's and HEVC's.
  case level

  /// What ``playing`` is for a file that loops for ever.
  static let forever = Rational(1_000_000_000)

  /// The value for people: `500 MB`, `30 frames a second`, `1:2.4`.
  func text(_ value: Rational) -> String {
    let number = value.decimalText
    return switch self {
    case .bytes: Self.byteText(value.rounded)
    case .frames: "\(number) frames"
    case .duration: "\(number) s"
    case .playing: value >= Self.forever ? "for ever" : "\(number) s"
    case .rate: "\(number) frames a second"
    case .width, .longerSide, .shorterSide, .area, .totalPixels: "\(number) pixels"
    case .aspect: value < Rational(1) ? "1:" + (Rational(1) / value).decimalText : "\(number):1"
    case .level: value.isInteger ? "\(number).0" : number
    }
  }

  func text(_ bounds: PlatformRule.Bounds) -> String {
    switch (bounds.least, bounds.most) {
    case (let least?, let most?):
      least == most ? text(most) : "\(bare(least)) to \(text(most))"
    case (let least?, nil): "at least \(text(least))"
    case (nil, let most?): "at most \(text(most))"
    case (nil, nil): "any"
    }
  }

  /// The value without its unit, before another value that has the same.
  private func bare(_ value: Rational) -> String {
    switch self {
    case .bytes, .playing, .aspect, .level: text(value)
    default: value.decimalText
    }
  }

  /// The options that decide it.
  var remedy: String {
    switch self {
    case .bytes: "--max-error, --fps, --duration or --size"
    case .frames, .totalPixels: "--fps, --duration or --repeat"
    case .duration: "--duration or --repeat"
    case .playing: "--loop or --duration"
    case .rate: "--fps"
    case .width, .longerSide, .shorterSide, .area, .aspect: "--pixels or --size"
    case .level: "--pixels or --fps"
    }
  }

  /// In units of a thousand where that is exact, so that a limit and a value just above it differ.
  private static func byteText(_ count: Int) -> String {
    for (unit, size) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1000)]
    where count >= size && count % size == 0 {
      return "\(count / size) \(unit)"
    }
    return "\(count) bytes"
  }
}
