import SkeletonGraphics

/// Turns drawn frames into compressed ones; one for each worker, since it reuses its memory.
///
/// Frames are independent of each other: each needs what is drawn in it and what was drawn before,
/// since what is drawn is what decoders show.
package final class GIFFrameCompressor {
  let settings: GIFSettings
  private var encoder = LZWEncoder()
  private let policies: [LZWPolicy]
  /// Room for the pixels of a rectangle of the canvas, row by row without gaps.
  let cropped: UnsafeMutableBufferPointer<UInt8>

  package init(_ settings: GIFSettings) {
    self.settings = settings
    policies = LZWPolicy.candidates(for: settings.compatibility)
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
    let size = settings.size
    precondition(
      current.count == size.count && (previous ?? current).count == size.count,
      "a frame has an index for every pixel")
    guard let previous = settings.disposal == .clear ? clearCanvas : previous else {
      return current.withUnsafeBufferPointer {
        frame($0, rect: PixelRect(size), settings.colors.transparentIndex)
      }
    }
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
    let transparent = settings.colors.transparentIndex
    guard let rect = changedRect(current, previous, size: settings.size) else {
      return unchanged(index: transparent ?? Int(current[0]), transparent)
    }
    let canvas = CanvasPair(current: current, previous: previous, width: settings.size.width)
    if let transparent {
      let cleared = canvas.mask(rect, with: UInt8(transparent), to: cropped.baseAddress!)
      if settings.disposal == .keep, let cleared {
        throw .clearedPixel(x: cleared.x, y: cleared.y)
      }
    } else {
      canvas.copy(rect, to: cropped.baseAddress!)
    }
    return frame(UnsafeBufferPointer(rebasing: cropped[..<rect.count]), rect: rect, transparent)
  }

  /// One pixel that changes nothing.
  func unchanged(index: Int, _ transparent: Int?, colors: ColorTable? = nil) -> GIFFrame {
    cropped[0] = UInt8(index)
    return frame(
      UnsafeBufferPointer(rebasing: cropped[..<1]),
      rect: PixelRect(PixelSize(width: 1, height: 1)), transparent, colors: colors)
  }

  /// The smallest of what the policies give.
  func frame(
    _ pixels: UnsafeBufferPointer<UInt8>, rect: PixelRect, _ transparentIndex: Int?,
    colors: ColorTable? = nil
  ) -> GIFFrame {
    let rootBits = (colors ?? settings.colors).codeSize
    var best: [UInt8] = []
    for policy in policies {
      let stream = encoder.encode(
        pixels, width: rect.width, rootBits: rootBits, policy: policy)
      if best.isEmpty || stream.count < best.count { best = Array(stream) }
    }
    return GIFFrame(
      rect: rect, colors: colors, transparentIndex: transparentIndex,
      blocks: best.withUnsafeBytes(subBlocks))
  }
}
