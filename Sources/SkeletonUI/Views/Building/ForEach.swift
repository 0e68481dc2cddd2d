/// One view for each element of a collection, spliced into the container around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never
  /// The elements.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
}

extension ForEach {
  /// Elements told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Elements that carry their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// The numbers of a range.
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
