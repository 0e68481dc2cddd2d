internal import Foundation
package import SkeletonGraphics
internal import SkeletonText

/// The size of a text: that of its lines in the width and height offered.
package struct TextRule: LeafRule {
  private let text: SetText

  init(paragraph: Paragraph, typesetter: any Typesetter, in environment: EnvironmentValues) {
    let alignment: TextBox.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let box = TextBox(
      lineLimit: environment.lineLimit, alignment: alignment,
      lineSpacing: environment.lineSpacing.usable ?? 0,
      grid: PixelGrid(scale: environment.displayScale))
    text = SetText(paragraph, in: box, by: typesetter)
  }

  package var ownGuides: Set<AlignmentKey> {
    [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  }

  /// Offered no width, text takes none, so that it can give way in a stack.
  package func size(for proposal: Proposal) -> Size {
    guard let width = proposal.width, width <= 0 else { return lines(for: proposal).size }
    return Size(width: 0, height: proposal.height == 0 ? 0 : text.natural.size.height)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal
  ) -> Double? {
    let lines = lines(for: proposal).lines
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return lines.first?.baseline
    case VerticalAlignment.lastTextBaseline.key: return lines.last?.baseline
    default: return nil
    }
  }

  /// The text as set in what is offered.
  func lines(for proposal: Proposal) -> TypesetText { text.lines(for: proposal) }
}
