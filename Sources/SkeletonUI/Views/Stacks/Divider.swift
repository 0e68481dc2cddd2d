internal import SkeletonGraphics

/// A line one pixel thick across a stack, in the system's separator colour; outside of a stack it
/// lies flat. Along itself it takes what is offered.
public struct Divider: View {
  public typealias Body = Never
  /// Makes a line whose direction follows the stack it is in.
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
