internal import Foundation

/// A row of a list, which loads into a person.
struct RowScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    Group {
      if isLoading { SKSkeletonRow() } else { PersonRow() }
    }
    .padding(SK.Space.xl)
  }
}

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

/// Lines of text.
struct TextScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    SKSkeleton(.text(lines: 3))
      .opacity(isLoading ? 1 : 0)
      .overlay(alignment: .topLeading) {
        if !isLoading {
          Text(
            """
            A skeleton shows the shape of what is coming, at once and in place. When the words \
            are there, nothing on the page has to move.
            """
          )
          .font(.footnote)
        }
      }
      .padding(SK.Space.xl)
  }
}

/// An avatar.
struct CircleScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    Group {
      if isLoading {
        SKSkeleton(.circle, size: 88)
      } else {
        Circle().fill(.indigo).frame(width: 88, height: 88)
          .overlay { Text("MB").font(.title).bold().foregroundStyle(.white) }
      }
    }
    .padding(SK.Space.xl)
  }
}
