package import SkeletonGraphics

/// What holds for a whole GIF, known before its first frame.
package struct GIFSettings: Sendable, Hashable {
  /// Pixels; each side 1…65535.
  package var size: PixelSize
  /// The table of every frame that does not carry its own.
  package var colors: ColorTable
  /// Plays, not repeats: 0 = for ever, 1 = the loop block is left out, at most 65536.
  package var loop: Int
  /// Goes into a comment extension as UTF-8.
  package var comment: String?
  package var compatibility: GIFCompatibility
  package var disposal: GIFDisposal

  package init(
    size: PixelSize, colors: ColorTable, loop: Int = 0, comment: String? = nil,
    compatibility: GIFCompatibility = .all, disposal: GIFDisposal = .keep
  ) {
    self.size = size
    self.colors = colors
    self.loop = loop
    self.comment = comment
    self.compatibility = compatibility
    self.disposal = disposal
  }
}

/// Which decoders a GIF is written for.
package enum GIFCompatibility: String, Sendable, Hashable, CaseIterable {
  /// A full code table is always cleared, as every known decoder expects.
  case all
  /// A full code table may stay in use. The specification has allowed it since 1990, but some
  /// decoders break on it.
  case modern
}

/// What becomes of a frame when the next one comes.
package enum GIFDisposal: Sendable, Hashable {
  /// It stays, and the next frame says only what changed. No pixel can become clear again.
  case keep
  /// The canvas becomes clear, and every frame says all: for pictures whose clear parts move.
  case clear
}
