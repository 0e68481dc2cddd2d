import Synchronization

/// What texts have asked of the fonts: the same answers give the same glyphs.
package final class ChosenFonts: Sendable {
  private let choices = Mutex<Set<FontChoice>>([])

  package init() {}

  func add(_ more: Set<FontChoice>) {
    choices.withLock { $0.formUnion(more) }
  }

  package var all: Set<FontChoice> { choices.withLock { $0 } }
}
