import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonUI

/// The palette of a GIF, and how drawn colours find their place in it.
struct GIFColoring: Sendable {
  private let palette: GIFPalette
  private let indices: IndexTable
  private let allowedError: Int

  /// More colours than this are not counted; no gradient comes near.
  private static let colorLimit = 1 << 20

  /// The exact palette of an animation if a GIF can hold it, else the best one within 255 colours.
  init(of plan: FramePlan, states: [FrameState], options: GIFOptions) throws {
    guard let counts = plan.colorCounts(of: states, limit: Self.colorLimit) else {
      throw TooManyColors()
    }
    let matte = options.matte.map { RGBA8($0.rgba(in: EnvironmentValues())) }
    palette = try GIFPalette(
      counts, alpha: GIFAlpha(matte: matte), maxError: options.maxError,
      colorLimit: options.colorLimit)
    indices = IndexTable(palette.entries)
    allowedError = options.maxError
  }

  struct TooManyColors: Error {}

  var table: ColorTable { palette.table }

  /// Whether every drawn colour is in the palette.
  var isExact: Bool { palette.error.max == 0 }

  /// Why colours are further from the drawn ones than was asked for.
  var notes: [String] {
    guard palette.error.max > allowedError else { return [] }
    return [
      "a GIF holds 255 colours and this animation has more: the nearest are within "
        + "\(palette.error.max) levels of the drawn ones"
    ]
  }

  func draw(_ state: FrameState, of plan: FramePlan, into pixels: inout [UInt8]) {
    plan.drawIndices(state, with: indices, into: &pixels)
  }
}
