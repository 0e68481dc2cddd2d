import SkeletonTimeline

extension Platform {
  /// Every platform known, in the order they are listed in.
  package static let all =
    [github, readme, email] + chats + [x, xGIF, instagram, linkedin, tiktok]
    + [appStorePreview, appStoreHeader, productHunt, displayAd]

  package init?(named name: String) {
    guard let platform = Self.all.first(where: { $0.name == name }) else { return nil }
    self = platform
  }
}

// How rules are written in the catalog.
extension PlatformRule {
  static func formats(_ formats: [MediaFormat], _ source: RuleSource) -> PlatformRule {
    PlatformRule(limit: .oneOf(.format, formats.map(\.rawValue)), formats: nil, source: source)
  }

  static func one(
    of accepted: [String], _ quality: FileQuality, _ source: RuleSource,
    for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    PlatformRule(limit: .oneOf(quality, accepted), formats: formats, source: source)
  }

  static func most(
    _ most: Rational, _ quantity: FileQuantity, _ source: RuleSource,
    for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    PlatformRule(
      limit: .within(quantity, Bounds(least: nil, most: most)), formats: formats, source: source)
  }

  static func most(
    _ most: Int, _ quantity: FileQuantity, _ source: RuleSource,
    for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    .most(Rational(most), quantity, source, for: formats)
  }

  static func range(
    _ range: ClosedRange<Int>, _ quantity: FileQuantity, _ source: RuleSource,
    for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    .range(
      Rational(range.lowerBound)...Rational(range.upperBound), quantity, source, for: formats)
  }

  static func range(
    _ range: ClosedRange<Rational>, _ quantity: FileQuantity, _ source: RuleSource,
    for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    PlatformRule(
      limit: .within(quantity, Bounds(least: range.lowerBound, most: range.upperBound)),
      formats: formats, source: source)
  }

  static func must(
    _ demand: FileDemand, _ source: RuleSource, for formats: Set<MediaFormat>? = nil
  ) -> PlatformRule {
    PlatformRule(limit: .must(demand), formats: formats, source: source)
  }
}

extension Int {
  static func kilobytes(_ count: Int) -> Int { count * 1000 }
  static func megabytes(_ count: Int) -> Int { count * 1_000_000 }
}
