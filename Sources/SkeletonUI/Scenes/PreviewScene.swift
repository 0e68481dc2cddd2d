internal import Foundation

/// The kit's components one below the other, which load into what they stand for.
struct PreviewScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    VStack(alignment: .leading, spacing: SK.Space.xl) {
      LoadingRow()
      LoadingRow()
      ThreeLines()
      GradientPicture(height: 120, cornerRadius: SK.Radius.lg)
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        Text("Real text, redacted").font(SK.Type_.headline)
        Text("Same layout, no jump when it loads.").font(SK.Type_.callout)
      }
      .skRedacted(isLoading)
    }
    .padding(SK.Space.xl)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(SK.Palette.surfaceSunken)
  }
}
