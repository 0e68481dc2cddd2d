internal import Foundation

/// A song that plays.
struct PlayerScene: UnnamedView {
  var body: some View {
    Screen(spacing: SK.Space.xl) {
      Text("NOW PLAYING").font(.footnote).bold().foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
        .padding(.top, SK.Space.xl)
      VStack(spacing: 40) {
        Photo(mood: .dusk, cornerRadius: 20).aspectRatio(1, contentMode: .fit).loads()
        HStack {
          VStack(alignment: .leading, spacing: SK.Space.xs) {
            Text("Harbour at Four").font(.title2).bold()
            Text("The Low Lights").font(.title3).foregroundStyle(.secondary)
          }
          Spacer()
          LoadableLine(Glyph(.heart), .pink).frame(width: 26, height: 26)
        }
        .loads()
        Group {
          PlayerProgress()
          controls.loads()
          volume.loads()
        }
        // Controls of media keep their order whatever the language.
        .environment(\.layoutDirection, .leftToRight)
      }
      .padding(.horizontal, 28)
    }
  }

  private var controls: some View {
    HStack(spacing: 44) {
      icon(.previous, 38)
      Loadable(Circle(), .primary).frame(width: 72, height: 72)
        .overlay {
          WhenLoaded {
            Glyph(.pause).fill(Color(.systemBackground)).frame(width: 30, height: 30)
          }
        }
      icon(.next, 38)
    }
    .frame(maxWidth: .infinity)
  }

  private func icon(_ kind: Glyph.Kind, _ side: CGFloat) -> some View {
    Loadable(Glyph(kind), .primary).frame(width: side, height: side)
  }

  private var volume: some View {
    ZStack(alignment: .leading) {
      Loadable(Capsule(), Color(.systemFill)).frame(height: 6)
      Loadable(Capsule(), Color(.systemGray)).frame(width: 210, height: 6)
    }
  }
}

private struct PlayerProgress: UnnamedView {
  var body: some View {
    VStack(spacing: SK.Space.sm) {
      ZStack(alignment: .leading) {
        Loadable(Capsule(), Color(.systemFill)).frame(height: 6)
        Loadable(Capsule(), .indigo).frame(width: 124, height: 6)
      }
      HStack {
        Text("1:24")
        Spacer()
        Text("−2:31")
      }
      .font(.footnote).foregroundStyle(.secondary)
    }
    .loads()
  }
}
