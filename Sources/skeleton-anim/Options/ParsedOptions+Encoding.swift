import SkeletonAnim

extension ParsedOptions {
  /// Everything under "GIF".
  func gifOptions() throws(UsageError) -> GIFOptions {
    var gif = GIFOptions()
    if let value = try choice(
      "--gif-compat", ["all": GIFOptions.Compatibility.all, "modern": .modern])
    {
      gif.compatibility = value
    }
    if let value = try choice("--dither", ["none": GIFOptions.Dither.none, "ordered": .ordered]) {
      gif.dither = value
    }
    gif.matte = try color("--matte", allowsTransparent: false)
    if let value = try integer("--max-error", in: 0...16) { gif.maxError = value }
    return gif
  }

  /// Everything under "Video".
  func videoOptions() throws(UsageError) -> VideoOptions {
    var video = VideoOptions()
    video.codec = try named("--codec", VideoOptions.Codec.allCases)
    video.rateFactor = try integer("--crf", in: 1...63)
    video.preset = text("--preset")
    video.evenFit = try named("--fit-even", VideoOptions.EvenFit.allCases)
    if let depth = try choice("--depth", ["8": 8, "10": 10]) { video.depth = depth }
    if let alpha = try named("--alpha", VideoOptions.Alpha.allCases) { video.alpha = alpha }
    video.isSocial = has("--social")
    return video
  }

  /// One of the cases of an enumeration, by its raw value.
  func named<T: RawRepresentable<String>>(
    _ name: String, _ cases: [T]
  ) throws(UsageError) -> T? {
    let words = cases.map(\.rawValue)
    return try value(name, words.joined(separator: ", ")) { given in
      cases.first { $0.rawValue == given }
    }
  }
}
