/// A stretch of pixels of one row that are covered equally.
struct CoverageSpan: Equatable {
  var start: Int
  /// Exclusive.
  var end: Int
  /// Above 0, at most 1.
  var coverage: Double
}

/// Sums the exact areas that boundary edges cut from one row of pixels.
///
/// An edge of height h that enters a shape at x covers h of every pixel to its right, and of its
/// own pixel the part right of it. `cover` holds those heights by pixel, `area` the part of them
/// that lies left of the edge. Only touched pixels are looked at, so a row costs as much as it has
/// edges.
struct CoverageCells {
  let width: Int
  private var cover: [Double]
  private var area: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []

  init(width: Int) {
    self.width = width
    cover = [Double](repeating: 0, count: width + 1)
    area = cover
    isTouched = [Bool](repeating: false, count: width + 1)
  }

  /// Adds an edge from `x0` to `x1` of a signed height: above 0 enters the shape, below 0 leaves.
  mutating func add(from x0: Double, to x1: Double, height: Double) {
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    let limit = Double(width)
    if right <= 0 { return add(0, 0, height) }
    if left >= limit { return }
    let first = Int(left < 0 ? -1 : left)
    let last = Int(min(right, limit))
    if first == last { return add(first, (left + right) / 2 - Double(first), height) }
    let perPixel = height / (right - left)
    if left < 0 { add(0, 0, perPixel * -left) }
    for i in max(first, 0)...last {
      let a = max(left, Double(i))
      let b = min(right, Double(i + 1), limit)
      if b > a { add(i, (a + b) / 2 - Double(i), perPixel * (b - a)) }
    }
  }

  private mutating func add(_ i: Int, _ offset: Double, _ height: Double) {
    if !isTouched[i] {
      isTouched[i] = true
      touched.append(i)
    }
    cover[i] += height
    area[i] += height * offset
  }

  /// Hands out the row's covered stretches, left to right, and clears it.
  mutating func drain(into spans: inout [CoverageSpan]) {
    spans.removeAll(keepingCapacity: true)
    touched.sort()
    var running = 0.0
    var previous = 0
    for i in touched {
      Self.append(&spans, previous, i, running)
      if i < width { Self.append(&spans, i, i + 1, running + cover[i] - area[i]) }
      running += cover[i]
      previous = i + 1
      cover[i] = 0
      area[i] = 0
      isTouched[i] = false
    }
    Self.append(&spans, previous, width, running)
    touched.removeAll(keepingCapacity: true)
  }

  /// Coverage within 1e-9 of none or all is none or all: the dust of summing.
  private static func append(
    _ spans: inout [CoverageSpan], _ start: Int, _ end: Int, _ value: Double
  ) {
    guard end > start, value > 1e-9 else { return }
    let coverage = value > 1 - 1e-9 ? 1 : value
    if let last = spans.last, last.end == start, last.coverage == coverage {
      spans[spans.count - 1].end = end
    } else {
      spans.append(CoverageSpan(start: start, end: end, coverage: coverage))
    }
  }
}
