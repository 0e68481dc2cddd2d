import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

/// The kit's preview on 390×844 points, walked through by hand.
@Suite struct PreviewTableTests {
  /// Background, two rows, three lines and the card: exact at every scale and without fonts.
  static let shapes: [(view: String, rect: Rect)] = [
    ("Color", Rect(0, 0, 390, 844)),
    ("Circle", Rect(24, 24, 44, 44)),
    ("RoundedRectangle", Rect(80, 31, 286, 12)),
    ("RoundedRectangle", Rect(80, 51, 140, 10)),
    ("Circle", Rect(24, 92, 44, 44)),
    ("RoundedRectangle", Rect(80, 99, 286, 12)),
    ("RoundedRectangle", Rect(80, 119, 140, 10)),
    ("RoundedRectangle", Rect(24, 160, 342, 12)),
    ("RoundedRectangle", Rect(24, 180, 342, 12)),
    ("RoundedRectangle", Rect(24, 200, 160, 12)),
    ("RoundedRectangle", Rect(24, 236, 342, 120)),
  ]

  /// Top and height of the two texts, and of their bars, by scale.
  static let texts: [Double: (frames: [(Double, Double)], bars: [(Double, Double)])] = [
    1: ([(380, 21), (405, 20)], [(384, 12), (409, 11)]),
    2: ([(380, 20.5), (404.5, 19.5)], [(384, 12), (408, 11.5)]),
    3: (
      [(380, 61.0 / 3), (1213.0 / 3, 58.0 / 3)],
      [(1153.0 / 3, 12), (1225.0 / 3, 34.0 / 3)]
    ),
  ]

  private func scene(_ scale: Double, rtl: Bool, safeArea: EdgeInsets = EdgeInsets()) throws
    -> LaidOutScene
  {
    let typesetter = try FontTypesetter()
    return try layOut(390, 844, scale: scale, rtl: rtl) {
      $0.typesetter = typesetter
      $0.safeArea = safeArea
    } _: {
      BuiltInScene.preview.view
    }
  }

  private func mirrored(_ rect: Rect, if rtl: Bool) -> Rect {
    rtl ? Rect(390 - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }

  @Test("shapes are where the table says", arguments: [1.0, 2, 3], [false, true])
  func shapes(scale: Double, rtl: Bool) throws {
    let views = try scene(scale, rtl: rtl).views
    #expect(views.count == Self.shapes.count + 2)
    for (view, expected) in zip(views, Self.shapes) {
      #expect(view.view == expected.view)
      #expect(mirrored(expected.rect, if: rtl).matches(view.frame), "\(view.path)")
      #expect(view.frame == view.drawn)
    }
  }

  @Test("texts and their bars are where the table says", arguments: [1.0, 2, 3], [false, true])
  func texts(scale: Double, rtl: Bool) throws {
    let scene = try scene(scale, rtl: rtl)
    let expected = try #require(Self.texts[scale])
    // Widths on the device, measured there for the second and by the font's advances for both.
    let widths = [147.0, 261.0]
    let bars = scene.drawing.bars
    #expect(bars.count == 2)
    for (index, frame) in scene.frames(of: "Text").enumerated() {
      #expect(abs(frame.minY - expected.frames[index].0) < 1e-9)
      #expect(abs(frame.height - expected.frames[index].1) < 1e-9)
      #expect(abs(frame.width - widths[index]) < 2)
      #expect(rtl ? frame.maxX == 366 : frame.minX == 24)
      let bar = Rect(
        frame.minX, expected.bars[index].0, frame.width, expected.bars[index].1)
      #expect(bar.scaled(by: scale).matches(bars[index]), "bar \(index)")
    }
  }

  @Test("each component has its own shimmer; a paragraph and the texts have one each")
  func shimmers() throws {
    let scene = try scene(3, rtl: false)
    let texts = scene.frames(of: "Text")
    let bounds =
      [1, 2, 3, 4, 5, 6].map { Self.shapes[$0].rect } + [
        Rect(24, 160, 342, 52), Rect(24, 236, 342, 120),
        Rect(24, 380, texts[1].width, 131.0 / 3),
      ]
    #expect(scene.drawing.shimmers.count == bounds.count)
    for (shimmer, bounds) in zip(scene.drawing.shimmers, bounds) {
      #expect(bounds.scaled(by: 3).matches(shimmer.bounds))
    }
    #expect(scene.drawing.shimmers.map(\.order) == Array(0..<9))
  }

  @Test("under a phone's safe areas everything but the background moves down")
  func safeArea() throws {
    let plain = try scene(3, rtl: false)
    let moved = try scene(3, rtl: false, safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(moved.views[0].frame == Rect(0, 0, 390, 844))
    for (a, b) in zip(plain.views, moved.views).dropFirst() {
      #expect(a.frame.offset(by: Point(x: 0, y: 47)).matches(b.frame))
    }
  }

  @Test("other widths follow the same walk", arguments: [200.0, 244, 320, 430])
  func widths(width: Double) throws {
    let scene = try layOut(width, 844) { BuiltInScene.preview.view }
    let widths = scene.frames(of: "RoundedRectangle").map(\.width)
    let row = [width - 104, min(140, width - 104)]
    #expect(widths == row + row + [width - 48, width - 48, min(160, width - 48), width - 48])
  }

  @Test("paths name containers and custom views, and count siblings")
  func paths() throws {
    let paths = try scene(1, rtl: false).views.map { "\($0.path)" }
    #expect(
      paths == [
        "background/Color",
        "VStack/SKSkeletonRow[0]/HStack/SKSkeleton[0]/Circle",
        "VStack/SKSkeletonRow[0]/HStack/VStack[1]/SKSkeleton[0]/RoundedRectangle",
        "VStack/SKSkeletonRow[0]/HStack/VStack[1]/SKSkeleton[1]/RoundedRectangle",
        "VStack/SKSkeletonRow[1]/HStack/SKSkeleton[0]/Circle",
        "VStack/SKSkeletonRow[1]/HStack/VStack[1]/SKSkeleton[0]/RoundedRectangle",
        "VStack/SKSkeletonRow[1]/HStack/VStack[1]/SKSkeleton[1]/RoundedRectangle",
        "VStack/SKSkeleton[2]/VStack/RoundedRectangle[0]",
        "VStack/SKSkeleton[2]/VStack/RoundedRectangle[1]",
        "VStack/SKSkeleton[2]/VStack/RoundedRectangle[2]",
        "VStack/SKSkeleton[3]/RoundedRectangle",
        "VStack/VStack[4]/Text[0]",
        "VStack/VStack[4]/Text[1]",
      ])
  }
}
