internal import Foundation
internal import SkeletonGraphics

/// The line along a shape's outline, as a shape of its own.
struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline that the line follows.
  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension StrokedShape: NamedShape {
  var name: String { base.listedName }
}

extension StrokedShape: PrimitiveShape {
  var strokeStyle: StrokeStyle? { style }

  func outline(in frame: ShapeFrame) -> BezierPath {
    base.drawnOutline(in: frame)
  }

  func size(for proposal: Proposal) -> Size {
    base.size(offered: proposal)
  }
}
