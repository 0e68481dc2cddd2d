internal import Foundation

/// A row of a list, which loads into a person.
struct RowScene: UnnamedView {
  var body: some View {
    LoadingRow().padding(SK.Space.xl)
  }
}
