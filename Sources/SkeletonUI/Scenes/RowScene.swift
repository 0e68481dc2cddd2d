internal import Foundation

/// A row of a list, which loads into a person.
struct RowScene: UnnamedView {
  @Environment(\.isLoading) private var isLoading

  var body: some View {
    Group {
      if isLoading { SKSkeletonRow() } else { PersonRow() }
    }
    .padding(SK.Space.xl)
  }
}
