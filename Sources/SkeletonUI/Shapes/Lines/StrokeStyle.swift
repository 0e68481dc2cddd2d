public import Foundation
internal import SkeletonGraphics

/// How a line ends.
public enum CGLineCap: Sendable, Hashable {
  /// At its last point.
  case butt
  /// With half a circle around its last point.
  case round
  /// Half the line's width after its last point.
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Sendable, Hashable {
  /// Outer edges go on to where they meet, unless that is too far.
  case miter
  /// With a circle's sector around the corner.
  case round
  /// Outer edges are joined by a straight line.
  case bevel
}

/// How an outline is drawn. Lengths are points; a line whose width is not above 0 is not drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// The line's full width, 1 by default.
  public var lineWidth: CGFloat
  /// How ends of the line, and of its dashes, look.
  public var lineCap: CGLineCap
  /// How corners of the line look.
  public var lineJoin: CGLineJoin
  /// The longest miter by widths of the line, 10 by default; corners that would exceed it are
  /// bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, starting over at their end; empty for a solid line, as are
  /// lengths of which one is negative or not finite, or all are 0.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts.
  public var dashPhase: CGFloat

  /// Describes a line; without arguments one that is solid and a point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style in pixels; nil when the line has no width.
  func drawn(scale: Double) -> Drawing.StrokeStyle? {
    guard let width = lineWidth.usable, width > 0 else { return nil }
    let cap: Drawing.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Drawing.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Drawing.StrokeStyle(
      width: width * scale, cap: cap, join: join, miterLimit: miterLimit.usable ?? 10,
      dash: dashes(scale: scale), dashPhase: (dashPhase.usable ?? 0) * scale)
  }

  /// Dashes that no line could be drawn with are left out altogether.
  private func dashes(scale: Double) -> [Double] {
    let lengths = dash.compactMap(\.usableLength).map { $0 * scale }
    return lengths.count == dash.count && lengths.contains { $0 > 0 } ? lengths : []
  }
}
