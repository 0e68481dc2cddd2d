import SkeletonText
import Synchronization

/// The fonts of several runs, each opened once and each text shaped once.
package final class FontShelf: Sendable {
  private let typesetters = Mutex<[String: FontTypesetter]>([:])

  package init() {}

  /// - Parameters:
  ///   - family: nil for the library's own.
  ///   - chosen: where to keep what texts ask of the fonts.
  func typesetter(
    family: String?, noting chosen: ChosenFonts
  ) throws(FontError) -> FontTypesetter {
    FontTypesetter(sharing: try typesetter(family: family), noting: chosen)
  }

  private func typesetter(family: String?) throws(FontError) -> FontTypesetter {
    let family = family ?? FontLibrary.defaultFamily
    return try typesetters.withLock { known throws(FontError) in
      if let typesetter = known[family] { return typesetter }
      let typesetter = try FontTypesetter(family: family)
      known[family] = typesetter
      return typesetter
    }
  }

  /// Which font answers each choice of ``DryRun/fonts`` today: a file and the font's place in it.
  ///
  /// - Returns: nil for a choice that none answers, or when the family is missing.
  package func files(
    for choices: [String], family: String?
  ) -> [(path: String, index: Int)?] {
    guard let typesetter = try? typesetter(family: family) else { return choices.map { _ in nil } }
    return choices.map { FontChoice($0).flatMap(typesetter.file) }
  }
}
