internal import Foundation

/// Lines of text.
struct TextScene: UnnamedView {
  var body: some View {
    ThreeLines().padding(SK.Space.xl)
  }
}
