/// A style whose type is not known before the program runs.
public struct AnyShapeStyle: PaintingStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    style.paint(in: environment)
  }

  /// The style as a foreground, whose hierarchical levels are those of the foreground around it.
  func asForeground(in environment: EnvironmentValues) -> AnyShapeStyle? {
    switch style {
    case let level as HierarchicalShapeStyle: level.style(below: environment.foregroundStyle)
    case is ForegroundStyle: environment.foregroundStyle
    default: self
    }
  }
}
