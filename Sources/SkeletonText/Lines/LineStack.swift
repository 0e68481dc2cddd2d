import SkeletonGraphics

/// The lines of a paragraph, one below the other in a frame.
struct LineStack {
  private(set) var lines: [BrokenLine] = []
  private(set) var isTruncated = false
  private let metrics: LineMetrics
  private var box: TextBox
  private let clusters: [Cluster]
  /// What a line without clusters is as high as.
  private let emptyFontSize: Double

  /// - Parameters:
  ///   - emptyFontSize: the font size of a line that has no clusters of its own.
  ///   - ellipsis: the advance of an ellipsis in the font of a run.
  init(
    clusters: [Cluster], box: TextBox, metrics: LineMetrics, emptyFontSize: Double,
    ellipsis: (_ run: Int) -> Double
  ) {
    self.clusters = clusters
    self.box = box
    if !box.lineSpacing.isFinite { self.box.lineSpacing = 0 }
    self.metrics = metrics
    self.emptyFontSize = emptyFontSize
    breakLines(ellipsis)
  }

  private mutating func breakLines(_ ellipsis: (_ run: Int) -> Double) {
    let breaker = LineBreaker(clusters: clusters, width: box.width)
    let limit = max(1, box.lineLimit ?? .max)
    let room = box.height.map { $0 + 1e-6 } ?? .infinity
    var bottom = 0.0
    var next = 0
    repeat {
      let line = breaker.line(from: next)
      bottom += metrics.height(fontSize: fontSize(of: line))
      if let last = lines.last, lines.count == limit || bottom > room {
        isTruncated = true
        lines[lines.count - 1] = breaker.truncatedLine(
          from: last.clusters.lowerBound, ellipsis: ellipsis)
        return
      }
      lines.append(line)
      bottom += box.lineSpacing
      next = line.clusters.upperBound
    } while next < clusters.count || endsInSeparator
  }

  /// Whether the lines so far end in a line separator, after which one more line begins.
  private var endsInSeparator: Bool {
    guard let last = lines.last, let cluster = clusters[last.clusters].last else { return false }
    return cluster.breakAfter == .mandatory
  }

  private func fontSize(of line: BrokenLine) -> Double {
    clusters[line.clusters].map(\.fontSize).max() ?? emptyFontSize
  }

  /// Gives every line its place.
  ///
  /// - Parameter glyphs: the outlines of a line whose text begins at `x` on `baseline`.
  func placed(
    isRightToLeft: Bool, glyphs: (_ line: BrokenLine, _ origin: Point) -> [TypesetText.Glyphs]
  ) -> TypesetText {
    let sizes = lines.map(fontSize)
    let widest = lines.map(\.width).max() ?? 0
    // A character wider than the room overflows the frame: text may be offered any width.
    let room = box.width.map { max(0, $0) } ?? .infinity
    let width = box.grid.roundedUp(min(widest, room))
    let firstAscent = metrics.ascent(fontSize: sizes[0])
    let shift = box.grid.rounded(firstAscent) - firstAscent
    var top = 0.0
    var placed: [TypesetText.Line] = []
    for (line, size) in zip(lines, sizes) {
      if !placed.isEmpty { top += box.lineSpacing }
      let x = Self.x(of: line.width, in: width, box.alignment, isRightToLeft: isRightToLeft)
      let baseline = box.grid.rounded(top + metrics.ascent(fontSize: size) + shift)
      placed.append(
        TypesetText.Line(
          x: x, width: line.width, baseline: baseline, fontSize: size,
          endsParagraph: line.endsParagraph, glyphs: glyphs(line, Point(x: x, y: baseline))))
      top += metrics.height(fontSize: size)
    }
    return TypesetText(
      size: Size(width: width, height: box.grid.roundedUp(top)), lines: placed,
      lineHeight: metrics.height(fontSize: sizes.max() ?? 0), isTruncated: isTruncated)
  }

  private static func x(
    of width: Double, in frame: Double, _ alignment: TextBox.Alignment, isRightToLeft: Bool
  ) -> Double {
    switch (alignment, isRightToLeft) {
    case (.center, _): (frame - width) / 2
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false): frame - width
    }
  }
}
