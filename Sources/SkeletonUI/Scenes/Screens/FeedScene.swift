internal import Foundation

/// Posts with pictures, one below the other.
struct FeedScene: UnnamedView {
  var body: some View {
    Screen("Today", spacing: SK.Space.md) {
      FeedPost(
        initials: "MB", tint: .indigo, name: "Maya Bergström", time: "12 min",
        text: "First light over the ridge. Nobody else up here but two goats and a very old dog.",
        mood: .dawn, likes: "248", comments: "31")
      Rectangle().fill(Color(.secondarySystemBackground)).frame(height: SK.Space.sm)
      FeedPost(
        initials: "TA", tint: .orange, name: "Theo Alvarez", time: "1 h",
        text: "The dunes move a hand's width every day. You only see it when you come back.",
        mood: .sand, likes: "96", comments: "12")
    }
  }
}

private struct FeedPost: UnnamedView {
  let initials: String
  let tint: Color
  let name: String
  let time: String
  let text: String
  let mood: Photo.Mood
  let likes: String
  let comments: String

  var body: some View {
    VStack(alignment: .leading, spacing: SK.Space.md) {
      author.loads()
      Text(text).font(SK.Type_.callout).loads()
      Photo(mood: mood, cornerRadius: SK.Radius.lg).frame(height: 212).loads()
      HStack(spacing: SK.Space.xl) {
        count(.heart, likes)
        count(.comment, comments)
        Spacer()
        icon(.bookmark)
      }
      .loads()
    }
    .padding(.horizontal, SK.Space.lg)
    .padding(.vertical, SK.Space.xs)
  }

  private var author: some View {
    HStack(spacing: SK.Space.md) {
      Avatar(initials: initials, tint: tint)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(SK.Type_.headline)
        Text(time).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }

  private func count(_ kind: Glyph.Kind, _ number: String) -> some View {
    HStack(spacing: SK.Space.sm) {
      icon(kind)
      Text(number).font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private func icon(_ kind: Glyph.Kind) -> some View {
    LoadableLine(Glyph(kind), Color(.systemGray)).frame(width: 22, height: 22)
  }
}
