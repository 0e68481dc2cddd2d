import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonUI

/// The colours of a GIF, and how drawn ones find their place among them.
struct GIFColoring: Sendable {
  private enum Method: Sendable {
    /// One table; a drawn colour has one index wherever it is.
    case indices(IndexTable)
    /// One table; two of its colours in a pattern stand for those that it lacks.
    case dithered(OrderedDither)
    /// A table for each frame, with exactly the colours that it changes.
    case frameTables
  }

  private let palette: GIFPalette
  private let method: Method
  private let alpha: GIFAlpha
  private let allowedError: Int

  /// More colours than this are not counted; no gradient comes near.
  private static let colorLimit = 1 << 20

  /// The exact palette of an animation if a GIF can hold it, else an exact one for each frame, else
  /// the best one within 255 colours.
  ///
  /// - Parameter keepsFrames: whether frames stay on the canvas, as those with their own tables do.
  init(
    of plan: FramePlan, states: [FrameState], keepsFrames: Bool, options: GIFOptions,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws {
    let counts = plan.colorCounts(
      of: states, limit: Self.colorLimit, isCancelled: isCancelled)
    if isCancelled() { throw RenderError.cancelled }
    guard let counts else { throw TooManyColors() }
    alpha = GIFAlpha(matte: options.matte.map { RGBA8($0.rgba(in: EnvironmentValues())) })
    palette = try GIFPalette(
      counts, alpha: alpha, maxError: options.maxError, colorLimit: options.colorLimit)
    allowedError = options.maxError
    if palette.error.max <= allowedError {
      method = .indices(IndexTable(palette.entries))
    } else if keepsFrames, options.colorLimit == 256,
      states.allSatisfy({ !isCancelled() && plan.exactColors(of: [$0], limit: 255) != nil })
    {
      method = .frameTables
    } else if options.dither == .ordered {
      method = .dithered(OrderedDither(palette))
    } else {
      method = .indices(IndexTable(palette.entries))
    }
    // What was promised must hold; what was only hoped for, an exact picture, may be missed.
    guard options.maxError == 0 || largestError <= options.maxError || options.colorLimit < 256
    else {
      throw RenderError.unsuitable(
        option: "--max-error",
        reason: "this animation has more colours than a GIF can show within "
          + "\(options.maxError) levels; the nearest are within \(largestError)")
    }
  }

  struct TooManyColors: Error, CustomStringConvertible {
    var description: String { "the animation has more colours than can be counted" }
  }

  /// The table of the file.
  var table: ColorTable {
    if case .frameTables = method {
      return ColorTable(colors: [GIFAlpha.clear], transparentIndex: 0)
    }
    return palette.table
  }

  /// How many colours the frames have; the transparent one is none.
  var colorCount: Int {
    let table =
      if case .frameTables = method { palette.entries.map(\.color) } else { palette.table.colors }
    return Set(table).subtracting([GIFAlpha.clear]).count
  }

  /// Of shown colours against drawn ones, in levels of the channel that is furthest off.
  var largestError: Int {
    switch method {
    case .indices: palette.error.max
    case .dithered(let dither): dither.error.max
    case .frameTables: 0
    }
  }

  /// Whether every pixel has the colour that was drawn.
  var isExact: Bool { largestError == 0 }

  /// Why colours are further from the drawn ones than was asked for.
  var notes: [String] {
    guard largestError > allowedError else { return [] }
    return [
      "a GIF holds 255 colours and this animation has more: the nearest are within "
        + "\(largestError) levels of the drawn ones"
    ]
  }

  /// Room for a frame as `draw` makes it.
  func buffer(_ size: PixelSize) -> [UInt8] {
    if case .frameTables = method { return [UInt8](repeating: 0, count: size.count * 4) }
    return [UInt8](repeating: 0, count: size.count)
  }

  func draw(_ state: FrameState, of plan: FramePlan, into frame: inout [UInt8]) {
    switch method {
    case .indices(let table): plan.drawIndices(state, with: table, into: &frame)
    case .frameTables: plan.drawRGBA(state, into: &frame)
    case .dithered(let dither):
      var pixels = [UInt8](repeating: 0, count: frame.count * 4)
      plan.drawRGBA(state, into: &pixels)
      frame = dither.indices(rgba: pixels, width: plan.size.width)
    }
  }

  /// Compresses a frame as `draw` made it over the one before it.
  func compress(
    _ frame: [UInt8], over previous: [UInt8]?, by compressor: GIFFrameCompressor
  ) throws -> GIFFrame {
    guard case .frameTables = method else {
      return try compressor.compress(frame, over: previous)
    }
    guard let result = try compressor.compress(rgba: frame, over: previous, alpha: alpha) else {
      throw TooManyColors()
    }
    return result
  }
}
