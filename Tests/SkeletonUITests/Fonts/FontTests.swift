import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct FontTests {
  private func spec(_ font: Font, _ size: DynamicTypeSize = .large) -> FontSpec {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.spec(in: environment)
  }

  /// Size, weight and tracking at the default text size, from the guidelines' table.
  static let styles: [(Font, Double, Int, Double)] = [
    (.largeTitle, 34, 400, 0.40), (.title, 28, 400, 0.38), (.title2, 22, 400, -0.26),
    (.title3, 20, 400, -0.45), (.headline, 17, 600, -0.43), (.body, 17, 400, -0.43),
    (.callout, 16, 400, -0.31), (.subheadline, 15, 400, -0.23), (.footnote, 13, 400, -0.08),
    (.caption, 12, 400, 0), (.caption2, 11, 400, 0.06),
  ]

  @Test("styles have the sizes, weights and tracking of the guidelines")
  func textStyles() {
    for (font, size, weight, tracking) in Self.styles {
      #expect(spec(font) == FontSpec(size: size, weight: weight, tracking: tracking))
    }
  }

  @Test("bold takes the style's emphasised weight, or bold")
  func bold() {
    for (font, _, _, _) in Self.styles.prefix(3) { #expect(spec(font.bold()).weight == 700) }
    for (font, _, _, _) in Self.styles.dropFirst(3) { #expect(spec(font.bold()).weight == 600) }
    #expect(spec(.system(size: 20).bold()).weight == 700)
  }

  @Test("of several changes of weight the last counts")
  func lastWeight() {
    #expect(spec(.body.weight(.light).bold()).weight == 600)
    #expect(spec(.body.bold().weight(.light)).weight == 300)
    #expect(spec(.system(.title, weight: .black)).weight == 900)
    #expect(spec(.system(size: 9, weight: .medium).italic()).isItalic)
  }

  /// Largest and smallest sizes: largeTitle, headline, body, caption2.
  @Test(
    "styles follow the chosen text size",
    arguments: [
      (DynamicTypeSize.xSmall, [31.0, 14, 14, 11]), (.medium, [33, 16, 16, 11]),
      (.xxxLarge, [40, 23, 23, 17]), (.accessibility3, [52, 40, 40, 29]),
      (.accessibility5, [60, 53, 53, 40]),
    ])
  func dynamicType(size: DynamicTypeSize, expected: [Double]) {
    let fonts: [Font] = [.largeTitle, .headline, .body, .caption2]
    #expect(fonts.map { spec($0, size).size } == expected)
  }

  @Test("sizes never shrink as the text size grows, and every style has one")
  func monotonicSizes() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(for: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("a font's own size stays; a custom one grows with the body style, without tracking")
  func otherFonts() {
    #expect(spec(.system(size: 17), .accessibility5).size == 17)
    #expect(spec(.custom("X", size: 34), .accessibility5) == FontSpec(family: "X", size: 106))
    let title = Font.custom("X", size: 14, relativeTo: .title)
    #expect(spec(title, .accessibility5).size == 29)
    #expect(spec(.custom("X", fixedSize: 34), .accessibility5).size == 34)
  }

  @Test("tracking is linear between known sizes, constant below and none from 80 points on")
  func tracking() {
    let known: [(Double, Double)] = [
      (9, 0.17), (17, -0.43), (22, -0.26), (24, 0.07), (32, 0.41), (40, 0.37), (80, 0),
    ]
    for (size, points) in known { #expect(SystemTracking.points(size: size) == points) }
    let between: [(Double, Double)] = [
      (12.5, -0.04), (16.25, -0.34), (31, 0.405), (60, 0.185), (5, 0.17), (100, 0),
    ]
    for (size, points) in between {
      #expect(abs(SystemTracking.points(size: size) - points) < 1e-12, "\(size)")
    }
  }

  @Test("the innermost modifier of text counts, and its own over the surroundings'")
  func attributes() throws {
    let typesetter = RecordingTypesetter()
    _ = try layOut(100, 100) {
      $0.typesetter = typesetter
    } _: {
      VStack {
        Text("a").font(.caption).italic().font(.title)
        (Text("b").bold() + Text("c")).fontWeight(.heavy)
        Text("d \(Text("e").foregroundColor(.red)) \(3)")
      }
      .bold()
      .tracking(2)
    }
    let runs = typesetter.runs
    #expect(runs["a"] == FontSpec(size: 12, weight: 600, isItalic: true, tracking: 2))
    #expect(runs["b"]?.weight == 600)
    #expect(runs["c"]?.weight == 800)
    #expect(runs["e"]?.tracking == 2 - 0.43)
    #expect(Set(runs.keys) == ["a", "b", "c", "d ", "e", " ", "3"])
  }
}
