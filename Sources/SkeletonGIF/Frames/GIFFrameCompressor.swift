import SkeletonGraphics

/// Turns drawn frames into compressed ones; one for each worker, since it reuses its memory.
///
/// Frames are independent of each other: each needs what is drawn in it and what was drawn before.
package final class GIFFrameCompressor {
  private let settings: GIFSettings
  private var encoder = LZWEncoder()
  private let cropped: UnsafeMutableBufferPointer<UInt8>

  package init(_ settings: GIFSettings) {
    self.settings = settings
    cropped = .allocate(capacity: settings.size.count)
  }

  deinit { cropped.deallocate() }

  /// Says only what changed.
  ///
  /// A frame that equals the one before becomes a single pixel that shows nothing new.
  ///
  /// - Parameters:
  ///   - current: the table's index of every pixel of the canvas, row by row.
  ///   - previous: what is on the screen, in the same form; nil for the first frame. It does not
  ///     matter with `GIFDisposal.clear`.
  /// - Precondition: the indices are below the size of the table.
  /// - Throws: `GIFError.clearedPixel`.
  package func compress(
    _ current: [UInt8], over previous: [UInt8]? = nil
  ) throws(GIFError) -> GIFFrame {
    let previous = settings.disposal == .clear ? clearCanvas : previous
    guard let previous else {
      precondition(current.count == settings.size.count, "a frame has an index for every pixel")
      let size = settings.size
      let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      return current.withUnsafeBufferPointer { frame($0, rect: whole) }
    }
    precondition(
      current.count == settings.size.count && previous.count == current.count,
      "a frame has an index for every pixel")
    return try current.withUnsafeBufferPointer { current throws(GIFError) in
      try previous.withUnsafeBufferPointer { previous throws(GIFError) in
        try compress(current.baseAddress!, over: previous.baseAddress!)
      }
    }
  }

  private var clearCanvas: [UInt8]? {
    settings.colors.transparentIndex.map {
      [UInt8](repeating: UInt8($0), count: settings.size.count)
    }
  }

  private func compress(
    _ current: UnsafePointer<UInt8>, over previous: UnsafePointer<UInt8>
  ) throws(GIFError) -> GIFFrame {
    guard let rect = changedRect(current, previous, size: settings.size) else {
      return unchanged(current[0])
    }
    let canvas = CanvasPair(current: current, previous: previous, width: settings.size.width)
    let pixels = UnsafeBufferPointer(rebasing: cropped[..<rect.count])
    canvas.copy(rect, to: cropped.baseAddress!)
    guard let transparent = settings.colors.transparentIndex else {
      return frame(pixels, rect: rect)
    }
    let opaque = settings.disposal == .keep ? frame(pixels, rect: rect) : nil
    if let pixel = canvas.mask(
      rect, with: UInt8(transparent), to: cropped.baseAddress!), settings.disposal == .keep
    {
      throw .clearedPixel(x: pixel.x, y: pixel.y)
    }
    let masked = frame(pixels, rect: rect)
    guard let opaque, opaque.blocks.count < masked.blocks.count else { return masked }
    return opaque
  }

  /// One pixel that changes nothing.
  private func unchanged(_ firstPixel: UInt8) -> GIFFrame {
    let index = settings.colors.transparentIndex.map { UInt8($0) } ?? firstPixel
    cropped[0] = index
    return frame(
      UnsafeBufferPointer(rebasing: cropped[..<1]), rect: PixelRect(x: 0, y: 0, width: 1, height: 1)
    )
  }

  private func frame(_ pixels: UnsafeBufferPointer<UInt8>, rect: PixelRect) -> GIFFrame {
    let stream = encoder.encode(pixels, rootBits: settings.colors.codeSize)
    return GIFFrame(
      rect: rect, transparentIndex: settings.colors.transparentIndex, blocks: subBlocks(stream))
  }
}
