import Foundation
import SkeletonGraphics
import SkeletonText
import Testing

@testable import SkeletonUI

@Suite struct SKThemeTests {
  private func decode(_ json: String) throws -> SKTheme {
    try JSONDecoder().decode(SKTheme.self, from: Data(json.utf8))
  }

  @Test("tokens have their values without a theme")
  func defaults() {
    #expect(
      [SK.Space.xs, SK.Space.sm, SK.Space.md, SK.Space.lg, SK.Space.xl] == [4, 8, 12, 16, 24])
    #expect([SK.Radius.sm, SK.Radius.md, SK.Radius.lg] == [6, 10, 16])
    let environment = EnvironmentValues()
    #expect(SK.Type_.headline.spec(in: environment) == Font.headline.spec(in: environment))
    #expect(SK.Type_.callout.bold().spec(in: environment).weight == 600)
  }

  @Test("a theme changes every token of one picture, default arguments included")
  func scoped() throws {
    var theme = SKTheme()
    theme.space.md = 20
    theme.radius.sm = 1
    theme.palette.placeholder = SKThemeColor(light: .red, dark: .blue)
    theme.type.headline = .system(size: 40)
    let typesetter = RecordingTypesetter()
    let scene = try layOut(200, 44) {
      $0.theme = theme
      $0.colorScheme = .dark
      $0.typesetter = typesetter
    } _: {
      SKSkeletonRow()
      Text("T").font(SK.Type_.headline.weight(.thin)).frame(width: 0, height: 0)
    }
    #expect(scene.frames(of: "RoundedRectangle")[0].minX == 44 + 20)
    #expect(scene.drawing.colors[0] == RGBA(hex: 0x0A84FF))
    #expect(
      scene.drawing.fills[1].path
        == .continuousRoundedRectangle(
          scene.frames(of: "RoundedRectangle")[0].offset(by: Point(x: 0, y: 0)), radius: 1))
    #expect(typesetter.runs["T"]?.size == 40 && typesetter.runs["T"]?.weight == 200)
    #expect(SK.Space.md == 12, "the theme was in force for that picture alone")
  }

  @Test("a theme file gives any of the values by name")
  func decoding() throws {
    let theme = try decode(
      """
      {"space": {"xl": 32}, "radius": {"sm": 4.5},
       "palette": {"placeholder": "#DDD", "surfaceSunken": {"light": "#FFFFFF", "dark": "#11223344"}},
       "type": {"headline": {"size": 20, "weight": "bold", "italic": true}, "callout": "footnote"}}
      """)
    var expected = SKTheme()
    expected.space.xl = 32
    expected.radius.sm = 4.5
    expected.palette.placeholder = SKThemeColor(RGBA(hex: 0xDDDDDD))
    expected.palette.surfaceSunken = SKThemeColor(
      light: .white, dark: RGBA(hex: 0x112233, alpha: 0x44 / 255.0))
    expected.type.headline = .system(size: 20, weight: .bold).italic()
    expected.type.callout = .footnote
    #expect(theme == expected)
    #expect(try decode("{}") == SKTheme())
    let family = try decode(#"{"type": {"callout": {"family": "X", "size": 9}}}"#)
    #expect(family.type.callout == .custom("X", size: 9))
  }

  @Test(
    "a theme file can give every token, and each changes that token alone",
    arguments: [
      ("space", ["xs", "sm", "md", "lg", "xl"], "31"), ("radius", ["sm", "md", "lg"], "31"),
      ("palette", ["placeholder", "surfaceSunken"], #""tomato""#),
      ("type", ["headline", "callout"], #""largeTitle""#),
    ])
  func everyToken(part: String, tokens: [String], value: String) throws {
    var themes = [SKTheme()]
    for token in tokens {
      let theme = try decode(#"{"\#(part)": {"\#(token)": \#(value)}}"#)
      #expect(!themes.contains(theme), "\(token)")
      themes.append(theme)
    }
  }

  @Test(
    "what a theme file cannot mean is refused by name",
    arguments: [
      (
        #"{"space": {"xxl": 1}}"#,
        "theme: there is no space.xxl: the names there are xs, sm, md, lg, xl"
      ),
      (
        #"{"colour": {}}"#,
        "theme: there is no colour: the names there are space, radius, palette, type"
      ),
      (
        #"{"radius": {"md": -2}}"#,
        "theme: radius.md is -2.0: give a number of points from 0 to 10000000"
      ),
      (
        ##"{"palette": {"placeholder": {"light": "#FFF", "dark": "greyish"}}}"##,
        "theme: palette.placeholder.dark is 'greyish': give #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
      ),
      (
        #"{"type": {"callout": {"weight": "fat"}}}"#,
        "theme: type.callout.weight is 'fat': give one of ultraLight, thin, light, regular, medium,"
          + " semibold, bold, heavy, black"
      ),
      (
        #"{"space": {"xl": null}}"#,
        "theme: space.xl is null: give a value, or leave it out for the usual one"
      ),
      (
        #"{"palette": null}"#,
        "theme: palette is null: give a value, or leave it out for the usual one"
      ),
    ])
  func refusals(json: String, message: String) {
    #expect { try decode(json) } throws: { "\($0)" == message }
  }
}
