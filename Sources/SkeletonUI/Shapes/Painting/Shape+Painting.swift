public import Foundation

extension Shape {
  /// The shape painted with a style.
  public func fill(_ content: some ShapeStyle) -> ShapeView<Self> {
    ShapeView(self, .fill(AnyShapeStyle(content)))
  }

  /// The shape painted with the foreground style.
  public func fill() -> ShapeView<Self> { fill(ForegroundStyle()) }

  /// A line along the outline, half of it on each side.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(self, ShapeLayer(style: AnyShapeStyle(content), stroke: style))
  }

  /// A line along the outline, half of it on each side.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the outline as a shape.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// The line along the outline as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line inside the outline.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(self, .border(AnyShapeStyle(content), style))
  }

  /// A line inside the outline.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Another fill over what is painted already.
  public func fill(_ content: some ShapeStyle = .foreground) -> ShapeView {
    adding(.fill(AnyShapeStyle(content)))
  }

  /// A line along the outline over what is painted already.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(ShapeLayer(style: AnyShapeStyle(content), stroke: style))
  }

  /// A line along the outline over what is painted already.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line inside the outline over what is painted already.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView {
    adding(.border(AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)))
  }
}
