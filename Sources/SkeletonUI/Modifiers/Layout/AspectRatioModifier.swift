public import Foundation

/// Whether a ratio is kept inside of what is offered or around it.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// The largest rectangle of the ratio inside what is offered.
  case fit
  /// The smallest rectangle of the ratio around what is offered; it sticks out.
  case fill
}

struct AspectRatioModifier: PrimitiveModifier {
  let rule: AspectRatioRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("aspectRatio", rule, around: node, in: context)
  }
}

extension View {
  /// Offers the view a rectangle of a ratio. The view may take another size, as a picture does that
  /// is not resizable.
  ///
  /// - Parameters:
  ///   - aspectRatio: width over height; nil takes that of the view's ideal size, as do ratios
  ///     below 10⁻⁶ and those that are not finite.
  ///   - contentMode: whether the rectangle lies inside what is offered or around it.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.flatMap(\.usable).flatMap { $0 >= 1e-6 ? $0 : nil }
    return modified(
      by: AspectRatioModifier(rule: AspectRatioRule(ratio: ratio, contentMode: contentMode)))
  }

  /// Offers the view a rectangle of a size's ratio.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the ratio of the view's ideal size inside what is offered.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the view's ideal size around what is offered; clip what sticks out.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
