/// A style made more transparent.
struct OpacityShapeStyle<Base: ShapeStyle>: PaintingStyle {
  typealias Resolved = Never
  let base: Base
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> StylePaint {
    base.paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style with its own opacity multiplied by another, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
