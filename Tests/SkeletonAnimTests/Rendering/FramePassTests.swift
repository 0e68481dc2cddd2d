import SkeletonTimeline
import Synchronization
import Testing

@testable import SkeletonAnim

@Suite struct FramePassTests {
  struct Broken: Error, CustomStringConvertible {
    let stage: String
    var description: String { "\(stage) is broken" }
  }

  /// A file that fails at a frame, in the stage asked for.
  final class FailingSink: FrameSink {
    let path: String
    let schedule: FrameSchedule
    private let stage: String
    private let frame: Int
    private var taken = 0
    private(set) var isInPlace = false

    init(_ path: String, frames: Int, failing stage: String, at frame: Int) {
      self.path = path
      schedule = FrameSchedule(rate: 30, loopFrames: frames)
      self.stage = stage
      self.frame = frame
    }

    var producerMaker: @Sendable () -> any FrameProducer {
      let failing = stage == "drawing" ? frame : -1
      return { Producer(failing: failing) }
    }

    struct Producer: FrameProducer {
      let failing: Int
      func produce(frame: Int) throws -> FrameProduct {
        if frame == failing { throw Broken(stage: "drawing") }
        return .file([UInt8(truncatingIfNeeded: frame)])
      }
    }

    func consume(_ product: FrameProduct) throws {
      guard case .file(let bytes) = product else { return }
      #expect(bytes == [UInt8(truncatingIfNeeded: taken)])
      if stage == "writing", taken == frame { throw Broken(stage: "writing") }
      taken += 1
    }

    func finish() throws -> OutputReport {
      if stage == "finishing" { throw Broken(stage: stage) }
      return OutputReport(
        path: path, format: .png, bytes: taken, width: 1, height: 1, frames: taken,
        duration: schedule.duration, loop: nil, colors: nil, isLossless: true, notes: [])
    }

    func commit() throws {
      if stage == "putting in place" { throw Broken(stage: stage) }
      isInPlace = true
    }
  }

  @Test(
    "a failure of any stage at any frame ends the pass at once, with its cause and its file",
    arguments: ["drawing", "writing"], [1, 2, 5])
  func rootCause(stage: String, jobs: Int) throws {
    let frames = 30
    for frame in 0..<frames {
      let pass = FramePass(
        sinks: [
          FailingSink("good", frames: frames, failing: "", at: 0),
          FailingSink("bad", frames: frames, failing: stage, at: frame),
        ], jobs: jobs, options: RunOptions(), framesBefore: 0, framesInAll: frames)
      let clock = ContinuousClock()
      let start = clock.now
      #expect(throws: RenderError.encoding(path: "bad", reason: "\(stage) is broken")) {
        try pass.run()
      }
      #expect(clock.now - start < .seconds(1))
    }
  }

  @Test(
    "a file that cannot be finished or put in place ends the run with its cause; no later one is",
    arguments: ["finishing", "putting in place"], [1, 4])
  func ending(stage: String, jobs: Int) throws {
    for place in 0..<3 {
      let sinks = (0..<3).map { index in
        FailingSink(
          index == place ? "bad" : "good \(index)", frames: 20 + index % 2,
          failing: index == place ? stage : "", at: 0)
      }
      let clock = ContinuousClock()
      let start = clock.now
      #expect(throws: RenderError.encoding(path: "bad", reason: "\(stage) is broken")) {
        let files = try RenderPasses(sinks: sinks, jobs: jobs, options: RunOptions()).run()
        #expect(files.map(\.report.frames) == [20, 21, 20])
        try FinishedFile.commit(files)
      }
      #expect(clock.now - start < .seconds(1))
      let inPlace = stage == "finishing" ? 0 : place
      #expect(sinks.map(\.isInPlace) == (0..<3).map { $0 < inPlace })
    }
  }

  @Test("a failure that made others stop is told, not their stopping", arguments: [0, 7, 29])
  func causeBeforeCancellation(frame: Int) throws {
    let failed = Atomic(false)
    var options = RunOptions()
    // Whoever sees the failure asks for the end, as a front end would.
    options.isCancelled = { failed.load(ordering: .relaxed) }
    options.progress = { if $0.framesDone == frame { failed.store(true, ordering: .relaxed) } }
    let pass = FramePass(
      sinks: [FailingSink("bad", frames: 30, failing: "drawing", at: frame)], jobs: 4,
      options: options, framesBefore: 0, framesInAll: 30)
    let error = try #require(throws: RenderError.self) { try pass.run() }
    #expect(
      error == .encoding(path: "bad", reason: "drawing is broken")
        || frame > 0 && error == .cancelled)
  }
}
