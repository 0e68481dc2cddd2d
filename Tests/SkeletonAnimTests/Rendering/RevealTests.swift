import Foundation
import SkeletonGraphics
import SkeletonRaster
import SkeletonVideo
import Testing

@testable import SkeletonAnim

@Suite struct RevealTests {
  private static let duration = Rational(3, 5)
  private static let reveal = Rational(2, 5)

  /// 6 frames of loading, 4 of the reveal.
  private func animation(
    _ scene: BuiltInScene, _ change: (inout SkeletonAnimation) -> Void = { _ in }
  ) -> SkeletonAnimation {
    var animation = SkeletonAnimation(
      time: TimeOptions(rate: 10, duration: Self.duration), scene: Scene(scene))
    animation.picture.scale = 0.5
    change(&animation)
    return animation
  }

  private func frames(_ animation: SkeletonAnimation, _ name: String = "x.apng") throws
    -> [[UInt8]]
  {
    let folder = try TemporaryFolder()
    try animation.write(to: folder.path(name))
    var reader = try MediaReader.open(folder.path(name))
    var frames: [[UInt8]] = []
    while let frame = try reader.next() { frames.append(frame.pixels) }
    return frames
  }

  @Test(
    "first comes the plain loading animation, last the loaded picture, bit for bit",
    arguments: [BuiltInScene.preview, .card, .profile], [false, true])
  func ends(scene: BuiltInScene, isTransparent: Bool) throws {
    func set(_ animation: inout SkeletonAnimation) {
      if isTransparent { animation.picture.background = .transparent }
    }
    let plain = try frames(animation(scene, set))
    let loaded = try frames(
      animation(scene) {
        set(&$0)
        $0.picture.isLoading = false
        $0.time.length = .frames(1)
      })
    let revealed = try frames(
      animation(scene) {
        set(&$0)
        $0.time.reveal = Self.reveal
        $0.time.hold = Rational(1, 5)
      })
    try #require(plain.count == 6 && revealed.count == 12)
    #expect(Array(revealed[..<6]) == plain)
    for frame in revealed[9...] { #expect(frame == loaded[0]) }
    #expect(revealed[8] != loaded[0] && revealed[6] != plain[0])
  }

  @Test("outside of what loads no pixel changes, and inside each goes straight to its end")
  func onlyContentChanges() throws {
    let revealed = try frames(animation(.profile) { $0.time.reveal = Self.reveal })
    let rest = revealed[0]
    let loaded = revealed[9]
    var still = 0
    for i in rest.indices {
      let (from, to) = (Int(rest[i]), Int(loaded[i]))
      if from == to { still += 1 }
      for (step, frame) in revealed[6...].enumerated() {
        let expected = Double(from) + Double(to - from) * Double(step + 1) / 4
        #expect(abs(Double(frame[i]) - expected) <= (from == to ? 0 : 1), "byte \(i)")
      }
    }
    #expect(still > rest.count / 4 && still < rest.count)
  }

  @Test(
    "a GIF of a reveal is exact where a table holds a frame, else within what its report says",
    arguments: [(BuiltInScene.preview, 1), (.list, 5)])
  func gif(scene: BuiltInScene, most: Int) throws {
    let animation = animation(scene) { $0.time.reveal = Self.reveal }
    let drawn = try frames(animation)
    let folder = try TemporaryFolder()
    let report = try animation.write(to: folder.path("x.gif"))
    var reader = try MediaReader.open(folder.path("x.gif"))
    var errors: [Int] = []
    for expected in drawn {
      let shown = try #require(try reader.next()).pixels
      let colors = expected.withUnsafeBytes { Set($0.bindMemory(to: UInt32.self)) }
      let error = zip(shown, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
      if colors.count <= 255 { #expect(error == 0) }
      errors.append(error)
    }
    #expect(errors.max() == report.outputs[0].maxError)
    #expect(errors.contains { $0 > 0 } && errors.allSatisfy { $0 <= most }, "\(errors)")
  }

  @Test("a sweep that is under way runs out, and none starts")
  func shimmerRunsOut() throws {
    var time = TimeOptions(rate: 10, duration: Rational(1))
    time.cycle = Rational(4, 5)
    time.reveal = Rational(1)
    let drawing = Drawing(
      size: PixelSize(width: 4, height: 4), background: nil,
      shimmers: [
        Shimmer(
          effect: .highlight(.white, strength: 1), bounds: Rect(x: 0, y: 0, width: 4, height: 4)),
        Shimmer(effect: .mix, bounds: Rect(x: 0, y: 0, width: 4, height: 4)),
      ])
    let states = FrameStates(
      of: drawing, schedule: time.schedule,
      clock: try time.clock(loop: time.loadingSchedule.loopDuration, views: 1),
      reveal: time.revealClock)
    let progress = states.loop.map(\.progress)
    #expect(
      progress.map { ($0[0] * 1000).rounded() / 1000 }
        == [
          0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75,
          0.875, 0, 0, 0, 0,
        ])
    #expect(
      progress.map { ($0[1] * 1000).rounded() / 1000 }
        == Array(repeating: 0, count: 10) + [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }

  @Test(
    "every format ends in the loaded picture",
    arguments: ["x.gif", "x.mp4", "x.webp", "x.webm", "x.mov"])
  func formats(name: String) throws {
    let size = (400.0, 404.0)
    let loaded = try frames(
      animation(.card) {
        ($0.picture.width, $0.picture.height) = size
        $0.picture.isLoading = false
        $0.time.length = .frames(1)
      })[0]
    let folder = try TemporaryFolder()
    let report = try animation(.card) {
      ($0.picture.width, $0.picture.height) = size
      $0.time.reveal = Self.reveal
    }.write(to: folder.path(name))
    #expect(report.duration == Rational(1))
    #expect(report.reveal == RevealClock(start: Self.duration, length: Self.reveal))
    var reader = try MediaReader.open(folder.path(name))
    var last: MediaReader.Frame?
    while let frame = try reader.next() { last = frame }
    let frame = try #require(last)
    // What the format itself costs: a palette of 255 colours, or compressed planes.
    let limit = name == "x.webp" ? 0 : 12.0
    let sum = zip(frame.pixels, loaded).reduce(0.0) { $0 + abs(Double($1.0) - Double($1.1)) }
    #expect(sum / Double(frame.pixels.count) <= limit)
    if name == "x.gif" {
      #expect(report.outputs[0].isLossless == report.outputs[0].notes.isEmpty)
    }
  }

  @Test("what cannot be revealed is refused or remarked on, and a reveal has no seam")
  func complaints() throws {
    func plan(_ change: (inout SkeletonAnimation) -> Void) throws -> DryRun {
      var animation = SkeletonAnimation(fps: 10, duration: 1) { Jumping() }
      animation.time.reveal = Rational(1, 2)
      change(&animation)
      return try animation.dryRun([Output(path: "x.gif", format: .gif)])
    }
    let jump = #expect(throws: RenderError.self) { try plan { _ in } }
    #expect("\(try #require(jump))".contains("from 390×30 to 390×50 points"))
    #expect(throws: RenderError.self) { try plan { $0.picture.isLoading = false } }
    let fits = try plan { ($0.picture.width, $0.picture.height) = (100, 100) }
    #expect(fits.notes.isEmpty && fits.frames == 15)
    let seam = try plan {
      ($0.picture.width, $0.picture.height) = (100, 100)
      $0.time.cycle = Rational(3, 4)
    }
    #expect(seam.notes.isEmpty)

    var same = SkeletonAnimation(fps: 10, duration: 1) { SKSkeletonRow() }
    same.time.reveal = Rational(26, 100)
    let notes = try same.dryRun([Output(path: "x.gif", format: .gif)]).notes
    #expect(notes.count == 2 && notes[0].contains("looks the same"))
    let rounded = "0.26 s at 10 frames a second is no whole number of frames: 3 frames, 0.3 s"
    #expect(notes[1] == "--reveal: " + rounded)
  }

  private struct Jumping: View {
    @Environment(\.isLoading) private var isLoading

    var body: some View {
      SKSkeleton(.rect, size: isLoading ? 30 : 50)
    }
  }
}
