/// HEVC through x265: the smaller file for Apple's players, with 8 or 10 bits.
enum HEVC {
  static let traits = CodecTraits(
    name: "HEVC", encoder: "libx265", containers: [.mp4, .mov], depths: [8, 10],
    needsEvenSize: true, longestSide: 8192, rateFactors: 1...51,
    presets: CodecTraits.x264Presets)

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    // x265 prints by itself, spreads over every core it finds, and writes its settings, with the
    // number of threads, into the file: all three are turned off. So are sample adaptive offsets,
    // which left single bright pixels in even areas of a fade, 90 levels off; without them means are
    // a tenth larger, files of the phone scene 7 % smaller.
    let parameters = [
      "log-level=none", "info=0", "pools=2", "frame-threads=1", "open-gop=0", "scenecut=0", "sao=0",
    ]
    return EncoderConfiguration(
      pixelFormat: settings.depth == 10 ? "yuv420p10le" : "yuv420p",
      frameFormat: .yuv420(depth: settings.depth),
      keyFrameInterval: min(settings.frameCount, 250),
      // x265 learns the delay of B-frames from the third picture; before it has seen one, the
      // decoding times that it gives out are whatever its memory held.
      maximumBFrames: settings.social || settings.frameCount < 4 ? 0 : nil,
      options: [
        "preset": settings.preset ?? "medium", "crf": "\(settings.rateFactor ?? 18)",
        "x265-params": parameters.joined(separator: ":"),
      ],
      // Apple's players open HEVC only under this name.
      tag: "hvc1")
  }
}
