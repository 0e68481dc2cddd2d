/// One of two views: an `if` with `else`, or the cases of a `switch`.
public enum ConditionalContent<First: View, Second: View>: View {
  public typealias Body = Never
  /// The view of the branch that is written first.
  case first(First)
  /// The view of the branch that is written last; longer conditions nest further ones in either.
  case second(Second)
}

extension ConditionalContent: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    switch self {
    case .first(let view): context.nodes(of: view)
    case .second(let view): context.nodes(of: view)
    }
  }
}
