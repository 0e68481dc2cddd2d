/// One row of a layer while it is compiled: stretches of pixels with the same value.
struct SpanRow: Equatable {
  struct Span: Equatable {
    /// Exclusive; a span starts where the one before ends, the first at 0.
    var end: Int32
    /// Index of the value in the band's ``ValueArena``.
    var value: Int32
  }

  private(set) var spans: [Span] = []

  init() {}

  init(width: Int, value: Int32) {
    spans = [Span(end: Int32(width), value: value)]
  }

  /// Continues the row up to `end`, joining spans of one value; an `end` that is reached already,
  /// as column 0 is from the start, adds nothing.
  mutating func append(_ value: Int32, to end: Int32) {
    guard end > spans.last?.end ?? 0 else { return }
    if let last = spans.last, last.value == value {
      spans[spans.count - 1].end = end
    } else {
      spans.append(Span(end: end, value: value))
    }
  }

  /// Continues the last span.
  ///
  /// - Precondition: there is one.
  mutating func extend(to end: Int32) { spans[spans.count - 1].end = end }

  mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Combines two rows of one width, stretch by stretch, into `result`.
  static func merge(
    _ a: SpanRow, _ b: SpanRow, into result: inout SpanRow, _ combine: (Int32, Int32) -> Int32
  ) {
    result.removeAll()
    var i = 0
    var j = 0
    while i < a.spans.count, j < b.spans.count {
      let (p, q) = (a.spans[i], b.spans[j])
      let end = min(p.end, q.end)
      result.append(combine(p.value, q.value), to: end)
      if p.end == end { i += 1 }
      if q.end == end { j += 1 }
    }
  }
}
