import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct BuiltInSceneTests {
  private func laidOut(_ scene: BuiltInScene, loading: Bool = true, dark: Bool = false) throws
    -> LaidOutScene
  {
    let typesetter = try FontTypesetter()
    return try layOut(scene.canvas.width, scene.canvas.height) {
      $0.typesetter = typesetter
      $0.isLoading = loading
      $0.colorScheme = dark ? .dark : .light
    } _: {
      scene.view
    }
  }

  @Test("the first bars of each benchmark are where its table says")
  func benchmarkRects() throws {
    let phone = try laidOut(.phone)
    #expect(
      phone.frames(of: "RoundedRectangle") == [
        Rect(24, 24, 44, 44), Rect(80, 33, 286, 12), Rect(80, 53, 140, 10), Rect(24, 92, 342, 12),
        Rect(24, 112, 342, 12), Rect(24, 132, 160, 12), Rect(24, 168, 342, 120),
        Rect(24, 312, 190, 16), Rect(24, 336, 262, 14),
      ])
    #expect(phone.frames(of: "Color") == [Rect(0, 0, 390, 844)])
    let wall = try laidOut(.wall).frames(of: "RoundedRectangle")
    #expect(wall.count == 96)
    for row in 0..<4 {
      for column in 0..<6 {
        let (x, y) = (70 + Double(column) * 308, 56 + Double(row) * 256)
        #expect(
          Array(wall[(row * 6 + column) * 4..<(row * 6 + column) * 4 + 4]) == [
            Rect(x, y, 240, 120), Rect(x, y + 136, 32, 32), Rect(x + 44, y + 138, 196, 12),
            Rect(x + 44, y + 158, 120, 10),
          ])
      }
    }
  }

  @Test("benchmarks look the same in every scheme and theme")
  func fixedColors() throws {
    #expect(try laidOut(.phone).drawing == laidOut(.phone, dark: true).drawing)
    let shimmer = try #require(try laidOut(.wall).drawing.shimmers.first)
    #expect(shimmer.effect == .highlight(RGBA(hex: 0xF7F7FA), strength: 1))
    #expect(shimmer.band == 1.2)
  }

  @Test("nothing jumps when content loads", arguments: BuiltInScene.allCases)
  func sameSize(scene: BuiltInScene) throws {
    let loading = try laidOut(scene)
    let loaded = try laidOut(scene, loading: false)
    #expect(loading.canvas == loaded.canvas)
    #expect(loading.contentSize == loaded.contentSize)
  }

  @Test(
    "texts keep their frames when they load", arguments: [BuiltInScene.preview, .redacted, .card])
  func sameTexts(scene: BuiltInScene) throws {
    let loading = try laidOut(scene).frames(of: "Text")
    let loaded = try laidOut(scene, loading: false).frames(of: "Text")
    #expect(!loading.isEmpty && loading.allSatisfy(loaded.contains))
  }

  static let screens: [BuiltInScene] = [
    .list, .feed, .article, .profile, .grid, .chat, .table, .dashboard, .settings, .player,
  ]

  @Test(
    "a screen that loads has the same views in the same places before and after",
    arguments: screens)
  func sameViews(scene: BuiltInScene) throws {
    for dark in [false, true] {
      let loading = try laidOut(scene, dark: dark)
      let loaded = try laidOut(scene, loading: false, dark: dark)
      #expect(loading.views == loaded.views && loading.views.count > 15)
      #expect(loading.drawing != loaded.drawing)
      #expect(loaded.drawing.shimmers.isEmpty)
    }
  }

  @Test("no view of a screen reaches out of the canvas sideways", arguments: screens)
  func insideCanvas(scene: BuiltInScene) throws {
    let typesetter = try FontTypesetter()
    for rtl in [false, true] {
      let views = try layOut(390, 844, rtl: rtl) {
        $0.typesetter = typesetter
      } _: {
        scene.view
      }.views
      for view in views {
        #expect(view.frame.minX > -1e-9 && view.frame.maxX < 390 + 1e-9, "\(view)")
      }
    }
  }

  @Test("scenes shimmer while they load and, but for the benchmarks, not after")
  func shimmers() throws {
    for scene in BuiltInScene.allCases { #expect(!(try laidOut(scene).drawing.shimmers.isEmpty)) }
    for scene in BuiltInScene.allCases where scene != .phone && scene != .wall {
      #expect(try laidOut(scene, loading: false).drawing.shimmers.isEmpty, "\(scene)")
    }
  }

  @Test("every scene has a name of its own and says in a line what it shows")
  func descriptions() {
    let names = [
      "preview", "row", "text", "circle", "card", "redacted", "list", "feed", "article", "profile",
      "grid", "chat", "table", "dashboard", "settings", "player", "phone", "wall",
    ]
    #expect(BuiltInScene.allCases.map(\.name) == names)
    for scene in BuiltInScene.allCases {
      #expect((10...80).contains(scene.summary.count))
      let size = scene.canvas
      #expect(size == (390, nil) || size == (390, 844) || size == (1920, 1080))
    }
  }
}
