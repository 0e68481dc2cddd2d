import SkeletonGraphics
import Testing

@testable import SkeletonUI

/// Pictures by name, of given sizes, all pixels different.
struct KnownImages: ImageSource {
  var assets: [String: ImageAsset]

  static func asset(_ width: Int, _ height: Int, scale: Double = 1) -> ImageAsset {
    let size = PixelSize(width: width, height: height)
    let pixels = (0..<size.count * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    return ImageAsset(bitmap: Bitmap(size: size, pixels: pixels), scale: scale)
  }

  func image(_ request: ImageRequest) throws(ImageError) -> ImageLookup {
    if request.name == "broken" { throw .unusable("broken.png is damaged") }
    guard let asset = assets[request.name] else { return .missing(reason: "no \(request.name)") }
    return .found(asset)
  }
}

@Suite struct ImageTests {
  private func scene(
    scale: Double = 1, @ViewBuilder _ content: () -> some View
  ) throws -> LaidOutScene {
    try layOut(
      200, 200, scale: scale,
      change: {
        $0.images = KnownImages(assets: [
          "wide": KnownImages.asset(80, 40, scale: 2), "tall": KnownImages.asset(30, 90),
        ])
      }, content)
  }

  private func images(_ scene: LaidOutScene) -> [ImagePaint] {
    scene.drawing.fills.compactMap { if case .image(let image) = $0.paint { image } else { nil } }
  }

  @Test("an image has its own size, in points of its variant; a resizable one what is offered")
  func sizes() throws {
    let scene = try scene {
      VStack(alignment: .leading, spacing: 0) {
        Image("wide").id("own")
        Image("wide").frame(width: 10, height: 10).id("frame")
        Image("tall").resizable().frame(width: 70, height: 10).id("stretched")
        Image("wide").resizable().fixedSize().id("ideal")
        HStack(spacing: 0) { Image("wide").resizable().scaledToFit().frame(width: 60) }.id("fit")
      }
    }
    #expect(scene.frame("own").map { $0.size } == Size(width: 40, height: 20))
    #expect(scene.frame("frame").map { $0.size } == Size(width: 10, height: 10))
    #expect(scene.frame("stretched").map { $0.size } == Size(width: 70, height: 10))
    #expect(scene.frame("ideal").map { $0.size } == Size(width: 40, height: 20))
    #expect(scene.frame("fit").map { $0.size } == Size(width: 60, height: 30))
    // The one in the frame overflows it on all sides, as SwiftUI has it.
    #expect(scene.frames(of: "Image")[1].matches(Rect(50, 70, 40, 20)))
  }

  @Test("scaledToFill covers the frame and keeps the middle, scaledToFit stays inside")
  func scaled() throws {
    let scene = try scene {
      ZStack {
        Image("tall").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
        Image("tall").resizable().aspectRatio(contentMode: .fit).frame(width: 60, height: 60)
      }
    }
    let (fill, fit) = (images(scene)[0], images(scene)[1])
    #expect(fill.target == Rect(x: 70, y: 10, width: 60, height: 180))
    #expect(fit.target == Rect(x: 90, y: 70, width: 20, height: 60))
    guard case .clip(let outline, _) = scene.drawing.nodes[0] else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(outline.controlBounds == Rect(x: 70, y: 70, width: 60, height: 60))
  }

  @Test("redacted an image is a plain box of its own frame, and laid out alike")
  func redacted() throws {
    func made(_ reasons: RedactionReasons) throws -> LaidOutScene {
      try scene { Image("wide").redacted(reason: reasons) }
    }
    let (shown, hidden) = (try made([]), try made(.placeholder))
    #expect(shown.views == hidden.views)
    #expect(images(shown).count == 1 && images(hidden).isEmpty)
    let fill = try #require(hidden.drawing.fills.first)
    #expect(fill.path == .rectangle(Rect(x: 80, y: 90, width: 40, height: 20)))
    #expect(fill.paint == .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.16)))
  }

  @Test("an image that is not there is a box with a reason, named once; one that is damaged fails")
  func missing() throws {
    let scene = try scene {
      Image("none")
      Image("none")
      Image(systemName: "star")
    }
    #expect(
      scene.substitutions.map(\.reason) == [
        "no none",
        "the SF Symbol 'star' cannot be drawn, as only Apple's systems have them: give "
          + "Image(\"name\") and a PNG",
      ])
    #expect(images(scene).isEmpty && scene.drawing.fills.count == 3)
    #expect(throws: LayoutError.image(.unusable("broken.png is damaged"), place: nil)) {
      try self.scene { Image("broken") }
    }
  }

  @Test("a template shows the foreground style through its alpha")
  func template() throws {
    let scene = try scene {
      Image("wide").renderingMode(.template).foregroundStyle(Color.red)
      Image("wide").renderingMode(.template).renderingMode(.original)
    }
    guard case .stencil(_, let ramp)? = scene.drawing.fills.first?.paint else {
      Issue.record("no stencil")
      return
    }
    #expect(ramp.stops.map(\.color) == [Color.red.rgba(in: EnvironmentValues())])
    #expect(images(scene).count == 1)
  }

  @Test("interpolation chooses the sampling, tiles repeat at their own size")
  func modes() throws {
    let scene = try scene(scale: 2) {
      Image("tall").resizable().interpolation(.none).frame(width: 9, height: 9)
      Image("tall").resizable().interpolation(.high).frame(width: 9, height: 9)
      Image("wide").resizable(resizingMode: .tile).frame(width: 100, height: 50)
    }
    let images = images(scene)
    #expect(images.map(\.sampling) == [.nearest, .cubic, .linear])
    #expect(images.map(\.repeats) == [false, false, true])
    #expect(images[2].target.size == Size(width: 80, height: 40))
  }
}
