internal import Foundation

/// Lines of text in the room of their skeleton.
struct ThreeLines: UnnamedView {
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
  }
}
