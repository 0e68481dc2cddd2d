public import Foundation

extension Shape {
  /// Paints the inside of the shape with a style.
  public func fill(_ content: some ShapeStyle) -> ShapeView<Self> {
    ShapeView(self, .fill(AnyShapeStyle(content)))
  }

  /// Paints the inside of the shape with the foreground style.
  public func fill() -> ShapeView<Self> { fill(ForegroundStyle()) }

  /// Draws a line along the outline, half of it on each side.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(self, ShapeLayer(style: AnyShapeStyle(content), stroke: style))
  }

  /// Draws a solid line of a width in points along the outline, half of it on each side.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Makes the line along the outline a shape of its own, painted as any other shape is.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// Makes a solid line of a width in points along the outline a shape of its own.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside the outline: along the shape inset by half the line's width.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(self, .border(AnyShapeStyle(content), style))
  }

  /// Draws a solid line of a width in points inside the outline.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Paints the inside once more, over what is painted already.
  public func fill(_ content: some ShapeStyle = .foreground) -> ShapeView {
    adding(.fill(AnyShapeStyle(content)))
  }

  /// Draws a line along the outline over what is painted already.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(ShapeLayer(style: AnyShapeStyle(content), stroke: style))
  }

  /// Draws a solid line of a width in points along the outline over what is painted already.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a solid line of a width in points inside the outline over what is painted already.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView {
    adding(.border(AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)))
  }
}
