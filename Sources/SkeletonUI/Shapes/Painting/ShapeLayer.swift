internal import Foundation

/// One way a shape is painted.
struct ShapeLayer: Sendable {
  var style: AnyShapeStyle
  /// nil fills.
  var stroke: StrokeStyle?
  /// Points from the shape's edge inwards.
  var inset = 0.0

  static func fill(_ style: AnyShapeStyle) -> ShapeLayer { ShapeLayer(style: style) }
}

extension ShapeLayer {
  /// A line inside the outline.
  static func border(_ style: AnyShapeStyle, _ stroke: StrokeStyle) -> ShapeLayer {
    ShapeLayer(style: style, stroke: stroke, inset: (stroke.lineWidth.usable ?? 0) / 2)
  }
}
