import SkeletonTimeline

/// What is known of a file, planned or finished, as far as platforms have rules about it.
///
/// nil stands for what is not known yet, and for what a file of this kind does not have.
struct FileFacts: Sendable {
  /// As found in the content; it need not be a ``MediaFormat``.
  var formatName: String
  var width: Int
  var height: Int
  var bytes: Int?
  var frames: Int?
  /// In seconds, of one play.
  var duration: Rational?
  var rate: Rational?
  /// 0 for ever.
  var plays: Int?
  var codec: String?
  var profile: String?
  var level: Rational?
  /// libavutil's name.
  var pixelFormat: String?
  var demands: [FileDemand: Bool] = [:]

  var format: MediaFormat? { MediaFormat(rawValue: formatName) }

  func value(of quantity: FileQuantity) -> Rational? {
    switch quantity {
    case .bytes: bytes.map { Rational($0) }
    case .frames: frames.map { Rational($0) }
    case .duration: duration
    case .playing: playing
    case .rate: rate
    case .width: Rational(width)
    case .longerSide: Rational(max(width, height))
    case .shorterSide: Rational(min(width, height))
    case .area: Rational(width * height)
    case .totalPixels: frames.map { Rational(width * height) * Rational($0) }
    case .aspect: Rational(width, height)
    case .level: level
    }
  }

  func word(for quality: FileQuality) -> String? {
    switch quality {
    case .format: formatName
    case .codec: codec
    case .profile: profile
    case .size: "\(width)×\(height)"
    case .exactRate: rate?.decimalText
    }
  }

  func meets(_ demand: FileDemand) -> Bool? {
    switch demand {
    case .chroma420: pixelFormat.map { $0.contains("420p") || $0 == "nv12" }
    case .endlessLoop: plays.map { $0 == 0 }
    default: demands[demand]
    }
  }

  private var playing: Rational? {
    guard let duration else { return nil }
    return plays == 0 ? FileQuantity.forever : duration * Rational(plays ?? 1)
  }
}
