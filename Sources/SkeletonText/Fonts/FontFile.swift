/// Where a font is: a file, and which of the fonts in it.
struct FontFile: Sendable, Hashable {
  var path: String
  /// The font of a collection in the lower 16 bits, the named instance of a variable font above.
  var index: Int32
}
