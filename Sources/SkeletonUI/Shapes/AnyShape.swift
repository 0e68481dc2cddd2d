public import Foundation
package import SkeletonGraphics

/// A shape whose type is not known before the program runs; it is drawn as the shape inside.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides a shape's type; one that is hidden already is not wrapped again.
  public init(_ shape: some Shape) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension AnyShape: NamedShape {
  var name: String { shape.listedName }
}

extension AnyShape: PrimitiveShape {
  package var strokeStyle: StrokeStyle? { (shape as? any PrimitiveShape)?.strokeStyle }

  package func outline(in frame: ShapeFrame) -> BezierPath { shape.drawnOutline(in: frame) }

  package func size(for proposal: Proposal) -> Size { shape.size(offered: proposal) }
}
