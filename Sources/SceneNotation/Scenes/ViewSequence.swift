internal import SkeletonUI

/// Several views one after another, as children of whatever is around them.
struct ViewSequence: PrimitiveView {
  typealias Body = Never
  let views: [AnyView]

  func nodes(in context: ViewContext) -> [LayoutNode] {
    views.flatMap { context.nodes(of: $0) }
  }
}
