/// H.264 through x264: High profile, 4:2:0, what every player and upload service takes.
enum H264 {
  static let traits = CodecTraits(
    name: "H.264", encoder: "libx264", containers: [.mp4, .mov], needsEvenSize: true,
    // Factor 0 would be lossless, which x264 can only say in the High 4:4:4 Predictive profile:
    // QuickTime and hardware decoders refuse it.
    rateFactors: 1...51, presets: CodecTraits.x264Presets)

  static func configuration(_ settings: VideoSettings) -> EncoderConfiguration {
    var configuration = EncoderConfiguration(
      pixelFormat: "yuv420p", frameFormat: .yuv420(depth: 8),
      keyFrameInterval: min(settings.frameCount, 250), threads: 4,
      // Drops x264's own text: it names the number of threads and is 0.7 KB of a 10 KB file.
      bitstreamFilters: "filter_units=remove_types=6")
    let factor = settings.rateFactor ?? 18
    if let preset = settings.preset {
      configuration.maximumBFrames = settings.social ? 0 : nil
      configuration.options = X264Presets.options(preset, rateFactor: factor)
    } else {
      configuration.maximumBFrames = 0
      configuration.options = X264ForSkeletons.options(rateFactor: factor)
    }
    configuration.options["profile"] = "high"
    return configuration
  }
}
