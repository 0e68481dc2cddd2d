internal import Foundation

/// As tall as ``SKSkeletonRow``, so that nothing moves when it takes its place.
struct PersonRow: View {
  var body: some View {
    HStack(spacing: SK.Space.md) {
      Circle().fill(.indigo).frame(width: 44, height: 44)
        .overlay { Text("MB").font(.callout).bold().foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 0) {
        Text("Maya Bergström").font(SK.Type_.headline)
        Text("Shared 12 photos").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .frame(height: 44)
  }
}

/// A person's row, or its skeleton.
struct LoadingRow: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    if isLoading { SKSkeletonRow() } else { PersonRow() }
  }
}
