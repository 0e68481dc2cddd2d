import SkeletonGraphics

extension GIFFrameCompressor {
  /// Says only what changed, in exactly the colours drawn, by a table of the frame's own.
  ///
  /// - Parameters:
  ///   - current: straight R, G, B, A of every pixel of the canvas, row by row.
  ///   - previous: what is on the screen, in the same form; nil for the first frame.
  /// - Returns: nil if what changed has more than 255 colours.
  /// - Precondition: the settings keep frames on the canvas.
  /// - Throws: `GIFError.clearedPixel`.
  package func compress(
    rgba current: [UInt8], over previous: [UInt8]? = nil, alpha: GIFAlpha = GIFAlpha()
  ) throws(GIFError) -> GIFFrame? {
    let size = settings.size
    precondition(
      current.count == size.count * 4 && (previous ?? current).count == current.count,
      "a frame has four bytes for every pixel")
    precondition(settings.disposal == .keep, "a table for each frame is for frames that stay")
    return try current.withUnsafeBufferPointer { current throws(GIFError) in
      guard let previous else {
        return try compress(current.baseAddress!, over: nil, PixelRect(size), alpha)
      }
      return try previous.withUnsafeBufferPointer { previous throws(GIFError) in
        let bytes = PixelSize(width: size.width * 4, height: size.height)
        guard
          let changed = changedRect(current.baseAddress!, previous.baseAddress!, size: bytes)
        else {
          return unchanged(index: 0, 0, colors: FrameColors(alpha: alpha).table)
        }
        let (left, right) = (changed.x / 4, (changed.x + changed.width + 3) / 4)
        let rect = PixelRect(x: left, y: changed.y, width: right - left, height: changed.height)
        return try compress(current.baseAddress!, over: previous.baseAddress!, rect, alpha)
      }
    }
  }

  private func compress(
    _ current: UnsafePointer<UInt8>, over previous: UnsafePointer<UInt8>?, _ rect: PixelRect,
    _ alpha: GIFAlpha
  ) throws(GIFError) -> GIFFrame? {
    var colors = FrameColors(alpha: alpha)
    let width = settings.size.width
    var out = cropped.baseAddress!
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) {
        let offset = (y * width + x) * 4
        let pixel = pixelBytes(current + offset)
        let old = previous.map { pixelBytes($0 + offset) }
        var index: UInt8 = 0
        if pixel != old {
          guard let place = colors.index(pixel) else { return nil }
          index = place
          if place == 0, let old, colors.index(old) != 0 { throw .clearedPixel(x: x, y: y) }
        }
        out.pointee = index
        out += 1
      }
    }
    return frame(
      UnsafeBufferPointer(rebasing: cropped[..<rect.count]), rect: rect, 0, colors: colors.table)
  }
}

@inline(__always)
private func pixelBytes(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
  UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
}
