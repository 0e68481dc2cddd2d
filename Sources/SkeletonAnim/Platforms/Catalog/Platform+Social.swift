import SkeletonTimeline

// Networks that play a post.
extension Platform {
  private static let xDocs = RuleSource.official("X Docs, Media best practices")
  private static let services = RuleSource.thirdParty("media guidelines of publishing services")
  private static let movies: [MediaFormat] = [.mp4, .mov]

  static let x = Platform(
    name: "x", summary: "a video in a post on X",
    defaults: PlatformDefaults(format: .mp4, pixels: (1024, 1024), isSocial: true),
    rules: [
      .formats(movies, xDocs),
      .one(of: ["h264"], .codec, xDocs),
      .must(.chroma420, xDocs), .must(.closedGroups, xDocs), .must(.progressive, xDocs),
      .must(.squarePixels, xDocs),
      .range(32...1280, .longerSide, xDocs),
      .range(32...1024, .shorterSide, xDocs),
      .range(Rational(1, 3)...Rational(3), .aspect, xDocs),
      .most(60, .rate, xDocs),
      .range(Rational(1, 2)...Rational(1200), .duration, xDocs),
      .most(.megabytes(8000), .bytes, xDocs),
    ],
    notes: ["direct messages take 140 s and 512 MB"])

  static let xGIF = Platform(
    name: "x-gif", summary: "a GIF in a post on X",
    defaults: PlatformDefaults(format: .gif, pixels: (800, 800)),
    rules: [
      .formats([.gif], xDocs),
      .most(.megabytes(15), .bytes, xDocs),
      .most(1280, .longerSide, xDocs),
      .most(1080, .shorterSide, xDocs),
      .most(350, .frames, xDocs),
      .most(300_000_000, .totalPixels, xDocs),
    ],
    notes: ["X turns a GIF into a video; 350 frames are 11.6 s at 30 a second"])

  static let instagram = Platform(
    name: "instagram", summary: "an Instagram reel",
    defaults: PlatformDefaults(format: .mp4, pixels: (1080, 1920), isSocial: true),
    rules: [
      .formats(movies, services),
      .one(of: ["h264", "hevc"], .codec, services),
      .must(.chroma420, services), .must(.closedGroups, services),
      .must(.progressive, services), .must(.noEditList, services),
      .must(.indexFirst, services),
      .most(1920, .width, services),
      .range(23...60, .rate, services),
      .range(3...900, .duration, services),
      .most(.megabytes(300), .bytes, services),
    ],
    notes: ["a GIF becomes a still; posts in the feed are 4:5 to 1.91:1: --pixels 1080x1350"])

  static let linkedin = Platform(
    name: "linkedin", summary: "a video or a GIF in a post on LinkedIn",
    defaults: PlatformDefaults(format: .mp4, pixels: (1080, 1080), isSocial: true),
    rules: [
      .formats([.mp4, .gif, .png], services),
      .range(3...1800, .duration, services, for: [.mp4]),
      .range(Rational(5, 12)...Rational(12, 5), .aspect, services, for: [.mp4]),
      .most(.megabytes(500), .bytes, services, for: [.mp4]),
      .most(.megabytes(5), .bytes, services, for: [.gif, .png]),
      .most(36_152_319, .area, services, for: [.gif, .png]),
    ])

  static let tiktok = Platform(
    name: "tiktok", summary: "a video on TikTok",
    defaults: PlatformDefaults(format: .mp4, pixels: (1080, 1920), isSocial: true),
    rules: [
      .formats([.mp4, .mov, .webm], services),
      .one(of: ["h264", "hevc", "vp9", "vp8"], .codec, services),
      .range(360...4096, .longerSide, services),
      .range(360...4096, .shorterSide, services),
      .range(23...60, .rate, services),
      .range(3...600, .duration, services),
      .most(.megabytes(1000), .bytes, services),
    ])
}
