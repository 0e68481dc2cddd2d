extension VideoSettings {
  /// Arguments with which the `ffmpeg` program encodes alike, for side-by-side measurements.
  package var ffmpegArguments: [String] {
    let configuration = configuration
    var arguments = [
      "-c:v", codec.traits.encoder, "-pix_fmt", configuration.pixelFormat,
      "-g", "\(configuration.keyFrameInterval)", "-threads", "\(configuration.threads)",
    ]
    if let count = configuration.maximumBFrames { arguments += ["-bf", "\(count)"] }
    if let filters = configuration.bitstreamFilters { arguments += ["-bsf:v", filters] }
    for (name, value) in configuration.options.sorted(by: { $0.key < $1.key }) {
      arguments += ["-\(name):v", value]
    }
    return arguments
  }
}
