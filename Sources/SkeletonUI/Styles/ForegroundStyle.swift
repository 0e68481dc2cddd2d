/// The style that ``View/foregroundStyle(_:)`` has set around a view; the label colour where none
/// has.
public struct ForegroundStyle: PaintingStyle {
  public typealias Resolved = Never
  /// Makes the style, which has no values of its own.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surroundings, to write `.foreground` where a style is asked for.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
