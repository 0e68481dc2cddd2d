import SceneNotation
import SkeletonAnim

/// What scenes are made of, each file read and parsed once however many pictures it is for.
final class InputShelf: Sendable {
  private struct SourceKey: Hashable {
    var text: String
    var fileName: String
    var locale: String?
    var isStrict: Bool
  }

  private struct LocaleKey: Hashable {
    var locale: String
    var path: String
  }

  let fonts = FontShelf()
  private let texts = OnceCache<String, String>()
  private let themes = OnceCache<String, SKTheme>()
  private let translations = OnceCache<LocaleKey, Translations>()
  private let sources = OnceCache<SourceKey, SceneSource>()

  /// - Throws: ``Failure``.
  func text(_ path: String) throws -> String {
    try texts.value(path) { try TextInput.file(path) }
  }

  /// - Throws: ``Failure``.
  func theme(_ path: String) throws -> SKTheme {
    try themes.value(path) { try ThemeFile.theme(try text(path), path: path) }
  }

  /// - Throws: ``Failure``.
  func translations(_ locale: String, besides path: String) throws -> Translations {
    try translations.value(LocaleKey(locale: locale, path: path)) {
      try Translations(locale: locale, besides: path)
    }
  }

  /// - Throws: `NotationError`, or ``Failure`` for missing translations.
  func source(
    _ text: String, fileName: String, locale: String?, isStrict: Bool
  ) throws -> SceneSource {
    let key = SourceKey(text: text, fileName: fileName, locale: locale, isStrict: isStrict)
    return try sources.value(key) {
      var options = SceneSource.Options()
      options.isStrict = isStrict
      if let locale { options.translate = try translations(locale, besides: fileName).text }
      return try SceneSource(text: text, fileName: fileName, options: options)
    }
  }
}
