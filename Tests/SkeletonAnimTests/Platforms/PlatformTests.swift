import SkeletonTimeline
import Testing

@testable import SkeletonAnim

@Suite struct PlatformTests {
  @Test("names are unique, and each is found by its own")
  func names() {
    #expect(Set(Platform.all.map(\.name)).count == Platform.all.count)
    #expect(Platform.all.count == 14)
    for platform in Platform.all {
      #expect(Platform(named: platform.name)?.summary == platform.summary)
    }
    #expect(Platform(named: "X") == nil)
  }

  @Test("what suits a platform keeps its own rules", arguments: Platform.all.map(\.name))
  func defaults(name: String) throws {
    let platform = try #require(Platform(named: name))
    let defaults = platform.defaults
    #expect(platform.formats.contains(defaults.format))
    let repeats = platform.repeats(ofLoop: defaults.length, in: [defaults.format])
    let duration = defaults.length * Rational(repeats)
    let pixels = defaults.pixels ?? (390, 844)
    let facts = FileFacts(
      formatName: defaults.format.rawValue, width: pixels.width, height: pixels.height, bytes: 1,
      frames: (duration * defaults.rate.rational).rounded, duration: duration,
      rate: defaults.rate.rational,
      plays: defaults.format == .gif ? platform.plays(ofFile: duration, in: [.gif]) ?? 0 : nil,
      codec: defaults.format == .gif ? nil : "h264")
    #expect(platform.violations(by: facts).isEmpty, "\(platform.violations(by: facts))")
  }

  @Test("a loop is stored as often as the shortest length needs, and not once more")
  func repeats() throws {
    let instagram = try #require(Platform(named: "instagram"))
    let table: [(Rational, Int)] = [
      (Rational(3, 2), 2), (Rational(3), 1), (Rational(4), 1), (Rational(29, 10), 2),
      (Rational(1), 3), (Rational(1, 7), 21),
    ]
    for (length, times) in table {
      #expect(instagram.repeats(ofLoop: length, in: [.mp4]) == times)
    }
    let ad = try #require(Platform(named: "display-ad"))
    #expect(ad.plays(ofFile: Rational(4), in: [.gif]) == 7)
    #expect(ad.plays(ofFile: Rational(40), in: [.gif]) == 1)
    #expect(instagram.plays(ofFile: Rational(4), in: [.mp4]) == nil)
  }

  @Test("what is not known of a file breaks no rule")
  func unknown() {
    let facts = FileFacts(formatName: "mp4", width: 1000, height: 1000)
    for platform in Platform.all {
      let names = Set(platform.violations(by: facts).map(\.rule.name))
      #expect(names.isSubset(of: ["format", "size"]), "\(platform.name): \(names)")
    }
  }

  @Test("a violation says what is asked, what is found and what to change")
  func words() throws {
    var facts = FileFacts(formatName: "mp4", width: 1300, height: 500, rate: Rational(120))
    facts.bytes = 8_000_000_001
    let x = try #require(Platform(named: "x"))
    #expect(
      x.violations(by: facts).map(\.description) == [
        "longer side: 32 to 1280 pixels asked, 1300 pixels found; see --pixels or --size",
        "frame rate: at most 60 frames a second asked, 120 frames a second found; see --fps",
        "bytes: at most 8 GB asked, 8000000001 bytes found; "
          + "see --max-error, --fps, --duration or --size",
      ])
  }

  @Test("all pixels of a GIF count, not those of one frame alone")
  func totalPixels() throws {
    let platform = try #require(Platform(named: "x-gif"))
    var facts = FileFacts(formatName: "gif", width: 1000, height: 1000, frames: 300)
    #expect(platform.violations(by: facts).isEmpty)
    facts.frames = 301
    #expect(
      platform.violations(by: facts).map(\.description) == [
        "pixels of all frames: at most 300000000 pixels asked, 301000000 pixels found; "
          + "see --fps, --duration or --repeat"
      ])
  }

  // MARK: Budgets

  static func animation(_ rules: [PlatformRule]) -> SkeletonAnimation {
    var animation = BudgetSearchTests.animation(limit: nil)
    animation.run.platform = Platform(
      name: "test", summary: "", defaults: PlatformDefaults(format: .gif), rules: rules)
    return animation
  }

  @Test("a platform's byte limit is kept by giving up what its other rules leave open")
  func budget() throws {
    let folder = try TemporaryFolder()
    let source = RuleSource.thirdParty("test")
    let free = try Self.animation([]).write(to: folder.path("free.gif")).outputs[0]
    let bytes = PlatformRule.most(free.bytes / 8, .bytes, source)
    let small = try Self.animation([bytes]).write(to: folder.path("a.gif")).outputs[0]
    #expect(small.bytes <= free.bytes / 8)
    let size = PlatformRule.one(of: ["\(free.width)×\(free.height)"], .size, source)
    let rate = PlatformRule.one(of: ["12"], .exactRate, source)
    let kept = try? Self.animation([bytes, size, rate]).write(to: folder.path("b.gif")).outputs[0]
    if let kept { #expect(kept.width == free.width && kept.frames == free.frames) }
    let error = try #require(throws: RenderError.self) {
      try Self.animation([.most(60, .bytes, source), size]).write(to: folder.path("c.gif"))
    }
    guard case .againstRules("test", let problems, true) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(problems.count == 1 && problems[0].contains("bytes: at most 60 bytes asked"))
    #expect(try !folder.names.contains("c.gif"))
  }
}
