public import Foundation
package import SkeletonGraphics

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Sendable, Hashable {
  /// The radii of a corner; where they differ, the smaller one is drawn.
  public var cornerSize: CGSize
  /// The outline of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Makes a rectangle with corners of a radius in points, held to half the shorter side; corners
  /// stay square where it is not above 0.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a width and height in points, of which the smaller one is
  /// drawn.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners stay concentric: their radius shrinks by the same amount.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: ShapeFrame(rect))) }
}

extension RoundedRectangle: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    let corner = min(cornerSize.width, cornerSize.height)
    let radius = max((corner - inset).usable ?? 0, 0) * frame.scale
    let rect = frame.inset(by: inset)
    return style == .continuous
      ? .continuousRoundedRectangle(rect, radius: radius) : .roundedRectangle(rect, radius: radius)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners, to write `.rect(cornerRadius:)` where a shape is asked for.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
