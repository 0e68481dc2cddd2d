public import Foundation
internal import SkeletonGraphics

/// Room that takes what other children of a stack leave; outside a stack, in both directions.
public struct Spacer: View {
  public typealias Body = Never
  private let minLength: CGFloat?

  /// Makes room of at least `minLength` points; nil, negative and non-finite lengths mean 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = SpacerRule(
      axis: context.environment.stackAxis,
      minimum: minLength.flatMap(\.usableLength) ?? StackRule.defaultSpacing)
    let traits = LayoutTraits(priority: -.infinity, isSpacer: true)
    return [
      LayoutNode(.leaf(SpacerLeaf()), rule: rule, traits: traits, in: context.environment)
    ]
  }
}

struct SpacerRule: LeafRule {
  /// nil outside a stack.
  var axis: Axis?
  var minimum: Double

  func size(for proposal: Proposal) -> Size {
    func length(_ axis: Axis) -> Double {
      self.axis == axis.other ? 0 : max(proposal[axis] ?? minimum, minimum)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}

/// Draws nothing.
struct SpacerLeaf: Leaf {
  var name: String { "Spacer" }
  func nodes(in frame: ViewFrame) -> [Drawing.Node] { [] }
}
