/// What a codec's encoder is called, takes and can do: facts that hold for every file it writes.
package struct CodecTraits: Sendable {
  /// The name people know.
  package var name: String
  /// libavcodec's name of the encoder.
  package var encoder: String
  /// The first is where the codec is usually found.
  package var containers: [VideoContainer]
  /// Bits a sample that may be asked for.
  package var depths: [Int] = [8]
  /// Where the codec's alpha survives: MP4 has no place for VP9's.
  package var alphaContainers: [VideoContainer] = []
  package var hasAlpha: Bool { !alphaContainers.isEmpty }
  /// Whether chroma planes of half size make odd widths and heights impossible.
  package var needsEvenSize = false
  /// The shortest and the longest side in pixels.
  package var shortestSide = 1
  package var longestSide = 16_384
  /// Where the encoder takes less in height; nil where it takes as much.
  package var greatestHeight: Int?
  /// Accepted constant rate factors, smaller is better; nil where the codec is lossless or fixed.
  package var rateFactors: ClosedRange<Int>?
  /// Accepted presets, fastest first; empty where there is nothing to trade.
  package var presets: [String] = []
}

extension CodecTraits {
  /// x264's names of its presets, which x265 shares, fastest first.
  static let x264Presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower",
    "veryslow", "placebo",
  ]
}
