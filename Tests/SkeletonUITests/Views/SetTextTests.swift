import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct SetTextTests {
  static let proposals: [Proposal] = [
    .unspecified, Proposal(width: .infinity, height: .infinity), Proposal(width: 70, height: nil),
    Proposal(width: 69.9, height: nil), Proposal(width: 30, height: 40),
    Proposal(width: nil, height: 20), Proposal(width: 200, height: 59),
    Proposal(width: 0, height: 0),
    Proposal(width: 45, height: .infinity), Proposal(width: 71, height: 60),
  ]

  @Test(
    "what is remembered is what the typesetter says",
    arguments: [TextBox.Alignment.leading, .center, .trailing])
  func equality(alignment: TextBox.Alignment) throws {
    let fonts: [any Typesetter] = [FixedTypesetter(), try FontTypesetter()]
    for typesetter in fonts {
      let paragraph = Paragraph(runs: [
        Paragraph.Run(string: "AAA BBB\nCC\nDDDD", font: FontSpec(size: 17))
      ])
      let box = TextBox(alignment: alignment, lineSpacing: 3, grid: PixelGrid(scale: 2))
      let text = SetText(paragraph, in: box, by: typesetter)
      for proposal in Self.proposals + Self.proposals {
        var direct = box
        direct.width = proposal.width
        direct.height = proposal.height
        #expect(text.lines(for: proposal) == typesetter.typeset(paragraph, in: direct))
      }
    }
  }

  @Test("a text that fits is set once, however often stacks ask for its size")
  func count() throws {
    let typesetter = RecordingTypesetter()
    _ = try layOut(400, 400) {
      $0.typesetter = typesetter
    } _: {
      HStack(alignment: .firstTextBaseline) {
        VStack {
          HStack {
            Text("A")
            Spacer()
          }
          Rectangle()
        }.padding()
        Rectangle()
      }
    }
    // Once by itself, and once for the minimum of no height.
    #expect(typesetter.count <= 2)
  }
}
