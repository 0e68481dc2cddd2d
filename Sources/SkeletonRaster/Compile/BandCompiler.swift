import SkeletonGraphics

/// Composites the nodes of a drawing in a few rows, symbolically: every pixel becomes a value in
/// the shimmers' intensities.
///
/// Rows are lists of stretches, so a row costs as much as it has edges, not pixels; only gradients
/// that run along it cost a value a pixel. Bands keep those values few at a time.
struct BandCompiler {
  /// Rows in a band. At 8000 pixels wide a gradient needs 12 MB for the values of one layer.
  static let height = 16

  let rows: Range<Int>
  private let width: Int
  private(set) var arena = ValueArena()
  private(set) var layer: [SpanRow]
  private var cells: CoverageCells
  private var coverage: [CoverageSpan] = []
  private var source = SpanRow()
  private var merged = SpanRow()
  /// What a picture shows in a stretch of a row.
  private var samples: [UInt32] = []

  init(size: PixelSize, background: SIMD4<Double>, rows: Range<Int>) {
    self.rows = rows
    width = size.width
    cells = CoverageCells(width: size.width)
    let value = arena.add(.linear(LinearPixel(background)))
    layer = Array(repeating: SpanRow(width: size.width, value: value), count: rows.count)
  }

  mutating func draw(_ nodes: [PreparedNode]) {
    for node in nodes where node.rows.overlaps(rows) {
      switch node.content {
      case .fill(let outlines, let source): fill(outlines, with: source)
      case .group(let children, let effect): composite(layer(of: children, changedBy: effect))
      case .mix(let from, let to, let shimmer): drawMix(from, to, by: shimmer)
      }
    }
  }

  private mutating func fill(_ outlines: [Outline], with paint: PreparedNode.Source) {
    var scanner = PathScanner(outlines, rows: rows)
    var solid: Int32?
    if case .solid(let color) = paint { solid = arena.add(.linear(LinearPixel(color))) }
    for row in scanner.rows {
      scanner.scan(row: row, cells: &cells, into: &coverage)
      if coverage.isEmpty { continue }
      source.removeAll()
      for span in coverage {
        source.append(0, to: Int32(span.start))
        append(span, of: paint, solid: solid, row: row)
      }
      source.append(0, to: Int32(width))
      composite(onto: row - rows.lowerBound)
    }
  }

  private mutating func append(
    _ span: CoverageSpan, of paint: PreparedNode.Source, solid: Int32?, row: Int
  ) {
    switch paint {
    case .solid(let color):
      let full = span.coverage == 1 ? solid : nil
      source.append(full ?? value(color * span.coverage), to: Int32(span.end))
    case .ramp(let ramp):
      let step = ramp.isConstantAlongRows ? span.end - span.start : 1
      for x in stride(from: span.start, to: span.end, by: step) {
        source.append(
          value(ramp.color(x: x, y: row) * span.coverage), to: Int32(x + step))
      }
    case .image(let image):
      image.sample(row: row, columns: span.start..<span.end, into: &samples)
      for (i, pixel) in samples.enumerated() {
        let end = Int32(span.start + i + 1)
        if i > 0, pixel == samples[i - 1] {
          source.extend(to: end)
        } else {
          source.append(value(PixelPacking.color(pixel) * span.coverage), to: end)
        }
      }
    case .stencil(let image, let ramp):
      image.sample(row: row, columns: span.start..<span.end, into: &samples)
      for (i, pixel) in samples.enumerated() {
        let x = span.start + i
        let alpha = PixelPacking.color(pixel).w
        source.append(value(ramp.color(x: x, y: row) * (alpha * span.coverage)), to: Int32(x + 1))
      }
    }
  }

  private mutating func value(_ color: SIMD4<Double>) -> Int32 {
    arena.add(.linear(LinearPixel(color)))
  }

  /// Source-over of `source` onto a row of the layer.
  private mutating func composite(onto row: Int) {
    SpanRow.merge(source, layer[row], into: &merged) { arena.over($0, $1) }
    swap(&layer[row], &merged)
  }

  private mutating func drawMix(
    _ from: [PreparedNode], _ to: [PreparedNode], by shimmer: Int32
  ) {
    var mix = layer(of: from)
    let end = layer(of: to)
    for row in mix.indices {
      SpanRow.merge(mix[row], end[row], into: &merged) { arena.mixed($0, $1, by: shimmer) }
      swap(&mix[row], &merged)
    }
    composite(mix)
  }

  /// What nodes make by themselves.
  private mutating func layer(
    of nodes: [PreparedNode], changedBy effect: PreparedNode.Effect? = nil
  ) -> [SpanRow] {
    var result = Array(repeating: SpanRow(width: width, value: 0), count: rows.count)
    swap(&layer, &result)
    draw(nodes)
    if let effect { apply(effect) }
    swap(&layer, &result)
    return result
  }

  private mutating func composite(_ group: [SpanRow]) {
    for row in group.indices where group[row] != SpanRow(width: width, value: 0) {
      source = group[row]
      composite(onto: row)
    }
  }

  private mutating func apply(_ effect: PreparedNode.Effect) {
    switch effect {
    case .opacity(let k):
      for row in layer.indices { change(row, in: 0..<width) { $0.scaled(by: k) } }
    case .fade(let fade):
      for row in layer.indices { change(row, in: 0..<width) { $0.faded(by: fade) } }
    case .highlight(let highlight, let columns, let highlighted):
      for row in highlighted.clamped(to: rows) {
        change(row - rows.lowerBound, in: columns) { $0.highlit(by: highlight) }
      }
    case .clip(let outlines): clip(outlines)
    }
  }

  /// Changes the values of a stretch of a row of the layer.
  private mutating func change(
    _ row: Int, in columns: Range<Int>, _ body: (PixelValue) -> PixelValue
  ) {
    merged.removeAll()
    var start: Int32 = 0
    let (first, last) = (Int32(columns.lowerBound), Int32(columns.upperBound))
    for span in layer[row].spans {
      merged.append(span.value, to: min(span.end, max(first, start)))
      if span.value != 0, span.end > first, start < last {
        merged.append(arena.add(body(arena[span.value])), to: min(span.end, last))
      }
      merged.append(span.value, to: span.end)
      start = span.end
    }
    swap(&layer[row], &merged)
  }

  private mutating func clip(_ outlines: [Outline]) {
    var scanner = PathScanner(outlines, rows: rows)
    for row in rows {
      guard scanner.rows.contains(row) else {
        layer[row - rows.lowerBound] = SpanRow(width: width, value: 0)
        continue
      }
      scanner.scan(row: row, cells: &cells, into: &coverage)
      // The mask's values are indices of stretches here, −1 where nothing is covered.
      source.removeAll()
      for (index, span) in coverage.enumerated() {
        source.append(-1, to: Int32(span.start))
        source.append(Int32(index), to: Int32(span.end))
      }
      source.append(-1, to: Int32(width))
      SpanRow.merge(source, layer[row - rows.lowerBound], into: &merged) { index, value in
        if index < 0 || value == 0 { return 0 }
        let k = coverage[Int(index)].coverage
        return k == 1 ? value : arena.add(arena[value].scaled(by: k))
      }
      swap(&layer[row - rows.lowerBound], &merged)
    }
  }
}
