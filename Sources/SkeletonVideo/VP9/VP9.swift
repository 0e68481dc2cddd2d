/// VP9 through libvpx: the web's codec with alpha.
enum VP9 {
  static let traits = CodecTraits(
    name: "VP9", encoder: "libvpx-vp9", containers: [.webm, .mp4], alphaContainers: [.webm],
    // The codec has odd sizes, but 4:2:0 planes of ours do not.
    needsEvenSize: true,
    rateFactors: 1...63, presets: (0...8).reversed().map(String.init))

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    EncoderConfiguration(
      pixelFormat: settings.hasAlpha ? "yuva420p" : "yuv420p",
      frameFormat: settings.hasAlpha ? .rgba : .yuv420(depth: 8),
      keyFrameInterval: min(settings.frameCount, 250), threads: 4,
      options: [
        // A bit rate of 0 is what turns the rate factor on.
        "crf": "\(settings.rateFactor ?? 20)", "b": "0",
        "deadline": "good", "cpu-used": settings.preset ?? "4",
        // Looking ahead costs 110 MB at 1080p and saves no byte.
        "lag-in-frames": "0",
        // One thread gives other bytes than two; two and four give the same.
        "row-mt": "1",
      ])
  }
}
