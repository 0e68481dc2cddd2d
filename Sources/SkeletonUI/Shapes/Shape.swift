public import Foundation
package import SkeletonGraphics

/// An outline that fills the rectangle it is given; as a view it is painted with the foreground
/// style.
///
/// A shape of one's own takes all that it is offered, 10 points where nothing is, and changes sides
/// where the layout runs from right to left. Its frame lies on whole pixels.
public protocol Shape: View {
  /// The outline in a rectangle, in points, y downwards. What sticks out is drawn too; an outline
  /// without area fills nothing.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: ShapeView<Self> { ShapeView(self, .fill(AnyShapeStyle(ForegroundStyle()))) }
}

/// A shape that can be made smaller from its edges inwards, for lines inside its outline.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape; the compiler finds it.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards by points; negative ones move them outwards.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of the library, whose outline is made in pixels directly.
///
/// In points, coordinates such as thirds would come out a rounding error beside the pixel grid.
package protocol PrimitiveShape: Shape {
  func outline(in frame: ShapeFrame) -> BezierPath
  /// How large the shape wants to be.
  func size(for proposal: Proposal) -> Size
  /// How the outline is drawn instead of filled; nil fills it.
  var strokeStyle: StrokeStyle? { get }
}

extension PrimitiveShape {
  package func size(for proposal: Proposal) -> Size { ShapeRule.size(for: proposal) }
  package var strokeStyle: StrokeStyle? { nil }
}

extension Shape {
  /// How large the shape is when it is offered a size.
  package func size(offered proposal: Proposal) -> Size {
    (self as? any PrimitiveShape)?.size(for: proposal) ?? ShapeRule.size(for: proposal)
  }

  /// The outline in pixels; shapes of one's own change sides with the layout.
  package func drawnOutline(in frame: ShapeFrame) -> BezierPath {
    if let primitive = self as? any PrimitiveShape { return primitive.outline(in: frame) }
    let (width, height) = (frame.rect.width / frame.scale, frame.rect.height / frame.scale)
    let path = path(in: CGRect(x: 0, y: 0, width: width, height: height)).bezier
    return path.mapped { p in
      let x = frame.isRightToLeft ? width - p.x : p.x
      return Point(x: x, y: p.y) * frame.scale + frame.rect.origin
    }
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension Point {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}
