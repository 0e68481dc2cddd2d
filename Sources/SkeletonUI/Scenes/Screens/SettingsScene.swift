internal import Foundation

/// Settings in groups.
struct SettingsScene: UnnamedView {
  var body: some View {
    Screen("Settings", background: Color(.systemGroupedBackground), spacing: SK.Space.xl) {
      group {
        HStack(spacing: SK.Space.md) {
          Avatar(initials: "NL", tint: .green, diameter: 60)
          VStack(alignment: .leading, spacing: 2) {
            Text("Noah Lindqvist").font(.title3)
            Text("Account, storage and devices").font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          chevron
        }
        .loads()
        .padding(.vertical, SK.Space.md)
      }
      group {
        row(.bell, .red, "Notifications") { value("On") }
        line
        row(.moon, .indigo, "Quiet hours") { Switch(isOn: true) }
        line
        row(.drop, .teal, "Wallpaper") { value("Ridge at dawn") }
      }
      group {
        row(.lock, .green, "Passcode") { value("After 1 minute") }
        line
        row(.star, .orange, "Favourites") { value("12") }
        line
        row(.heart, .pink, "Share health data") { Switch(isOn: false) }
        line
        row(.bookmark, .blue, "Reading list") { value("Offline") }
      }
      group {
        row(.search, .brown, "Search history") { value("30 days") }
        line
        row(.comment, .cyan, "Help and feedback") { chevron }
      }
    }
  }

  private func group(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(spacing: 0) { content() }
      .padding(.horizontal, SK.Space.lg)
      .background(
        Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: SK.Radius.lg)
      )
      .padding(.horizontal, SK.Space.lg)
  }

  private func row(
    _ kind: Glyph.Kind, _ tint: Color, _ title: String, @ViewBuilder detail: () -> some View
  ) -> some View {
    HStack(spacing: SK.Space.md) {
      Loadable(RoundedRectangle(cornerRadius: 7), tint).frame(width: 30, height: 30)
        .overlay {
          WhenLoaded { icon(kind).frame(width: 19, height: 19) }
        }
      Text(title)
      Spacer()
      detail()
    }
    .loads()
    .frame(height: 52)
  }

  /// Filled, but for the symbols that are lines.
  @ViewBuilder private func icon(_ kind: Glyph.Kind) -> some View {
    if kind == .search {
      Glyph(kind).line(.white, width: 2)
    } else {
      Glyph(kind).fill(.white)
    }
  }

  private func value(_ text: String) -> some View {
    HStack(spacing: SK.Space.sm) {
      Text(text).foregroundStyle(.secondary)
      chevron
    }
  }

  private var line: some View { Divider().padding(.leading, 42) }

  private var chevron: some View {
    LoadableLine(Glyph(.chevron), Color(.systemGray3)).frame(width: 16, height: 16)
  }
}

private struct Switch: UnnamedView {
  let isOn: Bool

  var body: some View {
    Loadable(Capsule(), isOn ? .green : Color(.systemGray4))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        WhenLoaded { Circle().fill(.white).padding(2) }
      }
  }
}
