internal import Foundation
internal import SkeletonGraphics

/// Colours that do not depend on theme or scheme, for pictures whose every pixel is known.
enum BenchmarkPalette {
  static let background = Color(RGBA(hex: 0xF2F2F7))
  static let bar = Color(RGBA(hex: 0xE5E5EA))
  static let shimmer = SKShimmerStyle(
    highlight: Color(RGBA(hex: 0xF7F7FA)), strength: 1, band: 1.2)
}

private struct BenchmarkBar: View {
  let width: CGFloat
  let height: CGFloat
  let radius: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: radius, style: .circular)
      .fill(BenchmarkPalette.bar)
      .frame(width: width, height: height)
      .skShimmer(style: BenchmarkPalette.shimmer)
  }
}

private struct BenchmarkCanvas<Content: View>: UnnamedView {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .topLeading) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(BenchmarkPalette.background)
  }
}

/// Nine bars on a phone's screen.
struct PhoneBenchmarkScene: UnnamedView {
  var body: some View {
    BenchmarkCanvas {
      BenchmarkBar(width: 44, height: 44, radius: 22).offset(x: 24, y: 24)
      BenchmarkBar(width: 286, height: 12, radius: 6).offset(x: 80, y: 33)
      BenchmarkBar(width: 140, height: 10, radius: 5).offset(x: 80, y: 53)
      BenchmarkBar(width: 342, height: 12, radius: 6).offset(x: 24, y: 92)
      BenchmarkBar(width: 342, height: 12, radius: 6).offset(x: 24, y: 112)
      BenchmarkBar(width: 160, height: 12, radius: 6).offset(x: 24, y: 132)
      BenchmarkBar(width: 342, height: 120, radius: 16).offset(x: 24, y: 168)
      BenchmarkBar(width: 190, height: 16, radius: 4).offset(x: 24, y: 312)
      BenchmarkBar(width: 262, height: 14, radius: 4).offset(x: 24, y: 336)
    }
  }
}

/// Twenty-four cards of four bars each.
struct WallBenchmarkScene: UnnamedView {
  var body: some View {
    BenchmarkCanvas {
      ForEach(0..<24) { index in
        WallBenchmarkCard()
          .offset(x: 70 + CGFloat(index % 6) * 308, y: 56 + CGFloat(index / 6) * 256)
      }
    }
  }
}

private struct WallBenchmarkCard: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      BenchmarkBar(width: 240, height: 120, radius: 12)
      BenchmarkBar(width: 32, height: 32, radius: 16).offset(y: 136)
      BenchmarkBar(width: 196, height: 12, radius: 6).offset(x: 44, y: 138)
      BenchmarkBar(width: 120, height: 10, radius: 5).offset(x: 44, y: 158)
    }
  }
}
