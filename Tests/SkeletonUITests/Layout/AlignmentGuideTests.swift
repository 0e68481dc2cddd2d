import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct AlignmentGuideTests {
  private func bar(_ id: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Rectangle().frame(width: width, height: height).id(id)
  }

  @Test("an explicit guide moves the view against its siblings, and the stack grows")
  func explicitGuide() throws {
    let scene = try layOut(200, 20) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 100)
        bar("b", 40).alignmentGuide(.leading) { _ in -30 }
      }
    }
    #expect(scene.contentSize == Size(width: 100, height: 20))
    #expect(scene.frame("b") == Rect(80, 10, 40, 10))

    let outside = try layOut(200, 20) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 100)
        bar("b", 40).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    #expect(outside.contentSize.width == 140)
    #expect(outside.frame("a") == Rect(70, 0, 100, 10))
    #expect(outside.frame("b") == Rect(30, 10, 40, 10))
  }

  @Test("containers and modifiers hand explicit guides on, moved to where the child is")
  func propagation() throws {
    let scene = try layOut(200, 40) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 60)
        HStack(spacing: 0) {
          bar("b", 20)
          bar("c", 20).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 3)
        }
        .background { Rectangle().alignmentGuide(.leading) { _ in 99 } }
      }
    }
    // c's guide lies 20 + 3 + 5 from the inner stack's edge; the background's does not count.
    #expect(scene.contentSize.width == 28 + 60)
    #expect(scene.frame("a") == Rect(56 + 28, 10, 60, 10))
    #expect(scene.frame("b") == Rect(56, 20, 20, 10))
  }

  @Test("an offset moves a view without its guides")
  func offsetKeepsGuides() throws {
    let scene = try layOut(100, 20) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 40)
        bar("b", 20).alignmentGuide(.leading) { _ in -10 }.offset(x: 7)
      }
    }
    #expect(scene.contentSize.width == 40)
    #expect(scene.frame("b") == Rect(30 + 10 + 7, 10, 20, 10))
  }

  @Test("explicit guides of several children combine by their mean")
  func mean() throws {
    let scene = try layOut(100, 40) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 40)
        VStack(alignment: .trailing, spacing: 0) {
          bar("b", 10).alignmentGuide(.leading) { _ in 4 }
          bar("c", 10).alignmentGuide(.leading) { _ in 8 }
        }
      }
    }
    #expect(scene.contentSize.width == 46)
    #expect(scene.frame("b") == Rect(27, 15, 10, 10))
  }

  @Test("text is aligned by its first or last baseline; other views by their bottom")
  func baselines() throws {
    func frames(_ alignment: VerticalAlignment) throws -> [Double?] {
      let scene = try layOut(200, 100) {
        HStack(alignment: alignment, spacing: 0) {
          Text("A\nB").id("t")
          bar("b", 10, 30)
        }
      }
      return [scene.frame("t")?.minY, scene.frame("b")?.minY]
    }
    // Baselines at 16 and 36 of 40; the bar's at 30.
    #expect(try frames(.firstTextBaseline) == [37, 23])
    #expect(try frames(.lastTextBaseline) == [30, 36])
  }

  @Test("of several texts in a column the first baseline is the topmost, the last the lowest")
  func combinedBaselines() throws {
    func offset(_ alignment: VerticalAlignment) throws -> Double? {
      let scene = try layOut(200, 100) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("A")
            Text("B")
          }
          bar("b", 10, 1)
        }
      }
      return scene.frame("b").map { $0.maxY - scene.views[0].frame.minY }
    }
    #expect(try offset(.firstTextBaseline) == 16)
    #expect(try offset(.lastTextBaseline) == 36)
  }

  @Test("a guide of one's own aligns across containers")
  func customGuide() throws {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
    }
    let middle = VerticalAlignment(Middle.self)
    let scene = try layOut(100, 100) {
      HStack(alignment: middle, spacing: 0) {
        bar("a", 10, 40)
        bar("b", 10, 20).alignmentGuide(middle) { $0[.bottom] - $0[explicit: middle, else: 2] }
      }
    }
    // a's guide at 10, b's at 18.
    #expect(scene.frame("a") == Rect(40, 34, 10, 40))
    #expect(scene.frame("b") == Rect(50, 26, 10, 20))
  }

  @Test("frames align by explicit guides of their content")
  func framesReadGuides() throws {
    let scene = try layOut(100, 100) {
      bar("a", 20).alignmentGuide(.trailing) { _ in 0 }
        .frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(scene.frame("a") == Rect(100, 90, 20, 10))
  }

  @Test("a guide that is no number counts as 0")
  func unusableGuide() throws {
    let scene = try layOut(100, 20) {
      VStack(alignment: .leading, spacing: 0) {
        bar("a", 40)
        bar("b", 20).alignmentGuide(.leading) { _ in .nan }
      }
    }
    #expect(scene.frame("b") == Rect(30, 10, 20, 10))
  }
}

extension ViewDimensions {
  fileprivate subscript(explicit guide: VerticalAlignment, else value: CGFloat) -> CGFloat {
    self[explicit: guide] ?? value
  }
}
