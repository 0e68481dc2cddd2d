public import Foundation
internal import SkeletonGraphics

struct ClipModifier<ClipShape: Shape>: PrimitiveModifier {
  let shape: ClipShape

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(ClipEffect(shape: shape), around: node, in: context)
  }
}

extension View {
  /// Shows the view only inside a shape of its size; layout stays. A shape without area, as of an
  /// empty view, shows nothing.
  public func clipShape(_ shape: some Shape) -> some View {
    modified(by: ClipModifier(shape: shape))
  }

  /// Shows the view only inside its frame. Edges lie on whole pixels, so `antialiased` makes no
  /// difference.
  public func clipped(antialiased: Bool = true) -> some View {
    clipShape(Rectangle())
  }

  /// Shows the view only inside its frame with round, continuous corners.
  ///
  /// - Parameters:
  ///   - radius: in points, held to half the shorter side; corners stay square where it is not
  ///     above 0.
  ///   - antialiased: ignored; edges are always smooth.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
