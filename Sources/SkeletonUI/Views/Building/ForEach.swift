/// One view for each element of a collection, spliced into the container around it.
///
/// The views are made once, in the order of the elements; nothing is lazy, and equal identities do
/// no harm.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never
  /// The elements, in the order of their views.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
}

extension ForEach {
  /// Makes views of elements that a property tells apart; a picture has no use for the identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of elements that carry their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view of each number in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    data.flatMap { context.nodes(of: content($0)) }
  }
}
