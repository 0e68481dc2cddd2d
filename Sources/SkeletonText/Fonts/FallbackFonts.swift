import CFontconfig

/// Fonts in order of preference, by the characters they have.
final class FallbackFonts: Sendable {
  // Never changed after `init`, and Fontconfig's sets may be read from any thread.
  nonisolated(unsafe) private let fonts: UnsafeMutablePointer<FcFontSet>?

  /// Takes the set over.
  init(_ fonts: UnsafeMutablePointer<FcFontSet>?) {
    self.fonts = fonts
  }

  deinit {
    if let fonts { FcFontSetDestroy(fonts) }
  }

  /// The first font that has all characters; one with outlines is preferred to one with pictures.
  func file(covering scalars: [Unicode.Scalar]) -> FontFile? {
    guard let fonts = fonts?.pointee, let patterns = fonts.fonts else { return nil }
    var withoutOutlines: FontFile?
    for i in 0..<Int(fonts.nfont) where Self.covers(patterns[i], scalars) {
      var hasOutlines = FcTrue
      FcPatternGetBool(patterns[i], FC_OUTLINE, 0, &hasOutlines)
      if hasOutlines != FcFalse { return FontConfiguration.file(patterns[i]) }
      withoutOutlines = withoutOutlines ?? FontConfiguration.file(patterns[i])
    }
    return withoutOutlines
  }

  private static func covers(_ pattern: OpaquePointer?, _ scalars: [Unicode.Scalar]) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch else { return false }
    return scalars.allSatisfy { FcCharSetHasChar(set, $0.value) != FcFalse }
  }
}
