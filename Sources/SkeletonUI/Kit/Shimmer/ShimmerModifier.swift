internal import Foundation
internal import SkeletonGraphics

struct ShimmerModifier: PrimitiveModifier {
  let style: SKShimmerStyle

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    guard let effect = ShimmerEffect(style, in: context.environment) else { return node }
    return LayoutNode(effect, around: node, in: context)
  }
}

extension View {
  /// Lets a highlight sweep across the view's frame; on several views, across each.
  ///
  /// The highlight is drawn over what the view draws, and does not show where nothing is drawn.
  /// Layout stays. Before its sweep and after it nothing is to be seen, so that animations loop
  /// without a seam.
  ///
  /// - Parameters:
  ///   - active: false leaves the view as it is.
  ///   - style: how the highlight looks.
  public func skShimmer(
    _ active: Bool = true, style: SKShimmerStyle = SKShimmerStyle()
  ) -> some View {
    modified(by: OptionalModifier(modifier: active ? ShimmerModifier(style: style) : nil))
  }

  /// Shows bars in place of text, and shimmers, while content loads; the layout is the same.
  ///
  /// Disfavoured so that sources which bring this modifier themselves, as the kit's original does,
  /// get their own.
  @_disfavoredOverload
  public func skRedacted(_ isLoading: Bool) -> some View {
    redacted(reason: isLoading ? .placeholder : []).skShimmer(isLoading)
  }
}
