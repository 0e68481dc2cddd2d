public import Foundation
package import SkeletonGraphics

/// Part of a shape's outline, by fractions of its length.
public struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  public func path(in rect: CGRect) -> Path {
    Path(base.path(in: rect).bezier.trimmed(from: start, to: end))
  }
}

extension TrimmedShape: NamedShape {
  var name: String { base.listedName }
}

extension TrimmedShape: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    base.drawnOutline(in: frame).trimmed(from: start, to: end)
  }

  package func size(for proposal: Proposal) -> Size {
    base.size(offered: proposal)
  }
}

extension Shape {
  /// The outline from one fraction of its length to another, both in 0…1.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    func fraction(_ value: CGFloat) -> Double { value > 0 ? min(value, 1) : 0 }
    return TrimmedShape(base: self, start: fraction(startFraction), end: fraction(endFraction))
  }
}
