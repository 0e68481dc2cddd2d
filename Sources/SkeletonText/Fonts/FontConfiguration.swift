import CFontconfig

/// Fontconfig's view of the fonts that are installed.
struct FontConfiguration: ~Copyable {
  private let config: OpaquePointer

  init() throws(FontError) {
    guard let config = FcInitLoadConfigAndFonts() else { throw .noConfiguration }
    self.config = config
  }

  deinit { FcConfigDestroy(config) }

  /// The file of a family that comes nearest to a style.
  ///
  /// Fontconfig always answers with some font; nil when it is of another family.
  func file(family: String, style: FontStyle) -> FontFile? {
    let pattern = Self.pattern(family: family, style: style)
    defer { FcPatternDestroy(pattern) }
    prepare(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    let wanted = Self.folded(family)
    guard Self.strings(match, FC_FAMILY).contains(where: { Self.folded($0) == wanted }) else {
      return nil
    }
    return Self.file(match)
  }

  /// All fonts, those that suit a family and style best first.
  func fallbacks(family: String, style: FontStyle) -> FallbackFonts {
    let pattern = Self.pattern(family: family, style: style)
    defer { FcPatternDestroy(pattern) }
    prepare(pattern)
    var result = FcResultMatch
    // Not trimmed: of fonts with the same characters the first may have but pictures of them.
    return FallbackFonts(FcFontSort(config, pattern, FcFalse, nil, &result))
  }

  private static func pattern(family: String, style: FontStyle) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(style.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Of a variable font, its named instances: they need no axes to be set.
    FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
    // A fixed language: the choice must not depend on the user's locale.
    FcPatternAddString(pattern, FC_LANG, "en")
    return pattern
  }

  private func prepare(_ pattern: OpaquePointer?) {
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
  }

  static func file(_ pattern: OpaquePointer?) -> FontFile? {
    guard let path = strings(pattern, FC_FILE).first else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The top bit marks a variable font without an instance; its default is drawn.
    return FontFile(path: path, index: index & 0x7FFF_FFFF)
  }

  private static func strings(_ pattern: OpaquePointer?, _ object: String) -> [String] {
    var values: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(values.count), &value) == FcResultMatch,
      let text = value
    {
      values.append(String(cString: text))
    }
    return values
  }

  /// Fontconfig compares family names without case and blanks.
  private static func folded(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }
}
