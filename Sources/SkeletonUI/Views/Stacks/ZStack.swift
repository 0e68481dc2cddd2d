/// Views on top of each other, the first at the back.
///
/// Each is offered what the stack is offered; the stack is as large as those of the highest
/// priority together.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  private let alignment: Alignment
  private let content: Content

  /// Puts views over each other with the given guides of all of them on one point.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.with { $0.stackAxis = nil }.nodes(of: content)
    return [LayoutNode("ZStack", overlapping: children, alignment, in: context)]
  }
}
