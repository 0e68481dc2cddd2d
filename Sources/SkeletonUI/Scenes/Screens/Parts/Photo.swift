internal import Foundation
internal import SkeletonGraphics

/// A picture of hills under a low sun, drawn when it is loaded.
struct Photo: UnnamedView {
  /// The colours of a picture: the sky from top to bottom, the hills from far to near.
  struct Mood: Sendable {
    let sky: [Color]
    let hills: [Color]

    private init(_ sky: [UInt32], _ hills: [UInt32]) {
      self.sky = sky.map { Color(RGBA(hex: $0)) }
      self.hills = hills.map { Color(RGBA(hex: $0)) }
    }

    static let dawn = Mood([0x7FB2E5, 0xFBD7B4], [0x8FA8C8, 0x5B7BA6, 0x34507A])
    static let dusk = Mood([0x4B3F8F, 0xF08A6C], [0x8C4F7F, 0x5C3570, 0x34204F])
    static let noon = Mood([0x3E9CE0, 0xCDEBF7], [0x86C29A, 0x4F9A73, 0x2C6B52])
    static let sand = Mood([0xF3C27A, 0xFBE9CC], [0xE0A15C, 0xC47A45, 0x8F4F34])
    static let mist = Mood([0xA9BCC6, 0xE8EEF0], [0x93A9B2, 0x6B8791, 0x48636D])
    static let rose = Mood([0xE58BA8, 0xFCE0DA], [0xC96C8F, 0x9A4A78, 0x67305F])

    static let all = [dawn, dusk, noon, sand, mist, rose]
  }

  let mood: Mood
  var cornerRadius: CGFloat = 0

  var body: some View {
    Loadable(
      RoundedRectangle(cornerRadius: cornerRadius, style: .continuous),
      .linearGradient(colors: mood.sky, startPoint: .top, endPoint: .bottom)
    )
    .overlay {
      WhenLoaded {
        ZStack {
          SunOutline().fill(.white.opacity(0.75))
          HillsOutline(crests: [0.62, 0.46, 0.60, 0.52]).fill(mood.hills[0])
          HillsOutline(crests: [0.58, 0.74, 0.60, 0.72]).fill(mood.hills[1])
          HillsOutline(crests: [0.86, 0.74, 0.88, 0.80]).fill(mood.hills[2])
        }
        .clipShape(.rect(cornerRadius: cornerRadius))
      }
    }
  }
}

private struct SunOutline: Shape {
  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height) * 0.2
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + rect.width * 0.66, y: rect.minY + rect.height * 0.2, width: diameter,
        height: diameter))
  }
}

/// The ground below a line that swings through heights, spread evenly over the width.
private struct HillsOutline: Shape {
  /// As fractions of the height, from the top.
  let crests: [CGFloat]

  func path(in rect: CGRect) -> Path {
    func point(_ index: Int) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(crests.count - 1),
        y: rect.minY + rect.height * crests[index])
    }
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: point(0))
      for index in 1..<crests.count {
        let (start, end) = (point(index - 1), point(index))
        let middle = (start.x + end.x) / 2
        path.addCurve(
          to: end, control1: CGPoint(x: middle, y: start.y),
          control2: CGPoint(x: middle, y: end.y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
