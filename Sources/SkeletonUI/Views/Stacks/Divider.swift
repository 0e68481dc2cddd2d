internal import SkeletonGraphics

/// A line one pixel thick across a stack; outside of one it lies flat.
public struct Divider: View {
  public typealias Body = Never
  public init() {}
}

extension Divider: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let rule = DividerRule(
      axis: environment.stackAxis == .horizontal ? .vertical : .horizontal,
      thickness: 1 / environment.displayScale)
    let paint = Color(uiColor: .separator).paint(in: environment)
    return [
      LayoutNode(.leaf(PaintLeaf(name: "Divider", paint: paint)), rule: rule, in: environment)
    ]
  }
}

struct DividerRule: LeafRule {
  /// Along the line.
  var axis: Axis
  var thickness: Double

  func size(for proposal: Proposal) -> Size {
    Size(axis, proposal[axis] ?? ShapeRule.idealLength, across: thickness)
  }
}
