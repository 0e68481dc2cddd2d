/// Animated WebP through libwebp: lossless, with alpha, the smallest of the exact formats.
enum WebP {
  static let traits = CodecTraits(
    name: "WebP", encoder: "libwebp_anim", containers: [.webp], alphaContainers: [.webp],
    longestSide: 16_383)

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    EncoderConfiguration(
      pixelFormat: "bgra", frameFormat: .rgba, keyFrameInterval: settings.frameCount,
      ticksPerSecond: 1000,
      options: ["lossless": "1"])
  }
}
