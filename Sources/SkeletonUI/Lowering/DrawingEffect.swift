package import SkeletonGraphics

/// Changes how what a view draws is composited.
package protocol DrawingEffect {
  /// `content` draws the view, once.
  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node]
}
