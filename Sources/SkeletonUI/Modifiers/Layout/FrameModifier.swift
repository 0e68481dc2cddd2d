public import Foundation

struct FixedFrameModifier: PrimitiveModifier {
  let rule: FixedFrameRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("frame", rule, around: node, in: context)
  }
}

struct FlexibleFrameModifier: PrimitiveModifier {
  let rule: FlexibleFrameRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("frame", rule, around: node, in: context)
  }
}

extension View {
  /// A given width, height or both; the view is aligned in it and may stick out.
  ///
  /// Negative and non-finite lengths are ignored.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FixedFrameModifier(
        rule: FixedFrameRule(
          width: width.flatMap(\.usableLength), height: height.flatMap(\.usableLength),
          alignment: alignment)))
  }

  /// Limits of the width and height; the view is aligned in what results.
  ///
  /// A maximum takes what is offered up to it. Limits that contradict each other give way to the
  /// smaller one.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrameModifier(
        rule: FlexibleFrameRule(
          horizontal: FlexibleLimits(minWidth, idealWidth, maxWidth),
          vertical: FlexibleLimits(minHeight, idealHeight, maxHeight), alignment: alignment)))
  }
}

extension FlexibleLimits {
  /// Only the maximum may be infinite.
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    self.init(
      minimum: minimum.flatMap(\.usable), ideal: ideal.flatMap(\.usable),
      maximum: maximum == .infinity ? .infinity : maximum.flatMap(\.usable))
  }
}
