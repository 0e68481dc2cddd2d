import CLibAV

/// x264's own settings by name.
enum X264Presets {
  static func options(_ preset: String, rateFactor: Int) -> [String: String] {
    var options = ["preset": preset, "crf": "\(rateFactor)"]
    if hasAVX512 { options["x264-params"] = "asm=avx2" }
    return options
  }

  /// x264's AVX-512 code for macroblock trees (every preset but the two fastest) reads memory that
  /// it never wrote: at 320×240, 8 runs over memory filled with different bytes gave 6 different
  /// files. AVX2 gives one, the same as on every processor since SSSE3, at 8 % more time.
  private static var hasAVX512: Bool { av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 }
}
