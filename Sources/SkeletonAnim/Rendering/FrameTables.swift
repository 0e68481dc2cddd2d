import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster

/// A table for each frame of a GIF, and what it shows for colours that one table cannot hold.
///
/// Every frame's colours are chosen for that frame alone, so frames do not depend on each other.
struct FrameTables: Sendable {
  /// By frame of the loop; nil where the frame's colours fit as they are drawn.
  private let shown: [ShownColors?]
  /// The most that a shown colour is from a drawn one, in levels, in any frame.
  let largestError: Int
  /// Different colours of all frames, the transparent one left out.
  let colorCount: Int

  /// - Parameter isCancelled: asked before each frame; true ends the work.
  /// - Throws: ``RenderError/cancelled``, `GIFError.quantizer`.
  init(
    of plan: FramePlan, states: [FrameState], alpha: GIFAlpha, maxError: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    var shown: [ShownColors?] = []
    var colors: Set<RGBA8> = []
    try OrderedFrames.run(
      count: states.count, jobs: plan.jobs,
      check: { if isCancelled() { throw RenderError.cancelled } },
      makeWorker: {},
      produce: { (_: inout Void, frame: Int) -> (shown: ShownColors?, colors: [RGBA8]) in
        let state = states[frame]
        if let exact = plan.exactColors(of: [state], limit: 255) {
          return (nil, exact.map(alpha.apply))
        }
        let counts = plan.colorCounts(of: [state], limit: .max) ?? []
        let palette = try GIFPalette(counts, alpha: alpha, maxError: maxError, colorLimit: 255)
        return (ShownColors(palette), palette.table.colors)
      },
      consume: { (_: Int, frame: (shown: ShownColors?, colors: [RGBA8])) in
        shown.append(frame.shown)
        colors.formUnion(frame.colors)
      })
    self.shown = shown
    largestError = shown.compactMap { $0?.error.max }.max() ?? 0
    colorCount = colors.subtracting([GIFAlpha.clear]).count
  }

  func draw(_ frame: Int, _ state: FrameState, of plan: FramePlan, into pixels: inout [UInt8]) {
    plan.drawRGBA(state, into: &pixels)
    shown[frame]?.apply(to: &pixels)
  }
}
