import Glibc
import SkeletonGraphics
import SkeletonRaster

/// The phone benchmark, built by hand: nine bars under one sweep each, 390×844 points.
enum PhoneScene {
  static let frames = 45

  private static let bars: [(x: Double, y: Double, w: Double, h: Double, r: Double)] = [
    (24, 24, 44, 44, 22), (80, 33, 286, 12, 6), (80, 53, 140, 10, 5), (24, 92, 342, 12, 6),
    (24, 112, 342, 12, 6), (24, 132, 160, 12, 6), (24, 168, 342, 120, 16),
    (24, 312, 190, 16, 4), (24, 336, 262, 14, 4),
  ]

  static func drawing(scale: Int, degrees: Double = 0) -> Drawing {
    let k = Double(scale)
    let angle = degrees * .pi / 180
    var drawing = Drawing(
      size: PixelSize(width: 390 * scale, height: 844 * scale), background: RGBA(hex: 0xF2F2F7))
    for (index, bar) in bars.enumerated() {
      let rect = Rect(x: bar.x, y: bar.y, width: bar.w, height: bar.h).scaled(by: k)
      let path = BezierPath.roundedRectangle(rect, radius: bar.r * k)
      drawing.nodes.append(.shimmer(index, [.fill(path, .solid(RGBA(hex: 0xE5E5EA)))]))
      drawing.shimmers.append(
        Shimmer(
          effect: .highlight(RGBA(hex: 0xF7F7FA), strength: 1), bounds: rect,
          direction: degrees == 0 ? Point(x: 1, y: 0) : Point(x: cos(angle), y: sin(angle)),
          band: 1.2))
    }
    return drawing
  }

  static func state(_ frame: Int) -> FrameState {
    FrameState(progress: bars.map { _ in Double(frame) / Double(frames) })
  }

  static let states = (0..<frames).map(state)
}
