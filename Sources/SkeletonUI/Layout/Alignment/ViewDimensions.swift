public import Foundation
package import SkeletonGraphics

/// A view's size and where its alignment guides lie, in points from its top leading corner.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicitGuide: (AlignmentKey) -> Double?

  package init(_ size: Size, explicitGuide: @escaping (AlignmentKey) -> Double? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self[guide.key]) }
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self[guide.key]) }

  /// The guide if the view or one of its children sets it, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuide(guide.key).map { CGFloat($0) }
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuide(guide.key).map { CGFloat($0) }
  }

  subscript(key: AlignmentKey) -> Double { explicitGuide(key) ?? key.value(in: self) }
}
