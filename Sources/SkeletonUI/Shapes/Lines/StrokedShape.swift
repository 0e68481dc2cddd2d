public import Foundation
package import SkeletonGraphics

/// The line along a shape's outline, as a shape of its own.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline that the line follows.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension StrokedShape: NamedShape {
  var name: String { (base as? any NamedShape)?.name ?? typeName(of: base) }
}

extension StrokedShape: PrimitiveShape {
  package var strokeStyle: StrokeStyle? { style }

  package func outline(in rect: Rect, scale: Double) -> BezierPath {
    base.outline(in: rect, scale: scale, isRightToLeft: false)
  }

  package func size(for proposal: Proposal) -> Size {
    (base as? any PrimitiveShape)?.size(for: proposal) ?? ShapeRule.size(for: proposal)
  }
}
