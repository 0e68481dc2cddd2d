public import Foundation
internal import SkeletonGraphics

/// How a line ends.
public enum CGLineCap: Sendable, Hashable {
  case butt
  case round
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Sendable, Hashable {
  case miter
  case round
  case bevel
}

/// How an outline is drawn; lengths are points.
public struct StrokeStyle: Sendable, Hashable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
