internal import Foundation

/// A long text below a picture.
struct ArticleScene: UnnamedView {
  private static let paragraphs = [
    """
    The first ferry leaves at a quarter past five, and by the time the sun is over the water the \
    island has already been awake for an hour.
    """,
    """
    There are eleven houses, one shop and a bench that looks the wrong way, towards the hills. \
    Nobody remembers who put it there. Everyone who sits on it understands why.
    """,
    """
    We stayed four days. On the second the wind turned, and the bay went as flat as a table; you \
    could hear people talk on the other shore.
    """,
  ]

  var body: some View {
    Screen(spacing: SK.Space.xl) {
      Photo(mood: .dusk).frame(height: 264).loads()
      VStack(alignment: .leading, spacing: SK.Space.lg) {
        VStack(alignment: .leading, spacing: SK.Space.sm) {
          Text("SLOW TRAVEL").font(.footnote).bold().foregroundStyle(.indigo)
          Text("Quiet mornings in the north").font(.title).bold()
        }
        .loads()
        byline.loads()
        ForEach(0..<Self.paragraphs.count) { index in
          Text(Self.paragraphs[index]).lineSpacing(3).loads()
        }
      }
      .padding(.horizontal, SK.Space.xl)
    }
  }

  private var byline: some View {
    HStack(spacing: SK.Space.md) {
      Avatar(initials: "IO", tint: .teal, diameter: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ines Okafor").font(.subheadline).bold()
        Text("4 min read").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }
}
