import SkeletonGraphics
import Testing

@testable import SkeletonUI

private enum WidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 5
}

extension EnvironmentValues {
  fileprivate var barWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Bar: View {
  @Environment(\.barWidth) var width
  var body: some View { Rectangle().frame(width: width) }
}

@Suite struct EnvironmentTests {
  private func widths(@ViewBuilder _ content: () -> some View) throws -> [Double] {
    try layOut(100, 10) { HStack(spacing: 0) { content() } }.views.map(\.frame.width)
  }

  @Test("a value of one's own has its default, is set below, and the innermost counts")
  func customValues() throws {
    let found = try widths {
      Bar()
      Bar().environment(\.barWidth, 7).environment(\.barWidth, 9)
      Group { Bar() }.transformEnvironment(\.barWidth) { $0 += 6 }
    }
    #expect(found == [5, 7, 11])
  }

  @Test("properties inside of a dynamic property of one's own see the view's surroundings")
  func nestedProperties() throws {
    struct Half: DynamicProperty {
      @Environment(\.barWidth) private var width
      var value: CGFloat { width / 2 }
    }
    struct HalfBar: View {
      private let half = Half()
      var body: some View { Rectangle().frame(width: half.value) }
    }
    #expect(try widths { HalfBar().environment(\.barWidth, 14) } == [7])
  }

  @Test("one view in two places sees the surroundings of each")
  func sharedView() throws {
    let bar = Bar()
    #expect(
      try widths {
        bar
        bar.environment(\.barWidth, 8)
        bar
      } == [5, 8, 5])
  }

  @Test("closures that captured a view see the view's surroundings, not their own")
  func capturedValues() throws {
    struct Bars: View {
      @Environment(\.barWidth) var width
      var body: some View {
        ForEach(0..<2) { _ in Rectangle().frame(width: width) }.environment(\.barWidth, 90)
      }
    }
    #expect(try widths { Bars() } == [5, 5])
  }

  @Test("state shows its initial value, and bindings lead to it")
  func stateAndBinding() throws {
    struct Child: View {
      @Binding var width: CGFloat
      var body: some View { Rectangle().frame(width: width) }
    }
    struct Parent: View {
      @State private var width: CGFloat = 12
      @State private var note: String?
      var body: some View {
        if note == nil { Child(width: $width) }
        Child(width: .constant(3))
      }
    }
    #expect(try widths { Parent() } == [12, 3])
  }

  @Test("modifiers of one's own see their surroundings and wrap all of their content")
  func customModifier() throws {
    struct Boxed: ViewModifier {
      @Environment(\.barWidth) var width
      func body(content: Content) -> some View {
        VStack(spacing: 0) { content }.frame(width: width * 4)
      }
    }
    let scene = try layOut(100, 40) {
      Group {
        Rectangle().frame(height: 10)
        Rectangle().frame(height: 10)
      }
      .modifier(Boxed())
      .environment(\.barWidth, 6)
    }
    #expect(scene.views.map(\.frame) == [.init(38, 10, 24, 10), .init(38, 20, 24, 10)])
    #expect(scene.views.map { "\($0.path)" } == ["VStack/Rectangle[0]", "VStack/Rectangle[1]"])
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(1) }
    }
    let both = try layOut(20, 20) { Rectangle().modifier(Padded().concat(Padded())) }
    #expect(both.views[0].frame == .init(2, 2, 16, 16))
  }

  @Test("the first wish for a colour scheme that comes up is the scene's, and changes no view")
  func preferredColorScheme() throws {
    func wish(@ViewBuilder _ content: () -> some View) throws -> ColorScheme? {
      try layOut(10, 10) { content() }.preferredColorScheme
    }
    let bar = Rectangle()
    #expect(try wish { bar } == nil)
    #expect(try wish { bar.preferredColorScheme(nil) } == nil)
    #expect(try wish { bar.preferredColorScheme(nil).preferredColorScheme(.dark) } == .dark)
    #expect(try wish { bar.preferredColorScheme(.light).preferredColorScheme(.dark) } == .light)
    #expect(
      try wish {
        bar
        HStack { bar.preferredColorScheme(.dark) }
        bar.preferredColorScheme(.light)
      } == .dark)
    let drawn = try layOut(10, 10) { bar.preferredColorScheme(.dark) }.drawing
    #expect(try layOut(10, 10) { bar }.drawing == drawn)
  }

  @Test("what a scene is laid out for is in the environment")
  func sceneValues() throws {
    struct Probe: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.layoutDirection) var direction
      @Environment(\.displayScale) var scale
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.isLoading) var isLoading
      var body: some View { Text(verbatim: "\(scheme) \(direction) \(scale) \(size) \(isLoading)") }
    }
    let typesetter = RecordingTypesetter()
    _ = try layOut(500, 40, scale: 3, rtl: true) {
      $0.colorScheme = .dark
      $0.dynamicTypeSize = .xLarge
      $0.isLoading = false
      $0.typesetter = typesetter
    } _: {
      Probe()
    }
    #expect(Array(typesetter.runs.keys) == ["dark rightToLeft 3.0 xLarge false"])
  }
}
