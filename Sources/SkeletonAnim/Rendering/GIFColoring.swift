import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonUI

/// The palette of a GIF, and how drawn colours find their place in it.
struct GIFColoring: Sendable {
  let table: ColorTable
  /// Whether every drawn colour is in the palette.
  let isExact: Bool
  /// What the reader of a report should know about the colours.
  let notes: [String]
  private let indices: IndexTable

  /// The exact palette of an animation, if a GIF can hold it.
  init(of plan: FramePlan, states: [FrameState], options: GIFOptions) throws {
    let alpha = GIFAlpha(matte: options.matte?.rgba(in: EnvironmentValues()))
    guard let drawn = plan.exactColors(of: states, limit: 4096) else { throw TooManyColors() }
    let shown = Set(drawn.map(alpha.shown))
    let opaque = shown.subtracting([GIFAlpha.clear]).sorted(by: RGBA8.precedes)
    // One index more says "as before", which opaque animations use too. With exactly 256 colours
    // an opaque one does without.
    let hasSpare = opaque.count <= 255
    guard hasSpare || (opaque.count == 256 && !shown.contains(GIFAlpha.clear)) else {
      throw TooManyColors()
    }
    let table = ColorTable(
      colors: opaque + (hasSpare ? [GIFAlpha.clear] : []),
      transparentIndex: hasSpare ? opaque.count : nil)
    let places = Dictionary(
      uniqueKeysWithValues: table.colors.enumerated().map { ($1, UInt8($0)) })
    self.table = table
    isExact = true
    notes = []
    indices = IndexTable(drawn.map { (color: $0, index: places[alpha.shown($0)] ?? 0) })
  }

  struct TooManyColors: Error {}

  func draw(_ state: FrameState, of plan: FramePlan, into pixels: inout [UInt8]) {
    plan.drawIndices(state, with: indices, into: &pixels)
  }
}
