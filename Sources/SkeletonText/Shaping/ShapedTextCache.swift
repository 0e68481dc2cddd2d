import Synchronization

/// Paragraphs already shaped: layout asks for the same text at several widths.
final class ShapedTextCache: Sendable {
  private struct State {
    var texts: [Paragraph: ShapedText] = [:]
    var clusters = 0
  }

  /// Some 10 MB of glyphs; when more is kept, all is let go.
  private static let capacity = 100_000

  private let state = Mutex(State())

  func text(_ paragraph: Paragraph, shape: (Paragraph) -> ShapedText) -> ShapedText {
    if let known = state.withLock({ $0.texts[paragraph] }) { return known }
    // Outside the lock: threads that meet here shape the same glyphs.
    let text = shape(paragraph)
    state.withLock { state in
      if state.clusters > Self.capacity { state = State() }
      state.texts[paragraph] = text
      state.clusters += text.clusters.count + 1
    }
    return text
  }
}
