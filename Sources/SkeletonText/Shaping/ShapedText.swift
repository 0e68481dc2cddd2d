/// A paragraph as glyphs in logical order, before it is broken into lines.
///
/// Lines take their glyphs from here and are not shaped again: measuring costs one sum for any
/// width, and letters that join still do where a word is broken inside.
struct ShapedText: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    /// Where in the text its characters start.
    var offset: Int
    /// Where the glyph is drawn, from the pen; points, y upwards.
    var x: Double
    var y: Double
    /// How far the pen moves on, in points.
    var advance: Double
  }

  /// A stretch of text of one run, face, script and level.
  struct Item: Sendable {
    var face: FontFace
    var run: Int
    var level: UInt8
    /// The level of its paragraph.
    var baseLevel: UInt8
    /// Points an em.
    var fontSize: Double
    /// Points added after every cluster.
    var tracking: Double

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// What draws a cluster: its glyphs from left to right.
  struct Drawn: Sendable {
    /// nil for line separators.
    var item: Int?
    var glyphs: Range<Int>
  }

  var clusters: [Cluster] = []
  /// One for each of ``clusters``.
  var drawn: [Drawn] = []
  var items: [Item] = []
  var glyphs: [Glyph] = []
  /// What was asked of the fonts for it.
  var choices: Set<FontChoice> = []
  /// Characters that no font has.
  var missing: [TypesetText.Missing] = []
  /// The ellipsis in the font of each run; empty in an ellipsis itself.
  var ellipses: [ShapedText] = []
}
