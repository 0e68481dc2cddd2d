internal import Foundation

/// Bars side by side, the last one marked.
struct BarChart: UnnamedView {
  /// As percentages of the height.
  let values: [CGFloat]

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.clear
      HStack(alignment: .bottom, spacing: SK.Space.sm) {
        ForEach(0..<values.count) { index in
          let tint = index == values.count - 1 ? Color.indigo : Color.indigo.opacity(0.35)
          Loadable(RoundedRectangle(cornerRadius: 5), tint).frame(height: values[index] * 1.48)
        }
      }
    }
  }
}

/// A share as a part of a ring.
struct Ring: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  let share: CGFloat

  var body: some View {
    ZStack {
      arc(1, isLoading ? SK.Palette.placeholder : Color.indigo.opacity(0.18))
      arc(share, isLoading ? SK.Palette.placeholder : .indigo)
    }
    .padding(7)
    .overlay { WhenLoaded { Text("68%").font(SK.Type_.headline) } }
  }

  private func arc(_ end: CGFloat, _ color: Color) -> some View {
    Circle().trim(from: 0, to: end)
      .stroke(color, style: StrokeStyle(lineWidth: 14, lineCap: .round))
  }
}

/// A line through values, above a tinted area.
struct TrendLine: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  /// As fractions of the height, from the top.
  let values: [CGFloat]

  var body: some View {
    ZStack {
      TrendOutline(values: values, isArea: true)
        .fill(
          .linearGradient(
            colors: [tint.opacity(0.28), tint.opacity(0)], startPoint: .top, endPoint: .bottom))
      TrendOutline(values: values, isArea: false)
        .stroke(tint, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
  }

  private var tint: Color { isLoading ? SK.Palette.placeholder : .teal }
}

private struct TrendOutline: Shape {
  let values: [CGFloat]
  let isArea: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      let points = values.indices.map { index in
        CGPoint(
          x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
          y: rect.minY + rect.height * values[index])
      }
      path.addLines(points)
      guard isArea else { return }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
