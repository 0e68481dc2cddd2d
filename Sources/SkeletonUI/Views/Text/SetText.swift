internal import SkeletonGraphics
internal import SkeletonText

/// A paragraph with what it has been set to so far.
///
/// Stacks ask text for its size at many widths, most of them wider than the text; those share the
/// lines of the text by itself. Without that, setting text is most of the time that layout takes.
final class SetText {
  private let paragraph: Paragraph
  private let typesetter: any Typesetter
  private let box: TextBox
  private var known: [Proposal: TypesetText] = [:]

  init(_ paragraph: Paragraph, in box: TextBox, by typesetter: any Typesetter) {
    self.paragraph = paragraph
    self.box = box
    self.typesetter = typesetter
  }

  /// The lines without a limit of size.
  private(set) lazy var natural = typesetter.typeset(paragraph, in: box)

  /// The lines in what is offered.
  func lines(for proposal: Proposal) -> TypesetText {
    let offer = limits(of: proposal)
    if offer == .unspecified { return natural }
    if let known = known[offer] { return known }
    var box = box
    box.width = offer.width
    box.height = offer.height
    let lines = typesetter.typeset(paragraph, in: box)
    known[offer] = lines
    return lines
  }

  /// The proposal without lengths that are no limit.
  private func limits(of proposal: Proposal) -> Proposal {
    guard let width = proposal.width, width < natural.size.width else {
      let height = proposal.height.flatMap { $0 < natural.size.height ? $0 : nil }
      return Proposal(width: nil, height: height)
    }
    return proposal
  }
}
