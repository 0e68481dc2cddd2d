/// A style made more transparent.
public struct OpacityShapeStyle<Base: ShapeStyle>: PaintingStyle {
  public typealias Resolved = Never
  let base: Base
  let opacity: Double

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    base.paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
