/// Apple ProRes 4444: intra-only, 10 bits, with alpha, for editors.
enum ProRes {
  static let traits = CodecTraits(
    name: "ProRes 4444", encoder: "prores_ks", containers: [.mov], alphaContainers: [.mov])

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    EncoderConfiguration(
      pixelFormat: settings.hasAlpha ? "yuva444p10le" : "yuv444p10le", frameFormat: .rgba,
      keyFrameInterval: 1, threads: 2,
      options: [
        "profile": "4444", "vendor": "apl0", "alpha_bits": settings.hasAlpha ? "16" : "0",
      ])
  }
}
