public import Foundation
package import SkeletonGraphics

/// An outline of lines and curves, in points.
public struct Path: Shape, Sendable, Hashable {
  package private(set) var bezier: BezierPath

  package init(_ bezier: BezierPath) {
    self.bezier = bezier
  }

  public init() {
    self.init(BezierPath())
  }

  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public init(_ rect: CGRect) {
    self.init(.rectangle(Rect(rect)))
  }

  public init(ellipseIn rect: CGRect) {
    self.init(.ellipse(in: Rect(rect)))
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self = RoundedRectangle(cornerRadius: cornerRadius, style: style).path(in: rect)
  }

  /// The same outline, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  public var isEmpty: Bool { bezier.isEmpty }

  public mutating func move(to end: CGPoint) { bezier.move(to: Point(end)) }

  public mutating func addLine(to end: CGPoint) { bezier.line(to: Point(end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    bezier.quad(Point(control), to: Point(end))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    bezier.cubic(Point(control1), Point(control2), to: Point(end))
  }

  public mutating func closeSubpath() { bezier.close() }

  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(RoundedRectangle(cornerSize: cornerSize, style: style).path(in: rect))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path) { bezier.append(path.bezier) }
}
