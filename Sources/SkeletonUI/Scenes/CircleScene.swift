internal import Foundation

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
