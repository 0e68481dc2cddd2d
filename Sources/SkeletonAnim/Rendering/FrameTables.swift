import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import Synchronization

/// A table for each frame of a GIF, and what it shows for colours that one table cannot hold.
///
/// Every frame's colours are chosen for that frame alone, so frames do not depend on each other.
/// They are worked out when a frame is drawn and soon forgotten: those of a photo take megabytes.
final class FrameTables: Sendable {
  private struct Sum {
    var largestError = 0
    var colors: Set<RGBA8> = []
  }

  private let plan: FramePlan
  private let states: [FrameState]
  private let alpha: GIFAlpha
  private let maxError: Int
  /// Each frame is drawn by itself and as the one before the next, often by another worker.
  private let recent = Mutex<[FrameTable]>([])
  /// Over the frames worked out so far.
  private let sum = Mutex(Sum())

  init(of plan: FramePlan, states: [FrameState], alpha: GIFAlpha, maxError: Int) {
    self.plan = plan
    self.states = states
    self.alpha = alpha
    self.maxError = maxError
  }

  /// The most that a shown colour is from a drawn one, in levels, in the frames worked out so far.
  var largestError: Int { sum.withLock { $0.largestError } }

  /// Different colours of those frames, the transparent one left out.
  var colorCount: Int { sum.withLock { $0.colors.subtracting([GIFAlpha.clear]).count } }

  /// Works out every frame, and keeps only how far off its colours are.
  ///
  /// - Parameter isCancelled: asked before each frame; true ends the work.
  /// - Throws: ``RenderError/cancelled``, `GIFError.quantizer`.
  func measure(isCancelled: @escaping @Sendable () -> Bool) throws {
    try OrderedFrames.run(
      count: states.count, jobs: plan.jobs,
      check: { if isCancelled() { throw RenderError.cancelled } },
      makeWorker: {},
      produce: { (_: inout Void, frame: Int) in _ = try self.shownColors(of: frame) },
      consume: { (_: Int, _: Void) in })
  }

  func draw(_ frame: Int, _ state: FrameState, into pixels: inout [UInt8]) throws {
    let table = recent.withLock { recent in
      if let known = recent.first(where: { $0.frame == frame }) { return known }
      if recent.count > plan.jobs + 1 { recent.removeFirst() }
      let table = FrameTable(frame: frame)
      recent.append(table)
      return table
    }
    let shown = try table.colors { try shownColors(of: frame) }
    plan.drawRGBA(state, into: &pixels)
    shown?.apply(to: &pixels)
  }

  /// nil where the frame's colours fit as they are drawn.
  private func shownColors(of frame: Int) throws -> ShownColors? {
    let state = states[frame]
    if let exact = plan.exactColors(of: [state], limit: 255) {
      sum.withLock { $0.colors.formUnion(exact.map(alpha.apply)) }
      return nil
    }
    let counts = plan.colorCounts(of: [state], limit: .max) ?? []
    let palette = try GIFPalette(counts, alpha: alpha, maxError: maxError, colorLimit: 255)
    let shown = ShownColors(palette)
    sum.withLock {
      $0.largestError = max($0.largestError, shown.error.max)
      $0.colors.formUnion(palette.table.colors)
    }
    return shown
  }
}

/// What stands for the colours of one frame, worked out by whoever asks first.
private final class FrameTable: Sendable {
  let frame: Int
  private let result = Mutex<Result<ShownColors?, any Error>?>(nil)

  init(frame: Int) {
    self.frame = frame
  }

  /// Others wait meanwhile: they need the same.
  func colors(_ make: () throws -> ShownColors?) throws -> ShownColors? {
    try result.withLock { result in
      let made = result ?? Result { try make() }
      result = made
      return try made.get()
    }
  }
}
