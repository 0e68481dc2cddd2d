import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonUI

/// The colours of a GIF, and how drawn ones find their place among them.
struct GIFColoring: Sendable {
  private enum Method: Sendable {
    /// One table; a drawn colour has one index wherever it is.
    case indices(IndexTable, error: Int)
    /// One table; two of its colours in a pattern stand for those that it lacks.
    case dithered(OrderedDither)
    /// A table for each frame.
    case frameTables(FrameTables)
  }

  private let method: Method
  private let alpha: GIFAlpha
  private let allowedError: Int
  private let isDithered: Bool
  /// The table of the file.
  let table: ColorTable

  /// More colours than this are not counted; a photo that fades in on a phone's screen has half of
  /// them.
  private static let colorLimit = 1 << 22

  /// One exact palette for the animation if a GIF can hold it, else one for each frame, exact where
  /// that can be; where frames cannot have their own, the nearest that 255 colours come.
  ///
  /// - Parameters:
  ///   - keepsFrames: whether frames stay on the canvas, as those with their own tables do.
  ///   - measuresError: whether ``largestError`` holds from the start, rather than once all frames
  ///     have been drawn.
  init(
    of plan: FramePlan, states: [FrameState], keepsFrames: Bool, options: GIFOptions,
    measuresError: Bool = false, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws {
    alpha = GIFAlpha(matte: options.matte.map { RGBA8($0.rgba(in: EnvironmentValues())) })
    allowedError = options.maxError
    isDithered = options.dither != .none
    let tables =
      keepsFrames && options.colorLimit == 256
      ? FrameTables(of: plan, states: states, alpha: alpha, maxError: options.maxError) : nil
    let isDemanding = options.maxError > 0 || isDithered
    // Frames with tables of their own need no more than to know that one table is too small.
    let limit = tables != nil && plan.isOpaque && !isDemanding ? 256 : Self.colorLimit
    let counts = plan.colorCounts(of: states, limit: limit, isCancelled: isCancelled)
    if isCancelled() { throw RenderError.cancelled }
    if let counts,
      let palette = GIFPalette(
        counts, alpha: alpha, within: options.maxError, colorLimit: options.colorLimit)
    {
      method = .indices(IndexTable(palette.entries), error: palette.error.max)
      table = palette.table
      return
    }
    if let tables, isDemanding || measuresError { try tables.measure(isCancelled: isCancelled) }
    if let tables, !isDithered || tables.largestError <= options.maxError {
      method = .frameTables(tables)
      table = ColorTable(colors: [GIFAlpha.clear], transparentIndex: 0)
    } else {
      guard let counts else { throw TooManyColors() }
      let palette = try GIFPalette(nearest: counts, alpha: alpha, colorLimit: options.colorLimit)
      method =
        isDithered
        ? .dithered(OrderedDither(palette))
        : .indices(IndexTable(palette.entries), error: palette.error.max)
      table = palette.table
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

  /// Of shown colours against drawn ones, in levels of the channel that is furthest off.
  ///
  /// Of frames with tables of their own it is known once they have been drawn.
  var largestError: Int {
    switch method {
    case .indices(_, let error): error
    case .dithered(let dither): dither.error.max
    case .frameTables(let tables): tables.largestError
    }
  }

  /// How many colours the frames have, the transparent one left out; known as ``largestError`` is.
  var colorCount: Int {
    if case .frameTables(let tables) = method { return tables.colorCount }
    return Set(table.colors).subtracting([GIFAlpha.clear]).count
  }

  struct TooManyColors: Error, CustomStringConvertible {
    var description: String {
      "the animation has more than \(colorLimit) colours, too many to choose a GIF's 255 from: give "
        + "a smaller --scale, or write MP4, WebM or WebP"
    }
  }

  /// Whether every pixel has the colour that was drawn.
  var isExact: Bool { largestError == 0 }

  /// Why colours are further from the drawn ones than was asked for.
  var notes: [String] {
    guard largestError > allowedError else { return [] }
    return [
      "a GIF picture holds 255 colours and some here have more: the nearest are within "
        + "\(largestError) levels of the drawn ones"
        + (isDithered
          ? ""
          : "; --dither ordered has no bands, though its pixels, mixed by the eye, are further off")
    ]
  }

  /// Room for a frame as `draw` makes it.
  func buffer(_ size: PixelSize) -> [UInt8] {
    if case .frameTables = method { return [UInt8](repeating: 0, count: size.count * 4) }
    return [UInt8](repeating: 0, count: size.count)
  }

  /// - Parameter index: of the frame in the loop.
  /// - Throws: `GIFError.quantizer`.
  func draw(
    _ index: Int, _ state: FrameState, of plan: FramePlan, into frame: inout [UInt8]
  ) throws {
    switch method {
    case .indices(let table, _): plan.drawIndices(state, with: table, into: &frame)
    case .frameTables(let tables): try tables.draw(index, state, into: &frame)
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
