/// The style that the surroundings give to shapes and text.
public struct ForegroundStyle: PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
