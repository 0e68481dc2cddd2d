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
  var name: String { base.listedName }
}

extension StrokedShape: PrimitiveShape {
  package var strokeStyle: StrokeStyle? { style }

  package func outline(in frame: ShapeFrame) -> BezierPath {
    base.drawnOutline(in: frame)
  }

  package func size(for proposal: Proposal) -> Size {
    base.size(offered: proposal)
  }
}
