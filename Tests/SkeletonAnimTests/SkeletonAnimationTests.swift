import SkeletonGraphics
import Synchronization
import Testing

@testable import SkeletonAnim

@Suite struct SkeletonAnimationTests {
  private func row(_ change: (inout SkeletonAnimation) -> Void = { _ in }) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 10, duration: 1) { SKSkeletonRow() }
    animation.picture.width = 120
    animation.picture.scale = 1
    change(&animation)
    return animation
  }

  @Test("a dozen lines write a file, and the report says what is in it")
  func frontDoor() throws {
    let folder = try TemporaryFolder()
    let report = try row().write(to: folder.path("row.gif"))
    #expect(report.frames == 10)
    #expect(report.duration == Rational(1))
    let output = report.outputs[0]
    #expect(output.width == 120 && output.height == 44)
    #expect(output.bytes == (try folder.bytes("row.gif")).count)
    #expect(output.isLossless)
  }

  @Test("of a scene in which nothing moves the report says what the file holds")
  func standing() throws {
    let folder = try TemporaryFolder()
    let animation = row { $0.picture.effect = .none }
    let output = try animation.write(to: folder.path("row.webp")).outputs[0]
    #expect(output.frames == 1 && output.duration == Rational(1) && output.loop == 0)
    let accuracy = try FrameAccuracy(of: folder.path("row.webp"), against: animation)
    #expect(accuracy.passes, "\(accuracy)")
    let longer = row {
      $0.picture.effect = .none
      $0.time.length = .frames(12)
    }
    #expect(!(try FrameAccuracy(of: folder.path("row.webp"), against: longer).passes))
  }

  @Test("progress counts every frame of every pass, in order")
  func progress() throws {
    let folder = try TemporaryFolder()
    let seen = Mutex<[RenderProgress]>([])
    let animation = row {
      $0.run.progress = { progress in seen.withLock { $0.append(progress) } }
    }
    try animation.write([
      Output(path: folder.path("a.gif"), format: .gif),
      Output(path: folder.path("b.png"), format: .png),
    ])
    let steps = seen.withLock { $0 }
    #expect(steps.map(\.framesDone) == Array(1...11))
    #expect(Set(steps.map(\.frames)) == [11])
  }

  @Test("a cancelled run leaves nothing", arguments: [0, 1, 5])
  func cancellation(frames: Int) throws {
    let folder = try TemporaryFolder()
    let done = Atomic<Int>(0)
    let animation = row {
      $0.run.isCancelled = { done.load(ordering: .relaxed) >= frames }
      $0.run.progress = { done.store($0.framesDone, ordering: .relaxed) }
    }
    #expect(throws: RenderError.cancelled) {
      try animation.write([
        Output(path: folder.path("a.gif"), format: .gif),
        Output(path: folder.path("a.mp4"), format: .mp4),
        Output(path: folder.path("f%d.png"), format: .png),
      ])
    }
    #expect(try folder.names.isEmpty)
  }

  @Test("memory is planned without regard to the number of frames, and held to its limit")
  func memory() throws {
    let short = try row().dryRun([Output(path: "x.gif", format: .gif)])
    let long = try row { $0.time.length = .frames(100_000) }
      .dryRun([Output(path: "x.gif", format: .gif)])
    #expect(short.memoryEstimate == long.memoryEstimate)
    let error = #expect(throws: RenderError.self) {
      try row { $0.run.memoryLimit = 1000 }.dryRun([Output(path: "x.gif", format: .gif)])
    }
    #expect("\(try #require(error))".hasPrefix("--max-memory: "))
  }

  @Test("notes tell of a seam, a rounded length and a resampled GIF, and of nothing else")
  func notes() throws {
    let gif = [Output(path: "x.gif", format: .gif)]
    #expect(try row().dryRun(gif).notes.isEmpty)
    let seam = try row { $0.time.cycle = Rational(3, 4) }.dryRun(gif).notes
    #expect(seam.count == 1 && seam[0].contains("seam"))
    let rounded = try row { $0.time.length = .duration(Rational(104, 100)) }.dryRun(gif).notes
    #expect(rounded.count == 1 && rounded[0].contains("no whole number of frames"))
    let fast = try row { $0.time.rate = 60 }.dryRun(gif).notes
    #expect(fast.count == 1 && fast[0].contains("50"))
  }
}
