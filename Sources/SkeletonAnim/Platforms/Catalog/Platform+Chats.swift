import SkeletonTimeline

// Chats, whose emoji and stickers are small in every way.
extension Platform {
  static let chats = [slackEmoji, discord]

  private static let emojiGuides = RuleSource.thirdParty("guides of emoji makers")

  private static let slackEmoji = Platform(
    name: "slack-emoji", summary: "a custom emoji in Slack",
    defaults: PlatformDefaults(format: .gif, pixels: (128, 128)),
    rules: [
      .formats([.gif, .png], emojiGuides),
      .one(of: ["128×128"], .size, emojiGuides),
      .most(.kilobytes(128), .bytes, emojiGuides),
      .most(50, .frames, emojiGuides),
      .must(.endlessLoop, emojiGuides),
    ],
    notes: ["it is shown 22 pixels high in a line of text: one simple shape reads best"])

  private static let discordDocs = RuleSource.thirdParty(
    "libraries that quote Discord's developer documentation")

  private static let discord = Platform(
    name: "discord", summary: "a sticker in Discord",
    defaults: PlatformDefaults(format: .gif, pixels: (320, 320)),
    rules: [
      .formats([.gif, .apng, .png], discordDocs),
      .one(of: ["320×320"], .size, discordDocs),
      .most(.kilobytes(512), .bytes, discordDocs),
      .most(5, .duration, discordDocs),
      .must(.endlessLoop, discordDocs),
    ],
    notes: ["an emoji may have 256 KB: --max-bytes 256KB"])
}
