import SkeletonTimeline

// Pages that show a file as it is: documentation, issues, mail.
extension Platform {
  private static let attaching = RuleSource.official("GitHub Docs, Attaching files")

  static let github = Platform(
    name: "github", summary: "an attachment of a GitHub issue, pull request or README",
    defaults: PlatformDefaults(format: .gif),
    rules: [
      .formats([.gif, .png, .mp4, .mov, .webm], attaching),
      .most(.megabytes(10), .bytes, attaching),
      .must(.endlessLoop, .thirdParty("what readers of an issue expect"), for: [.gif]),
    ],
    notes: ["paid plans take videos of up to 100 MB; H.264 is what every reader's browser plays"])

  static let readme = Platform(
    name: "readme", summary: "a picture in a README or a documentation page",
    defaults: PlatformDefaults(format: .gif),
    rules: [
      .formats([.gif, .webp, .apng, .png], .thirdParty("formats that browsers animate in <img>")),
      .most(.megabytes(10), .bytes, attaching),
      .must(.endlessLoop, .thirdParty("what readers of a page expect")),
    ])

  private static let mailGuides = RuleSource.thirdParty("guides of mail services")

  static let email = Platform(
    name: "email", summary: "a picture in a mail",
    defaults: PlatformDefaults(format: .gif, width: 300, rate: 20),
    rules: [
      .formats([.gif, .png], mailGuides),
      .most(.megabytes(1), .bytes, mailGuides),
      .must(.wholeFirstFrame, .thirdParty("Outlook on Windows shows the first frame alone")),
      .must(.endlessLoop, mailGuides),
    ],
    notes: ["200 KB to 400 KB are advised: --max-bytes 400KB"])
}
