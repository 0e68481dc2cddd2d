/// Animated PNG: lossless, with alpha.
enum APNG {
  static let traits = CodecTraits(
    name: "APNG", encoder: "apng", containers: [.apng], hasAlpha: true)

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    EncoderConfiguration(
      pixelFormat: settings.hasAlpha ? "rgba" : "rgb24", frameFormat: .rgba,
      keyFrameInterval: settings.frameCount)
  }
}
