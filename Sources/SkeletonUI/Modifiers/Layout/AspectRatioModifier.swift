public import Foundation

/// Whether a ratio is kept inside of what is offered or around it.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  case fit
  case fill
}

struct AspectRatioModifier: PrimitiveModifier {
  let rule: AspectRatioRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("aspectRatio", rule, around: node, in: context)
  }
}

extension View {
  /// Offers the view a rectangle of a ratio, width over height; nil takes that of its ideal size.
  ///
  /// Ratios that no rectangle has are ignored.
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

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
