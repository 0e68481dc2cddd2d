import SkeletonGraphics
import Testing

@testable import SkeletonAnim

@Suite struct PreferredColorSchemeTests {
  private struct Card: View {
    var prefers: ColorScheme?
    var body: some View {
      VStack {
        Text("Hello").padding().preferredColorScheme(prefers)
        SKSkeleton(.circle, size: 40)
      }
    }
  }

  private func animation(
    prefers wish: ColorScheme?, asked: ColorScheme? = nil
  ) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 4, duration: 1) { Card(prefers: wish) }
    animation.picture.colorScheme = asked
    animation.picture.usesTestFont = true
    return animation
  }

  private func drawing(_ animation: SkeletonAnimation) throws -> Drawing {
    try animation.plan([]).plan.drawing
  }

  @Test(
    "a view's wish makes the whole picture of that scheme, its canvas too",
    arguments: [nil, (90, 90)] as [(Int, Int)?])
  func whole(pixels: (Int, Int)?) throws {
    func drawing(_ wish: ColorScheme?, _ asked: ColorScheme? = nil) throws -> Drawing {
      var animation = animation(prefers: wish, asked: asked)
      animation.picture.pixels = pixels.map { ($0.0, $0.1) }
      return try self.drawing(animation)
    }
    let (light, dark) = (try drawing(nil, .light), try drawing(nil, .dark))
    #expect(light.background == .white && dark.background == .black)
    #expect(light.nodes != dark.nodes)
    #expect(try drawing(nil) == light)
    #expect(try drawing(.light) == light)
    #expect(try drawing(.dark) == dark)
  }

  @Test("a scheme that the picture is given wins over every wish")
  func given() throws {
    for asked in [ColorScheme.light, .dark] {
      let expected = try drawing(animation(prefers: nil, asked: asked))
      for wish in [ColorScheme.light, .dark] {
        #expect(try drawing(animation(prefers: wish, asked: asked)) == expected)
      }
    }
  }

  @Test("content that is revealed stands in the surroundings of what loads")
  func revealed() throws {
    struct Loader: View {
      @Environment(\.isLoading) var isLoading
      var body: some View {
        Text("Maya").skRedacted(isLoading).preferredColorScheme(isLoading ? .dark : nil)
      }
    }
    func drawing(_ asked: ColorScheme?) throws -> Drawing {
      var animation = SkeletonAnimation(fps: 4, duration: 1) { Loader() }
      animation.time.reveal = Rational(1, 2)
      animation.picture.colorScheme = asked
      return try self.drawing(animation)
    }
    #expect(try drawing(nil) == drawing(.dark))
    #expect(try drawing(nil) != drawing(.light))
  }
}
