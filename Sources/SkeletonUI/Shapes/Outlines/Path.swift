public import Foundation
package import SkeletonGraphics

/// An outline of lines and curves, in points, y downwards, filled by the nonzero winding rule.
///
/// A piece that begins without ``move(to:)`` begins at the origin, or where the piece before it
/// began. Coordinates that are not finite end the piece that they are in. As a view the path does
/// not scale with its frame: it is drawn from the frame's top leading corner.
public struct Path: Shape, Sendable, Hashable {
  package private(set) var bezier: BezierPath

  package init(_ bezier: BezierPath) {
    self.bezier = bezier
  }

  /// Makes a path without pieces, which draws nothing.
  public init() {
    self.init(BezierPath())
  }

  /// Makes a path of what a closure adds to an empty one.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    self.init(.rectangle(Rect(rect)))
  }

  /// Makes the ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(.ellipse(in: Rect(rect)))
  }

  /// Makes a rectangle with rounded corners, as ``RoundedRectangle`` draws it.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self = RoundedRectangle(cornerRadius: cornerRadius, style: style).path(in: rect)
  }

  /// The same outline, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether nothing has been added.
  public var isEmpty: Bool { bezier.isEmpty }

  /// Begins another piece at a point.
  public mutating func move(to end: CGPoint) { bezier.move(to: Point(end)) }

  /// Adds a straight line from where the path is.
  public mutating func addLine(to end: CGPoint) { bezier.line(to: Point(end)) }

  /// Adds a quadratic Bézier curve from where the path is.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    bezier.quad(Point(control), to: Point(end))
  }

  /// Adds a cubic Bézier curve from where the path is: `control1` is the handle at its start.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    bezier.cubic(Point(control1), Point(control2), to: Point(end))
  }

  /// Adds a straight line to where the piece began, and joins its ends.
  public mutating func closeSubpath() { bezier.close() }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds a closed ellipse that touches all sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds a closed rectangle with rounded corners, as ``RoundedRectangle`` draws it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(RoundedRectangle(cornerSize: cornerSize, style: style).path(in: rect))
  }

  /// Begins another piece at the first of some points, and adds lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the pieces of another path.
  public mutating func addPath(_ path: Path) { bezier.append(path.bezier) }
}
