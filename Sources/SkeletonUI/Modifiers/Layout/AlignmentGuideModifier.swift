public import Foundation

struct AlignmentGuideModifier: PrimitiveModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    let rule = AlignmentGuideRule(key: key) { value($0).usable ?? 0 }
    return LayoutNode("alignmentGuide", rule, around: node, in: context)
  }
}

extension View {
  /// Says where a horizontal guide of the view lies.
  ///
  /// - Parameters:
  ///   - guide: the guide that containers around the view align.
  ///   - computeValue: its place for a size of the view, in points from the leading edge; it may
  ///     lie outside. NaN and infinities count as 0.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// Says where a vertical guide of the view lies, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(key: guide.key, value: computeValue))
  }
}
