import SkeletonTimeline

// Places where something is sold.
extension Platform {
  private static let previewDocs = RuleSource.official(
    "App Store Connect Help, App preview specifications")
  private static let movies: [MediaFormat] = [.mp4, .mov]

  static let appStorePreview = Platform(
    name: "app-store-preview", summary: "an app preview in the App Store",
    defaults: PlatformDefaults(format: .mp4, pixels: (886, 1920), isSocial: true),
    rules: [
      .formats(movies, previewDocs),
      .one(of: ["h264", "prores"], .codec, previewDocs),
      .one(
        of: ["High", "Main", "Constrained Baseline", "Baseline", "HQ"], .profile, previewDocs),
      .most(4, .level, previewDocs),
      .must(.progressive, previewDocs),
      .one(of: previewSizes, .size, .thirdParty("guides that quote App Store Connect Help")),
      .most(30, .rate, previewDocs),
      .range(15...30, .duration, previewDocs),
      .most(.megabytes(500), .bytes, previewDocs),
      .must(.chroma420, .thirdParty("what QuickTime and iOS decode of H.264"), for: [.mp4]),
      .must(.indexFirst, .thirdParty("guides that quote App Store Connect Help")),
    ],
    notes: [
      "no audio is written, and uploads without an audio track have been refused: add a silent "
        + "one with a video editor then",
      "a bit rate of 10 to 12 Mb/s is aimed at for H.264; flat pictures need far less",
      "review asks for footage of the app itself; the poster is the frame at 5 s",
    ])

  private static let previewSizes = [
    "886×1920", "1920×886", "1080×1920", "1920×1080", "1200×1600", "1600×1200", "900×1200",
    "1200×900",
  ]

  private static let headerDocs = RuleSource.official("Apple, App Store product page assets")

  static let appStoreHeader = Platform(
    name: "app-store-header", summary: "the video at the head of an App Store product page",
    defaults: PlatformDefaults(
      format: .mp4, pixels: (3840, 1646), isSocial: true),
    rules: [
      .formats(movies, headerDocs),
      .one(of: ["3840×1646"], .size, headerDocs),
      .one(of: ["30", "60"], .exactRate, headerDocs),
      .range(5...30, .duration, headerDocs),
      .must(.silence, headerDocs),
    ],
    notes: ["it is played as a loop, muted"])

  private static let hunters = RuleSource.thirdParty("guides to launches on Product Hunt")

  static let productHunt = Platform(
    name: "product-hunt", summary: "the thumbnail of a launch on Product Hunt",
    defaults: PlatformDefaults(format: .gif, pixels: (240, 240)),
    rules: [
      .formats([.gif, .png], hunters),
      .one(of: ["240×240"], .size, hunters),
      .most(.megabytes(3), .bytes, hunters),
      .must(.wholeFirstFrame, hunters),
      .must(.endlessLoop, hunters),
    ],
    notes: ["it moves only under the pointer; until then the first frame is shown"])

  private static let adDocs = RuleSource.official("Google Ads Help, Uploaded display ads specs")

  static let displayAd = Platform(
    name: "display-ad", summary: "a banner of Google's Display Network",
    defaults: PlatformDefaults(
      format: .gif, pixels: (300, 250), rate: 4, length: Rational(3)),
    rules: [
      .formats([.gif, .png], adDocs),
      .one(of: adSizes, .size, adDocs),
      .most(.kilobytes(150), .bytes, adDocs),
      .most(Rational(499, 100), .rate, adDocs),
      .most(30, .playing, adDocs),
    ],
    notes: [
      "'slower than 5 frames a second' is taken as at most 4.99",
      "other sizes are asked for with --pixels: --pixels 728x90",
    ])

  private static let adSizes = [
    "300×250", "336×280", "728×90", "970×90", "970×250", "160×600", "300×600", "320×50",
    "320×100", "300×50", "200×200", "240×400", "250×250", "250×360", "580×400", "120×600",
    "300×1050", "468×60", "930×180", "980×120",
  ]
}
