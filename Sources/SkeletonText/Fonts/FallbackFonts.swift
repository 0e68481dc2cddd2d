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

  /// The first font that has outlines of all characters.
  func file(covering scalars: [Unicode.Scalar]) -> FontFile? {
    guard let fonts = fonts?.pointee, let patterns = fonts.fonts else { return nil }
    return (0..<Int(fonts.nfont)).first { i in
      Self.hasOutlines(patterns[i]) && Self.covers(patterns[i], scalars)
    }.flatMap { FontConfiguration.file(patterns[$0]) }
  }

  /// Fonts of coloured emoji often have pictures alone.
  private static func hasOutlines(_ pattern: OpaquePointer?) -> Bool {
    var value = FcTrue
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &value)
    return value != FcFalse
  }

  private static func covers(_ pattern: OpaquePointer?, _ scalars: [Unicode.Scalar]) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch else { return false }
    return scalars.allSatisfy { FcCharSetHasChar(set, $0.value) != FcFalse }
  }
}
