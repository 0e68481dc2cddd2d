internal import SkeletonGraphics
internal import SkeletonText

/// Draws a bar in place of each line of a text, whose layout stays as it is.
struct TextRedaction {
  private let style: RedactionStyle
  private let environment: EnvironmentValues

  /// nil where text is not redacted.
  init?(in environment: EnvironmentValues) {
    guard environment.isRedacted else { return nil }
    style = environment.redactionStyle
    self.environment = environment
  }

  /// One bar for each line that has text.
  func bars(of text: TypesetText, paint: StylePaint, in frame: ViewFrame) -> [Drawing.Node] {
    let paint = style.paint(inPlaceOf: paint, in: environment)
    return text.lines.indices.compactMap { index in
      guard text.lines[index].width > 0 else { return nil }
      let bar = bar(of: index, in: text, frame)
      let pixels = frame.grid.pixels(bar)
      let radius = style.cornerRadius ?? 0.12 * text.lines[index].fontSize
      let outline = BezierPath.continuousRoundedRectangle(
        pixels, radius: radius * frame.grid.scale)
      return outline.isEmpty ? nil : .fill(outline, paint.filling(pixels))
    }
  }

  /// A bar in canvas points. Lines that go on below are as wide as the whole text, as they would
  /// be when justified; so is the only line, whose text may be a fraction of a pixel narrower.
  private func bar(of index: Int, in text: TypesetText, _ frame: ViewFrame) -> Rect {
    let line = text.lines[index]
    let origin = frame.drawn.origin
    let isFull = !line.endsParagraph || text.lines.count == 1
    let (minX, maxX) = isFull ? (0, text.size.width) : (line.x, line.x + line.width)
    let (minY, maxY) = verticalRange(of: index, in: text, top: origin.y, frame.grid)
    return Rect(minX: origin.x + minX, minY: minY, maxX: origin.x + maxX, maxY: maxY)
  }

  private func verticalRange(
    of index: Int, in text: TypesetText, top: Double, _ grid: PixelGrid
  ) -> (Double, Double) {
    let line = text.lines[index]
    switch style.bar {
    case .cap:
      let bottom = top + line.baseline
      return (grid.rounded(bottom - SystemFontMetrics.capHeight * line.fontSize), bottom)
    case .line:
      let start = top + line.baseline - text.lines[0].baseline
      return (start, start + text.lineHeight)
    }
  }
}
