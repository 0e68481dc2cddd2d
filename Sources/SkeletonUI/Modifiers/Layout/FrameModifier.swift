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
  /// Gives the view a frame of some width, height or both.
  ///
  /// The view is offered the frame's size and need not take it; it is aligned and may stick out.
  ///
  /// - Parameters:
  ///   - width: in points; nil, negative and non-finite ones leave the width to the view.
  ///   - height: as `width`.
  ///   - alignment: which guides of view and frame coincide.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FixedFrameModifier(
        rule: FixedFrameRule(
          width: width.flatMap(\.usableLength), height: height.flatMap(\.usableLength),
          alignment: alignment)))
  }

  /// Gives the view a frame of some limits, in points; each that is nil is no limit.
  ///
  /// A maximum takes what is offered up to it, so one of infinity takes all; a minimum alone takes
  /// no more than the view wants. The ideal length counts where nothing is offered, as in
  /// ``fixedSize()``. Limits that contradict each other give way to the smaller one; negative ones
  /// count as 0, and non-finite ones other than an infinite maximum are ignored.
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
