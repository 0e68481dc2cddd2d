/// The colours of an indexed picture: entry i is what index i stands for.
package struct ColorTable: Sendable, Hashable {
  /// 1…256 entries. Alpha is 255 except in the transparent entry, whose colour is not shown.
  package var colors: [RGBA8]
  /// The index that lets what is behind show through.
  package var transparentIndex: Int?

  package init(colors: [RGBA8], transparentIndex: Int? = nil) {
    precondition((1...256).contains(colors.count), "a colour table has 1…256 entries")
    self.colors = colors
    self.transparentIndex = transparentIndex
  }
}
