/// Content that asks for a colour scheme for the picture it is in.
struct PreferringColorScheme<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let colorScheme: ColorScheme?

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    context.prefer(colorScheme)
    return nodes
  }
}

extension View {
  /// Asks for light or dark surroundings of the whole picture, its canvas included, wherever the
  /// view stands in it.
  ///
  /// Who draws the picture may decide otherwise. Of several wishes the innermost counts, and of
  /// views beside each other the first one's; nil is no wish.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringColorScheme(content: self, colorScheme: colorScheme)
  }
}
