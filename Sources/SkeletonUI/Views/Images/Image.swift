internal import Foundation
internal import SkeletonGraphics
internal import SkeletonText

/// A picture, of which only the room it takes is known: it is drawn as a box in the text's colour.
public struct Image: View, Sendable {
  public typealias Body = Never
  private var isResizable = false

  /// A symbol, as large as the text around it.
  public init(systemName: String) {}

  /// A picture of the application.
  public init(_ name: String) {}

  /// The picture fills what it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// How its colours are used; a box has one only.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  public enum TemplateRenderingMode: Sendable, Hashable {
    case template
    case original
  }
}

extension Image: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let font = (environment.font ?? .body).spec(in: environment, environment.textAttributes)
    let grid = PixelGrid(scale: environment.displayScale)
    let side = grid.roundedUp(SystemFontMetrics.lineHeight * font.size)
    let paint = environment.redactionStyle.paint(
      inPlaceOf: ForegroundStyle().paint(in: environment), in: environment)
    let leaf = ImageLeaf(paint: paint, cornerRadius: isResizable ? 0 : side / 6)
    let rule = ImageRule(side: side, isResizable: isResizable)
    return [LayoutNode(.leaf(leaf), rule: rule, in: environment)]
  }
}

/// A square as high as a line of text, or whatever is offered.
struct ImageRule: LeafRule {
  var side: Double
  var isResizable: Bool

  func size(for proposal: Proposal) -> Size {
    guard isResizable else { return Size(width: side, height: side) }
    return Size(width: proposal.width ?? side, height: proposal.height ?? side)
  }
}

/// A box in place of a picture.
struct ImageLeaf: Leaf {
  var paint: StylePaint
  /// In points.
  var cornerRadius: Double

  var name: String { "Image" }

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    let outline = BezierPath.continuousRoundedRectangle(
      frame.pixels, radius: cornerRadius * frame.grid.scale)
    return outline.isEmpty ? [] : [.fill(outline, paint.filling(frame.pixels))]
  }
}
