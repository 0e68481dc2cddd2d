import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct FlexibleFrameTests {
  struct Row: Sendable {
    var limits: (CGFloat?, CGFloat?, CGFloat?)
    /// What is proposed, and the frame's width around a child 20 points wide.
    var answers: [(Double?, Double)]
  }

  /// By the rules, worked out by hand.
  static let rows: [Row] = [
    Row(limits: (nil, nil, nil), answers: [(nil, 20), (0, 20), (100, 20)]),
    Row(limits: (60, nil, nil), answers: [(nil, 60), (0, 60), (100, 60)]),
    Row(limits: (10, nil, nil), answers: [(nil, 20), (0, 10), (15, 15), (100, 20)]),
    Row(limits: (nil, nil, 120), answers: [(nil, 20), (0, 20), (100, 100), (200, 120)]),
    Row(limits: (nil, nil, 15), answers: [(nil, 15), (0, 15), (100, 15)]),
    Row(limits: (nil, nil, .infinity), answers: [(nil, 20), (10, 20), (200, 200)]),
    Row(limits: (60, nil, 120), answers: [(nil, 60), (40, 60), (100, 100), (200, 120)]),
    Row(limits: (nil, 50, nil), answers: [(nil, 50), (0, 20), (100, 20)]),
    Row(limits: (nil, 50, .infinity), answers: [(nil, 50), (100, 100), (10, 20)]),
    Row(limits: (0, nil, .infinity), answers: [(nil, 20), (10, 10), (300, 300)]),
    // Contradictions give way to the smaller limit.
    Row(limits: (80, 30, 10), answers: [(nil, 80), (0, 80), (200, 80)]),
    // Numbers that no length can have are dropped.
    Row(limits: (.nan, .infinity, .nan), answers: [(nil, 20), (100, 20)]),
    Row(limits: (-5, nil, nil), answers: [(nil, 20), (0, 0)]),
  ]

  @Test("the frame's width follows the rules", arguments: rows.indices)
  func table(index: Int) {
    let row = Self.rows[index]
    for (proposal, expected) in row.answers {
      let limits = FlexibleLimits(row.limits.0, row.limits.1, row.limits.2)
      let width = limits.fixedLength(proposal) ?? limits.length(around: 20, for: proposal)
      #expect(width == expected, "\(row.limits) at \(proposal.map { "\($0)" } ?? "nil")")
    }
  }

  @Test("a maximum width of 160 fills what is offered up to it")
  func maximum() throws {
    let bar = Rectangle().frame(height: 12).frame(maxWidth: 160, alignment: .leading)
    for (canvas, width) in [(342.0, 160.0), (100, 100)] {
      #expect(try layOut(canvas, 20) { bar }.views[0].frame.width == width)
    }
    #expect(try layOut(342, 20) { bar.fixedSize() }.views[0].frame.width == 10)
  }

  @Test("offered nothing, a frame inside its limits offers its content nothing again")
  func nilProposal() throws {
    let scene = try layOut(200, 50) {
      HStack(spacing: 0) {
        Text("AAAA").id("t")
        Rectangle()
      }
      .frame(minWidth: 5)
      .fixedSize()
    }
    // Offered the 50 points that it takes, the stack would give its text 25.
    #expect(scene.frame("t") == Rect(75, 15, 40, 20))
  }

  @Test("a view with an unlimited width is as wide as what it is offered")
  func unlimited() throws {
    for width in [20.0, 57.25, 390] {
      let scene = try layOut(width, 50) {
        Text("A").frame(maxWidth: .infinity).id("f")
      }
      #expect(scene.frame("f") == Rect(0, 15, width, 20))
    }
  }

  @Test("fixed frames drop lengths that no view can have", arguments: [-1, .nan, .infinity])
  func unusableLengths(length: CGFloat) throws {
    let scene = try layOut(200, 100) { Rectangle().frame(width: length, height: length) }
    #expect(scene.views[0].frame == Rect(0, 0, 200, 100))
  }
}
