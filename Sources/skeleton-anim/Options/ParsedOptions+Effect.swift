import SkeletonAnim

extension ParsedOptions {
  /// What was asked for and has no effect on any of the files, in words.
  func idleOptions(_ outputs: [Output]) -> [String] {
    let formats = Set(outputs.filter { $0.content == .animation }.map(\.format))
    let groups: [(options: [String], formats: Set<MediaFormat>, kind: String)] = [
      (["--gif-compat", "--dither", "--matte", "--max-error"], [.gif], "a GIF"),
      (
        ["--codec", "--crf", "--preset", "--fit-even", "--depth", "--social"],
        [.mp4, .mov, .webm], "a video"
      ),
      (["--alpha"], [.mov, .webm, .apng, .webp], "in a format with alpha"),
      (["--loop"], [.gif, .apng, .webp], "a GIF, APNG or WebP"),
      (["--max-bytes"], Set(MediaFormat.allCases), "an animation"),
    ]
    return groups.flatMap { group in
      group.formats.isDisjoint(with: formats)
        ? group.options.filter(has).map { "\($0) has no effect: no output is \(group.kind)" } : []
    }
  }
}
