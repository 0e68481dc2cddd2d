internal import SkeletonUI

/// A Swift source that views can be made of: a file with previews, or an expression.
package struct SceneSource: Sendable {
  /// A preview of the file.
  package struct Preview: Sendable, Hashable {
    /// nil when it was given none.
    package var name: String?
  }

  /// How a source is taken.
  package struct Options: Sendable {
    /// What cannot be drawn is an error, rather than left out.
    package var isStrict = false
    package var limits = NotationLimits()
    /// Looks a string key up; nil where there is no translation.
    package var translate: @Sendable (String) -> String? = { _ in nil }

    package init() {}
  }

  private let source: SourceText
  private let file: FileSyntax
  private let options: Options

  /// - Throws: the first thing that is wrong with the text.
  package init(
    text: String, fileName: String, options: Options = Options()
  ) throws(NotationError) {
    let source = SourceText(fileName: fileName, text: text)
    self.source = source
    self.options = options
    let limits = options.limits
    file = try DeepStack.run {
      Result { () throws(NotationError) in try SourceParser.parse(source, limits: limits) }
    }.get()
  }

  /// In the order of the file; empty for an expression.
  package var previews: [Preview] { file.previews.map { Preview(name: $0.name) } }

  /// A scene of one preview, else of the expression that the source is.
  ///
  /// - Parameters:
  ///   - preview: by name, or by number from 1; nil takes the first.
  ///   - overrides: values for stored properties of the views that the preview makes, as text.
  /// - Throws: when there is no such preview, or nothing to draw at all.
  package func scene(
    preview: String? = nil, overrides: [String: String] = [:]
  ) throws(NotationError) -> NotatedScene {
    let evaluator = Evaluator(
      Program(file), source, limits: options.limits, isStrict: options.isStrict,
      translate: options.translate)
    return NotatedScene(
      content: try content(preview), overrides: overrides, evaluator: evaluator)
  }

  private func content(_ name: String?) throws(NotationError) -> NotatedScene.Content {
    guard let name else {
      if let first = file.previews.first { return .preview(first) }
      guard !file.statements.isEmpty else {
        throw source.diagnostic(at: 0, "there is no #Preview and no view to draw")
      }
      return .statements(file.statements)
    }
    if let preview = file.previews.first(where: { $0.name == name }) { return .preview(preview) }
    if let number = Int(name), file.previews.indices.contains(number - 1) {
      return .preview(file.previews[number - 1])
    }
    let names = file.previews.enumerated().map { $1.name ?? "\($0 + 1)" }
    let hint = names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    let accepted = names.isEmpty ? "" : "; there are " + names.joined(separator: ", ")
    throw source.diagnostic(
      at: 0, "there is no preview '\(name)'" + (hint.isEmpty ? accepted : hint))
  }
}
