internal import Foundation

/// A picture of two colours, or its skeleton.
struct GradientPicture: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  let height: CGFloat
  let cornerRadius: CGFloat

  var body: some View {
    if isLoading {
      SKSkeleton(.rect, size: height, cornerRadius: cornerRadius)
    } else {
      RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        .fill(
          .linearGradient(
            colors: [.cyan, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(height: height)
    }
  }
}
