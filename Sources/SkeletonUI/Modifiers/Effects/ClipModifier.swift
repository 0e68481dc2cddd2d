public import Foundation
internal import SkeletonGraphics

struct ClipModifier<ClipShape: Shape>: PrimitiveModifier {
  let shape: ClipShape

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(ClipEffect(shape: shape), around: node, in: context)
  }
}

extension View {
  /// Shows the view only inside a shape of its size.
  public func clipShape(_ shape: some Shape) -> some View {
    modified(by: ClipModifier(shape: shape))
  }

  /// Shows the view only inside its frame.
  public func clipped(antialiased: Bool = true) -> some View {
    clipShape(Rectangle())
  }

  /// Shows the view only inside its frame with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
