import CHarfBuzz

/// A stretch of text that is shaped as one: one run, face, script and level.
struct TextItem {
  var range: Range<Int>
  var run: Int
  var level: UInt8
  /// The level of its paragraph.
  var baseLevel: UInt8
  var script: hb_script_t
  /// nil for a line separator, which is not shaped.
  var face: FontFace?

  /// Extends the item by the character that follows it, if that is of the same kind.
  mutating func absorb(_ other: TextItem) -> Bool {
    guard run == other.run, level == other.level, let face, face === other.face,
      Self.isNeutral(script) || Self.isNeutral(other.script) || script == other.script
    else { return false }
    if Self.isNeutral(script) { script = other.script }
    range = range.lowerBound..<other.range.upperBound
    return true
  }

  /// Punctuation, digits and marks take the script of the text around them.
  private static func isNeutral(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
