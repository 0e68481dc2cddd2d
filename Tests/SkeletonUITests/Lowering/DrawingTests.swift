import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

/// Drawings as text, one node a line.
@Suite struct DrawingTests {
  @Test("strokes, borders, clips and opacities are drawn in source order")
  func nodes() throws {
    let scene = try layOut(40, 20, scale: 2) {
      Rectangle().fill(.white).stroke(.black, style: StrokeStyle(lineWidth: 1.5, dash: [2]))
        .overlay { Rectangle().strokeBorder(Color(white: 0), lineWidth: 2) }
        .clipShape(Rectangle())
        .opacity(0.25)
        .border(.black, width: 0)
    }
    #expect(
      "\(scene.drawing)" == """
        (drawing 80x40 clear
          (opacity 0.25
            (clip M0,0 L80,0 L80,40 L0,40 Z
              (fill #FFFFFF M0,0 L80,0 L80,40 L0,40 Z)
              (stroke 3 #000000 M0,0 L80,0 L80,40 L0,40 Z)
              (stroke 4 #000000 M2,2 L78,2 L78,38 L2,38 Z))))
        """)
    guard case .opacity(_, let nodes) = scene.drawing.nodes[0],
      case .clip(_, let inner) = nodes[0], case .stroke(_, let style, _) = inner[1]
    else { return #expect(Bool(false), "not as described") }
    #expect(style == Drawing.StrokeStyle(width: 3, dash: [4]))
  }

  @Test("a shimmer has the bounds of its view, in whole pixels, and goes along with its options")
  func shimmer() throws {
    let scene = try layOut(40, 20, scale: 3) {
      Rectangle().fill(.red).frame(width: 10.1, height: 10)
        .skShimmer(
          style: SKShimmerStyle(
            highlight: .blue, strength: 0.5, band: 0.7, angle: .degrees(90), profile: .smooth))
    }
    #expect(
      "\(scene.drawing)" == """
        (drawing 120x60 clear
          (shimmer 0 highlight #007AFF 0.5 [45 15 30 30] along 0,1 band 0.7 smooth)
          (with-shimmer 0
            (fill #FF3B30 M45,15 L75,15 L75,45 L45,45 Z)))
        """)
  }

  @Test("nested shimmers nest, the outer first; views without content have none")
  func nestedShimmers() throws {
    let scene = try layOut(30, 10) {
      HStack(spacing: 0) {
        Rectangle().skShimmer()
        Rectangle().frame(width: 8).hidden().skShimmer()
        Group {
          Rectangle()
          Text("").skShimmer()
        }.skShimmer()
      }
      .skShimmer()
    }
    #expect(scene.drawing.shimmers.map(\.bounds.width) == [30, 11, 11])
    #expect(scene.drawing.shimmers.map(\.order) == [0, 1, 2])
    guard case .shimmer(0, let inner) = scene.drawing.nodes[0] else { return }
    #expect(inner.count == 2)
  }

  @Test("opacities around each other are one, their product")
  func nestedOpacities() throws {
    let scene = try layOut(10, 10) { HStack { Color.red.opacity(0.5) }.opacity(0.5).opacity(1) }
    #expect(scene.drawing.colors.map(\.alpha) == [0.5])
    let nested = try layOut(10, 10) { Rectangle().opacity(0.5).opacity(0.25) }.drawing.nodes
    guard case .opacity(let opacity, let inner) = nested[0], case .fill = inner[0] else {
      return #expect(Bool(false), "\(nested)")
    }
    #expect(opacity == 0.125)
  }

  @Test("higher indices are drawn over lower ones; the layout is the same")
  func zIndex() throws {
    let scene = try layOut(30, 10) {
      HStack(spacing: 0) {
        Rectangle().id("a").zIndex(1)
        Rectangle().id("b").padding(.bottom, 1)
        Rectangle().id("c").zIndex(-1).padding(.top, 1)
      }
    }
    #expect(scene.views.map(\.id) == ["c", "b", "a"])
    #expect(scene.views.map(\.frame.minX) == [20, 10, 0])
    #expect(scene.views.map { "\($0.path)" } == [2, 1, 0].map { "HStack/Rectangle[\($0)]" })
  }

  @Test("hidden views take their room and are listed, but not drawn")
  func hidden() throws {
    let scene = try layOut(20, 10) {
      HStack(spacing: 0) {
        Rectangle().skShimmer().hidden()
        Rectangle().opacity(.nan)
        Rectangle()
      }
    }
    #expect(scene.views.count == 3)
    #expect(scene.drawing.fills.map(\.path.controlBounds) == [Rect(13, 0, 7, 10)])
    #expect(scene.drawing.shimmers.isEmpty)
  }

  @Test("views with an id are listed too when they are containers, before what is in them")
  func ids() throws {
    let scene = try layOut(20, 10) {
      HStack { Rectangle().opacity(0.5).id(3) }.id("row").padding(1).id("outer").id("again")
    }
    #expect(scene.views.map(\.view) == ["id", "padding", "HStack", "Rectangle"])
    #expect(scene.views.map(\.id) == ["again", "outer", "row", "3"])
    #expect(scene.views.map { "\($0.path)" }.last == "HStack/Rectangle")
  }

  @Test("text is drawn as outlines on whole pixels, each run in its own style")
  func glyphs() throws {
    let typesetter = OutlineTypesetter()
    let scene = try layOut(41, 25, scale: 2) {
      $0.typesetter = typesetter
    } _: {
      (Text("A").foregroundColor(.red) + Text("B")).foregroundStyle(.blue)
    }
    // 20.25 points from the left are 40.5 pixels, which are rounded up.
    #expect(scene.frames(of: "Text") == [Rect(15.25, 9, 10.5, 7)])
    #expect(
      "\(scene.drawing)" == """
        (drawing 82x50 clear
          (fill #FF3B30 M31,18 L33,18 L33,20 L31,20 Z)
          (fill #007AFF M41,18 L43,18 L43,20 L41,20 Z))
        """)
  }

  @Test("a canvas of a broken number of pixels is rounded")
  func canvas() throws {
    #expect(
      try layOut(10.3, 7.2, scale: 1.5) { Color.red }.drawing.size
        == PixelSize(width: 15, height: 11))
    #expect(
      try layOut(10, 7) {
        $0.background = .white
      } _: {
        Color.red
      }.drawing.background == .white)
  }
}

/// Draws a square of a point at the start of every run, 5 points apart.
private struct OutlineTypesetter: Typesetter {
  func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText {
    let glyphs = paragraph.runs.indices.map { run in
      TypesetText.Glyphs(
        run: run, outline: .rectangle(Rect(Double(run) * 5, 0, 1, 1)))
    }
    let line = TypesetText.Line(
      x: 0, width: 10.5, baseline: 5, fontSize: 6, endsParagraph: true, glyphs: glyphs)
    return TypesetText(
      size: Size(width: 10.5, height: 7), lines: [line], lineHeight: 7, isTruncated: false)
  }
}
