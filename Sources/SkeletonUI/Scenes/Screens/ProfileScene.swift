internal import Foundation

/// A person's page: cover, numbers and pictures.
struct ProfileScene: UnnamedView {
  var body: some View {
    Screen(spacing: SK.Space.lg) {
      Photo(mood: .rose).frame(height: 168).loads()
        .overlay(alignment: .bottomLeading) {
          Avatar(initials: "SR", tint: .purple, diameter: 92).loads()
            .padding(SK.Space.xs)
            .background(Color(.systemBackground), in: .circle)
            .padding(.leading, SK.Space.lg)
            .offset(y: 46)
        }
      VStack(alignment: .leading, spacing: SK.Space.lg) {
        HStack {
          Spacer()
          FollowButton().loads()
        }
        .frame(height: 36)
        VStack(alignment: .leading, spacing: SK.Space.xs) {
          Text("Sana Rahimi").font(.title2).bold()
          Text("@sana.draws").font(.subheadline).foregroundStyle(.secondary)
        }
        .loads()
        Text("Illustrator of plants and small machines. Lisbon, and wherever there is a desk.")
          .font(SK.Type_.callout).loads()
        numbers.loads()
      }
      .padding(.horizontal, SK.Space.lg)
      pictures
    }
  }

  private var numbers: some View {
    HStack(spacing: SK.Space.xl) {
      number("312", "posts")
      number("18.4K", "followers")
      number("207", "following")
      Spacer()
    }
  }

  private func number(_ value: String, _ label: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(SK.Type_.headline)
      Text(label).font(.footnote).foregroundStyle(.secondary)
    }
  }

  private var pictures: some View {
    VStack(spacing: 2) {
      ForEach(0..<3) { row in
        HStack(spacing: 2) {
          ForEach(0..<3) { column in
            Photo(mood: Photo.Mood.all[(row * 3 + column) % Photo.Mood.all.count]).frame(
              height: 128
            ).loads()
          }
        }
      }
    }
  }
}

private struct FollowButton: UnnamedView {
  var body: some View {
    Loadable(Capsule(), .indigo)
      .frame(width: 104, height: 36)
      .overlay {
        WhenLoaded {
          Text("Follow").font(.subheadline).bold().foregroundStyle(.white)
        }
      }
  }
}
