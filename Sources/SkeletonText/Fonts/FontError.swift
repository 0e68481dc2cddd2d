/// Why text cannot be drawn.
package enum FontError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No installed font has this family name; `package` is what to install for the default one.
  case missingFamily(String, package: String)
  /// The font was found, but the file is damaged or of no known kind.
  case unreadable(path: String)
  /// Fontconfig itself could not start.
  case noConfiguration

  package var description: String {
    switch self {
    case .missingFamily(FontLibrary.defaultFamily, let package):
      "the font family '\(FontLibrary.defaultFamily)' is missing: install the package \(package)"
    case .missingFamily(let family, let package):
      "the font family '\(family)' is missing: install it, or use "
        + "'\(FontLibrary.defaultFamily)' from the package \(package)"
    case .unreadable(let path): "the font file '\(path)' cannot be read: install it again"
    case .noConfiguration:
      "fontconfig cannot read its configuration: install the package fontconfig-config"
    }
  }
}
