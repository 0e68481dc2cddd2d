internal import SkeletonGraphics

/// Content of any length behind a window, shown from its start; what lies outside the window is cut
/// off.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  /// Stacks views along the scrolled axis, 8 points apart and centred across it.
  ///
  /// - Parameters:
  ///   - axes: along these the window takes what is offered and the content its ideal length;
  ///     across them both take what the content needs.
  ///   - showsIndicators: ignored, since a view at rest shows none.
  ///   - content: the views; with both axes they stand below each other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let alignment =
      axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    let stack = StackRule(axis: axis, alignment: alignment, spacing: nil)
    let line = LayoutNode("ScrollView", stack: stack, of: content, in: context)
    let window = LayoutNode(
      "ScrollView", ScrollRule(axes: axes), around: line, in: context)
    return [LayoutNode(ClipEffect(shape: Rectangle()), around: window, in: context)]
  }
}

/// As long as what is offered along the scrolled axes, whose content takes its ideal length there.
struct ScrollRule: UnaryRule {
  var axes: Axis.Set

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    let content = child.size(for: contentProposal(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: contentProposal(proposal))
  }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
