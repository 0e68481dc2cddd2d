/// The system's background colour: white in light surroundings, black in dark ones. It is not what
/// the picture's options put behind the scene.
public struct BackgroundStyle: PaintingStyle {
  public typealias Resolved = Never
  /// Makes the style, which has no values of its own.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(uiColor: .systemBackground).paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background colour, to write `.background` where a style is asked for.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
