/// Content that takes its room from the start and is seen once it is loaded.
struct WhenLoaded<Content: View>: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.opacity(isLoading ? 0 : 1) }
}

extension View {
  /// Shimmers, with its text redacted, while the scene loads.
  func loads() -> some View { modifier(LoadingModifier()) }
}

private struct LoadingModifier: ViewModifier {
  @Environment(\.isLoading) private var isLoading

  func body(content: Content) -> some View { content.skRedacted(isLoading) }
}
