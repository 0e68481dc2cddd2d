/// A style whose type is not known before the program runs; it paints as the style inside.
public struct AnyShapeStyle: PaintingStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  /// Hides a style's type; one that is hidden already is not wrapped again.
  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    style.paint(in: environment)
  }
}
