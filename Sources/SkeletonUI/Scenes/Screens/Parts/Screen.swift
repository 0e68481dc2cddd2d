internal import Foundation

/// A whole screen of an app: a title above content, on a background that fills the canvas.
///
/// The bars of redacted text are of the placeholder's colour, like every other part that loads.
struct Screen<Content: View>: UnnamedView {
  private let title: String?
  private let background: Color
  private let spacing: CGFloat
  private let content: Content

  init(
    _ title: String? = nil, background: Color = Color(.systemBackground),
    spacing: CGFloat = SK.Space.lg, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.background = background
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      if let title {
        Text(title).font(.largeTitle).bold().padding(.top, SK.Space.xl)
          .padding(.horizontal, SK.Space.lg)
      }
      content
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(background)
    .clipped()
    .transformEnvironment(\.redactionStyle) { $0.color = SK.Palette.placeholder }
  }
}
