internal import Foundation

/// An article's card: a picture, a title and who wrote it.
struct CardScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    VStack(alignment: .leading, spacing: SK.Space.lg) {
      GradientPicture(height: 160, cornerRadius: SK.Radius.md)
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        Text("Quiet mornings in the north").font(SK.Type_.headline)
        Text("Eleven places where the day starts slowly, and how to reach them by train.")
          .font(SK.Type_.callout)
          .foregroundStyle(.secondary)
      }
      .skRedacted(isLoading)
      LoadingRow()
    }
    .padding(SK.Space.lg)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: SK.Radius.lg))
    .padding(SK.Space.xl)
    .background(SK.Palette.surfaceSunken)
  }
}
