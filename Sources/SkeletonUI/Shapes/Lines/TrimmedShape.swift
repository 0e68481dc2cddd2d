public import Foundation
internal import SkeletonGraphics

/// Part of a shape's outline, by fractions of its length.
struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path {
    Path(base.path(in: rect).bezier.trimmed(from: start, to: end))
  }
}

extension TrimmedShape: NamedShape {
  var name: String { base.listedName }
}

extension TrimmedShape: PrimitiveShape {
  func outline(in frame: ShapeFrame) -> BezierPath {
    base.drawnOutline(in: frame).trimmed(from: start, to: end)
  }

  func size(for proposal: Proposal) -> Size {
    base.size(offered: proposal)
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length. Filled, the part counts as
  /// closed.
  ///
  /// - Parameters:
  ///   - startFraction: where the part begins, held to 0…1.
  ///   - endFraction: where it ends, held to 0…1; nothing is left unless it is after the beginning.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    func fraction(_ value: CGFloat) -> Double { value > 0 ? min(value, 1) : 0 }
    return TrimmedShape(base: self, start: fraction(startFraction), end: fraction(endFraction))
  }
}
