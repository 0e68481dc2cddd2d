public import Foundation
package import SkeletonGraphics

/// A view's size and where its alignment guides lie, in points from its top leading corner.
public struct ViewDimensions {
  /// The view's width in points, as laid out, before it is put on whole pixels.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat
  private let explicitGuide: (AlignmentKey) -> Double?

  package init(_ size: Size, explicitGuide: @escaping (AlignmentKey) -> Double? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// Where a horizontal guide lies: where the view or what is in it says, else at the guide's
  /// default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self[guide.key]) }
  /// Where a vertical guide lies: where the view or what is in it says, else at the guide's
  /// default.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self[guide.key]) }

  /// A horizontal guide that the view or what is in it sets; nil where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuide(guide.key).map { CGFloat($0) }
  }
  /// A vertical guide that the view or what is in it sets; nil where none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuide(guide.key).map { CGFloat($0) }
  }

  subscript(key: AlignmentKey) -> Double { explicitGuide(key) ?? key.value(in: self) }
}
