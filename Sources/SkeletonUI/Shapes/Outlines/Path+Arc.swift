public import Foundation
internal import SkeletonGraphics

extension Path {
  /// Adds part of a circle, after a line from where the path is to its start.
  ///
  /// - Parameters:
  ///   - center: the circle's centre, in points.
  ///   - radius: in points.
  ///   - startAngle: where the arc begins; 0 is at the right, 90° at the bottom.
  ///   - endAngle: where it ends. Angles a full turn or more apart, in the direction asked for or
  ///     against it, make one whole circle; angles that are not finite make no arc.
  ///   - clockwise: as in SwiftUI, whose y points down too, true turns counter-clockwise on the
  ///     screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let start = startAngle.radians
    let sweep = Self.sweep(from: start, to: endAngle.radians, decreasing: clockwise)
    func point(_ angle: Double, _ distance: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - distance * sin(angle),
        y: center.y + radius * sin(angle) + distance * cos(angle))
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    // Quarter circles or less, for each of which a cubic errs by less than 0.03 % of the radius.
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
    }
  }

  /// The turn between two angles in the direction asked for; a full circle or more is one circle.
  private static func sweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = decreasing ? start - end : end - start
    guard difference.isFinite else { return 0 }
    guard abs(difference) < turn else { return decreasing ? -turn : turn }
    let positive = difference < 0 ? difference + turn : difference
    return decreasing ? -positive : positive
  }
}
