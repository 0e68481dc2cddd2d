internal import Foundation

/// Text as it will be, with bars in its place until it is there.
struct RedactedScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    VStack(alignment: .leading, spacing: SK.Space.md) {
      Text("Real text, redacted").font(.title2).bold()
      Text(
        """
        The layout is that of the real words, line by line, so nothing moves when they come in.
        """
      )
      .font(.body)
      Text("4 min read").font(.footnote).foregroundStyle(.secondary)
    }
    .skRedacted(isLoading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(SK.Space.xl)
  }
}
