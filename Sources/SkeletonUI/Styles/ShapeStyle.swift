/// A way to fill shapes and text. A style of one's own resolves to one of the library's, which may
/// depend on the surroundings.
public protocol ShapeStyle: Sendable {
  /// The type of the style to use instead; the library's own have none.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use instead, in some surroundings; it is asked for once for each view that is
  /// filled.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Primitive styles are drawn by the library and resolve to nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a primitive style resolves to no other")
  }
}

/// A style that the library itself can paint.
package protocol PaintingStyle: ShapeStyle where Resolved == Never {
  func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
  /// What the style comes to in some surroundings.
  package func paint(in environment: EnvironmentValues) -> StylePaint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: environment) }
    return resolve(in: environment).paint(in: environment)
  }
}
