package import SkeletonUI

/// A view of a source, made anew for each picture under the theme then in force.
package final class NotatedScene {
  enum Content {
    case preview(PreviewSyntax)
    case statements([Statement])
  }

  /// The canvas that a preview asks for.
  package struct Canvas: Sendable, Hashable {
    package var width: Double?
    package var height: Double?
    /// Whether the canvas is to be as small as the content.
    package var fitsContent = false
  }

  private let content: Content
  private let overrides: [String: String]
  private let evaluator: Evaluator
  /// Of all pictures so far.
  private var substitutions: [Substitution] = []

  init(content: Content, overrides: [String: String], evaluator: Evaluator) {
    self.content = content
    self.overrides = overrides
    self.evaluator = evaluator
  }

  /// What the preview is called; nil for an expression.
  package var name: String? {
    if case .preview(let preview) = content { preview.name } else { nil }
  }

  /// What was left out so far, each thing once, in the order met; then what was drawn otherwise.
  package var warnings: [NotationError] {
    evaluator.warnings
      + substitutions.map { evaluator.fail($0.place ?? 0, "\($0.reason); \($0.instead)") }
  }

  /// `.fixedLayout(width:height:)` and `.sizeThatFitsLayout` among the preview's traits.
  package var canvas: Canvas {
    var canvas = Canvas()
    guard case .preview(let preview) = content else { return canvas }
    for trait in preview.traits {
      switch trait.kind {
      case .member(nil, "sizeThatFitsLayout"): canvas.fitsContent = true
      case .call(let callee, let arguments):
        guard case .member(nil, "fixedLayout") = callee.kind else { continue }
        for argument in arguments {
          let value = try? evaluator.evaluate(argument.value, evaluator.globalScope)
          if argument.label == "width" { canvas.width = value?.numericValue }
          if argument.label == "height" { canvas.height = value?.numericValue }
        }
      default: continue
      }
    }
    return canvas
  }

  /// Lays the scene out and draws it; the view is evaluated under the theme of the options.
  ///
  /// - Throws: ``NotationError`` for what is wrong with the source, else ``LayoutError``.
  package func laidOut(_ options: SceneOptions) throws -> LaidOutScene {
    evaluator.restart()
    evaluator.environment = options.environment
    var scene: LaidOutScene
    do { scene = try LaidOutScene(options) { view() } } catch {
      throw evaluator.failure ?? placed(error)
    }
    if let failure = evaluator.failure { throw failure }
    if evaluator.isStrict, let first = scene.substitutions.first {
      throw evaluator.fail(first.place ?? 0, first.reason)
    }
    substitutions.merge(scene.substitutions)
    scene.substitutions = []
    return scene
  }

  /// A picture that cannot be shown is an error of the line that names it.
  private func placed(_ error: LayoutError) -> any Error {
    guard case .image(.unusable(let reason), let place?) = error else { return error }
    return evaluator.fail(place, reason)
  }

  /// The view; after an error, which is kept, an empty one.
  private func view() -> AnyView {
    do { return try content(overrides) } catch {
      evaluator.failure = error
      return AnyView(EmptyView())
    }
  }

  private func content(_ overrides: [String: String]) throws(NotationError) -> AnyView {
    evaluator.overrides = overrides
    defer { evaluator.overrides = [:] }
    let scope = Scope(evaluator.globalScope)
    let view: AnyView
    switch content {
    case .statements(let statements): view = try evaluator.view(of: statements, scope)
    case .preview(let preview):
      let value = try evaluator.run(preview.body, scope, isBuilder: true)
      guard let made = try evaluator.view(value) else {
        throw evaluator.notAView(value, preview.body.place)
      }
      view = made
    }
    for name in overrides.keys.sorted() where !evaluator.usedOverrides.contains(name) {
      let hint = evaluator.overridable.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      let given = SourceText(fileName: "--set", text: "\(name)=\(overrides[name] ?? "")")
      throw given.diagnostic(at: 0, "no view of the preview has a property '\(name)'\(hint)")
    }
    return view
  }
}
