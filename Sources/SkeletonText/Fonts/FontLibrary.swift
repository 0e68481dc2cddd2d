import Synchronization

/// The fonts of this machine, each opened once.
package final class FontLibrary: Sendable {
  package static let defaultFamily = "Inter"
  /// The Debian package of the default family.
  package static let defaultPackage = "fonts-inter"

  private struct State: ~Copyable {
    let configuration: FontConfiguration
    /// nil for families that are missing, and for files that cannot be opened.
    var byName: [FamilyStyle: FontFace?] = [:]
    var byFile: [FontFile: FontFace?] = [:]
    var fallbacks: [FontStyle: FallbackFonts] = [:]
    var byCharacter: [CharacterStyle: FontFace?] = [:]
  }

  private struct FamilyStyle: Hashable {
    var family: String
    var style: FontStyle
  }

  private struct CharacterStyle: Hashable {
    var scalars: [Unicode.Scalar]
    var style: FontStyle
  }

  private let family: String
  private let regular: FontFace
  private let state: Mutex<State>

  /// - Parameter family: the family of text that names none, and of text whose own is missing.
  /// - Throws: ``FontError/missingFamily(_:package:)``.
  package init(family: String) throws(FontError) {
    var state = State(configuration: try FontConfiguration())
    let style = FontStyle(FontSpec(size: 1))
    guard let file = state.configuration.file(family: family, style: style) else {
      throw .missingFamily(family, package: Self.defaultPackage)
    }
    regular = try FontFace(file)
    state.byFile[file] = regular
    self.family = family
    self.state = Mutex(state)
  }

  /// The face that answers a choice; nil when none does.
  func face(for choice: FontChoice) -> FontFace? {
    let spec = FontSpec(
      size: 1, weight: choice.style.weight, isItalic: choice.style.isItalic)
    switch choice.wanted {
    case .substitute(let scalars): return fallback(for: scalars, spec)
    case .family(let name):
      var spec = spec
      spec.family = name
      return face(spec)
    }
  }

  /// The face for a font as asked for: of its own family, else of the library's.
  func face(_ spec: FontSpec) -> FontFace {
    let style = FontStyle(spec)
    return state.withLock { state in
      if let name = spec.family, let face = Self.face(name, style, &state) { return face }
      return Self.face(family, style, &state) ?? regular
    }
  }

  /// The face that stands in where the one asked for lacks a character; nil when none has it.
  func fallback(for scalars: [Unicode.Scalar], _ spec: FontSpec) -> FontFace? {
    let key = CharacterStyle(scalars: scalars, style: FontStyle(spec))
    return state.withLock { state in
      if let known = state.byCharacter[key] { return known }
      let fonts =
        state.fallbacks[key.style]
        ?? state.configuration.fallbacks(family: family, style: key.style)
      state.fallbacks[key.style] = fonts
      let face = fonts.file(covering: scalars).flatMap { Self.open($0, &state) }
      state.byCharacter[key] = .some(face)
      return face
    }
  }

  private static func face(
    _ family: String, _ style: FontStyle, _ state: inout State
  ) -> FontFace? {
    let key = FamilyStyle(family: family, style: style)
    if let known = state.byName[key] { return known }
    let file = state.configuration.file(family: family, style: style)
    let face = file.flatMap { open($0, &state) }
    state.byName[key] = .some(face)
    return face
  }

  private static func open(_ file: FontFile, _ state: inout State) -> FontFace? {
    if let known = state.byFile[file] { return known }
    let face = try? FontFace(file)
    state.byFile[file] = .some(face)
    return face
  }
}
