/// The style of the canvas behind everything.
public struct BackgroundStyle: PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(uiColor: .systemBackground).paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
