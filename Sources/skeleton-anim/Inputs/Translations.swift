import Foundation
import SkeletonAnim

/// The translations beside a scene's file, for the keys of its texts.
///
/// Looked for in the file's folder: `Localizable.xcstrings`, then `LOCALE.lproj/Localizable.strings`,
/// each for the locale itself and then for its language alone. The source language of the catalog is
/// that of the keys, which need no translation then.
struct Translations: Sendable {
  private let texts: [String: String]

  func text(_ key: String) -> String? { texts[key] }

  /// Every file that may have a text for the locale, whether or not it is there.
  static func files(locale: String, besides path: String) -> [String] {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let names = ["Localizable.xcstrings"] + names(locale).map { "\($0).lproj/Localizable.strings" }
    return names.map { folder.appending(path: $0).path }
  }

  /// The locale itself, then its language alone.
  private static func names(_ locale: String) -> [String] {
    let language = String(locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "")
    return locale == language ? [locale] : [locale, language]
  }

  /// - Throws: ``Failure`` when there is no translation for the locale, or a file is malformed.
  init(locale: String, besides path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    for name in Self.names(locale) {
      let catalog = try Self.catalog(folder.appending(path: "Localizable.xcstrings"))
      let strings = folder.appending(path: "\(name).lproj/Localizable.strings")
      let translated = try catalog?.texts(name) ?? Self.strings(strings)
      if let texts = translated ?? (catalog?.sourceLanguage == name ? [:] : nil) {
        self.texts = texts
        return
      }
    }
    throw Failure(
      message: "--locale: no Localizable.xcstrings or \(locale).lproj/Localizable.strings beside "
        + "\(path) has texts for '\(locale)'", code: ExitCode.unreadableInput)
  }

  /// The texts of an old-style file; nil when there is none.
  private static func strings(_ file: URL) throws -> [String: String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let texts = list as? [String: String] else { throw malformed(file) }
    return texts
  }

  /// The string catalog; nil when there is none.
  private static func catalog(_ file: URL) throws -> Catalog? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      throw malformed(file)
    }
    return catalog
  }

  private static func malformed(_ file: URL) -> Failure {
    Failure(
      message: "\(file.path): not a file of localized strings", code: ExitCode.malformedInput)
  }

  /// What is read of Xcode's string catalogs; plural and device variations are left alone.
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }

    /// Of the keys.
    var sourceLanguage: String?
    var strings: [String: Entry]

    /// The texts for a locale; nil when it has none.
    func texts(_ locale: String) -> [String: String]? {
      let texts = strings.compactMapValues { $0.localizations?[locale]?.stringUnit?.value }
      return texts.isEmpty ? nil : texts
    }
  }
}
