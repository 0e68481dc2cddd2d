import _FoundationICU

/// A script, or a kind of symbols, and what to install for text in it.
package struct WritingSystem: Sendable, Hashable {
  /// As in "Thai characters".
  package let name: String
  /// The Debian package of fonts that have it; nil where none has.
  package let fontPackage: String?

  /// The system of a character: its script, or for those of all scripts what they are.
  package init(of scalar: Unicode.Scalar) {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(UChar32(scalar.value), &status)
    switch script {
    case USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_HANGUL, USCRIPT_BOPOMOFO:
      (name, fontPackage) = (Self.name(of: script), Self.cjk)
    case USCRIPT_COMMON, USCRIPT_INHERITED, USCRIPT_UNKNOWN:
      (name, fontPackage) = Self.shared(scalar)
    default: (name, fontPackage) = (Self.name(of: script), Self.most)
    }
  }

  private static let cjk = "fonts-noto-cjk"
  /// Has the scripts that have no package of their own.
  private static let most = "fonts-noto-core"
  /// The one package whose emoji are outlines; fonts-noto-color-emoji has pictures alone.
  private static let emoji = "fonts-symbola"

  private static func shared(_ scalar: Unicode.Scalar) -> (name: String, fontPackage: String?) {
    switch scalar.properties.generalCategory {
    case .privateUse: return ("private", nil)
    case .unassigned: return ("unassigned", nil)
    default: break
    }
    switch scalar.value {
    // Punctuation, enclosed and compatibility forms, full and half widths.
    case 0x3000..<0x3400, 0xFE30..<0xFE50, 0xFF00..<0xFFF0, 0x1F200..<0x1F300:
      return ("East Asian", cjk)
    default: return scalar.properties.isEmoji ? ("emoji", emoji) : ("symbol", most)
    }
  }

  private static func name(of script: UScriptCode) -> String {
    guard let name = swift_uscript_getName(script) else { return "unknown" }
    return String(cString: name).split(separator: "_").joined(separator: " ")
  }
}
