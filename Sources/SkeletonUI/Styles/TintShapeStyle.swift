/// The style that ``View/tint(_:)-(ShapeStyle)`` has set around a view; the system's blue where none has.
public struct TintShapeStyle: PaintingStyle {
  public typealias Resolved = Never
  /// Makes the style, which has no values of its own.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    environment.tint?.paint(in: environment, as: \.tint) ?? Color.accentColor.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings, to write `.tint` where a style is asked for.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
