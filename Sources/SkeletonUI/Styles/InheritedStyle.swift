/// A style that a view has set for those inside of it, with the one that it takes the place of.
///
/// What the style says of its surroundings, as `.secondary` does, is meant of those that the other
/// one was in force in: painting goes outwards, and ends even for a style that names itself.
package final class InheritedStyle: Sendable {
  private let style: AnyShapeStyle
  private let outer: InheritedStyle?

  init(_ style: AnyShapeStyle, inside outer: InheritedStyle?) {
    self.style = style
    self.outer = outer
  }

  /// - Parameter key: where the environment keeps styles of this kind.
  func paint(
    in environment: EnvironmentValues,
    as key: WritableKeyPath<EnvironmentValues, InheritedStyle?>
  ) -> StylePaint {
    var surroundings = environment
    surroundings[keyPath: key] = outer
    return style.paint(in: surroundings)
  }
}

/// Sets one of the styles that views inherit.
struct InheritedStyleModifier: PrimitiveModifier {
  let key: WritableKeyPath<EnvironmentValues, InheritedStyle?>
  /// nil goes back to the default.
  let style: AnyShapeStyle?

  func change(_ environment: inout EnvironmentValues) {
    let outer = environment[keyPath: key]
    environment[keyPath: key] = style.map { InheritedStyle($0, inside: outer) }
  }
}
