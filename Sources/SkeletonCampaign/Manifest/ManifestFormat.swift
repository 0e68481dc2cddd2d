/// How a manifest is written.
package enum ManifestFormat: Sendable, Hashable {
  /// JSON5, of which JSON is a part.
  case json
  /// A header of keys, then a row an asset.
  case csv

  /// By the name's extension, else by the text itself.
  ///
  /// - Parameter path: nil for a manifest that comes without a name.
  package init(path: String?, text: String) {
    let name = path?.lowercased() ?? ""
    if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".json") || name.hasSuffix(".json5") || name.hasSuffix(".jsonc") {
      self = .json
    } else {
      // An object, a list, or a comment before them; no key begins with any of these.
      let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
      self = first.map { ["{", "[", "/"].contains($0) } ?? true ? .json : .csv
    }
  }
}
