import Testing

@testable import SkeletonAnim

@Suite struct OptionRangeTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var apply: @Sendable (inout SkeletonAnimation) -> Void

    init(_ text: String, _ apply: @escaping @Sendable (inout SkeletonAnimation) -> Void) {
      testDescription = text
      self.apply = apply
    }
  }

  private func animation(_ change: Change) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 5, duration: 1) { SKSkeleton(size: 4) }
    animation.picture.width = 20
    animation.picture.usesTestFont = true
    change.apply(&animation)
    return animation
  }

  @Test(
    "numbers out of their range are errors, which say what to change",
    arguments: [
      Change("--frames") { $0.time.length = .frames(0) },
      Change("--frames") { $0.time.length = .frames(1_000_001) },
      Change("--repeat") { $0.time.repeats = 0 },
      Change("the file's frames") { $0.time.repeats = 200_001 },
      Change("--max-error") { $0.gif.maxError = -1 },
      Change("--max-error") { $0.gif.maxError = 17 },
      Change("the palette") { $0.gif.colorLimit = 3 },
      Change("the palette") { $0.gif.colorLimit = 257 },
      Change("--scale") { $0.picture.scale = 0 },
      Change("--scale") { $0.picture.scale = .nan },
      Change("--size") { $0.picture.width = .infinity },
      Change("--loop") { $0.time.plays = -1 },
      Change("--rest") { $0.time.cycle = .zero },
    ])
  func refused(change: Change) throws {
    let folder = try TemporaryFolder()
    do {
      try animation(change).write(to: folder.path("a.gif"))
      Issue.record("a file was written")
    } catch .unsuitable(let option, _) {
      #expect(option == change.testDescription)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test("a still of a frame before the first is an error")
  func negativeFrame() throws {
    let folder = try TemporaryFolder()
    let output = Output(path: folder.path("a.png"), format: .png, still: -1)
    #expect(throws: RenderError.self) { try animation(Change("") { _ in }).write([output]) }
  }

  @Test(
    "numbers that are held to their range do no harm",
    arguments: [
      Change("hold") { $0.time.hold = Rational(-1) },
      Change("length") { $0.time.length = .duration(Rational(-1)) },
      Change("jobs") { $0.run.jobs = -3 },
      Change("strength") { $0.picture.strength = 7 },
      Change("band") { $0.picture.band = -1 },
      Change("angle") { $0.picture.angle = .nan },
      Change("radius") { $0.picture.redactionRadius = -4 },
      Change("safe area") { $0.picture.safeArea = EdgeInsets(top: -5, leading: 100, bottom: .nan) },
      Change("theme") { $0.picture.theme.radius.sm = .nan },
    ])
  func held(change: Change) throws {
    let folder = try TemporaryFolder()
    try animation(change).write(to: folder.path("a.gif"))
    #expect(try folder.names == ["a.gif"])
  }
}
