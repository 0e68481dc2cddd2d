import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ColorTests {
  private func rgba(_ color: Color, _ scheme: ColorScheme = .light) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.rgba(in: environment)
  }

  private func bytes(_ color: RGBA) -> RGBA8 { RGBA8(color) }

  @Test("system colours composite to the values that are known")
  func composites() {
    func composite(_ color: Color, _ scheme: ColorScheme = .light, on backdrop: UInt32) -> RGBA8 {
      bytes(rgba(color, scheme).over(RGBA(hex: backdrop)))
    }
    let fill = Color(uiColor: .tertiarySystemFill)
    #expect(composite(fill, on: 0xF2F2F7) == bytes(RGBA(hex: 0xE3E3E9)))
    #expect(composite(fill, on: 0xFFFFFF) == bytes(RGBA(hex: 0xEFEFF0)))
    #expect(composite(Color(.systemFill), on: 0xFFFFFF) == bytes(RGBA(hex: 0xE4E4E6)))
    #expect(composite(.primary.opacity(0.16), on: 0xF2F2F7) == bytes(RGBA(hex: 0xCBCBCF)))
    #expect(composite(.white.opacity(0.6), on: 0xE5E5EA) == bytes(RGBA(hex: 0xF5F5F7)))
    #expect(composite(.white.opacity(0.1), .dark, on: 0x2C2C2E) == bytes(RGBA(hex: 0x414143)))
  }

  /// Light and dark, as the system defines them.
  static let named: [(Color, UInt32, UInt32)] = [
    (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
    (.green, 0x34C759, 0x30D158), (.blue, 0x007AFF, 0x0A84FF), (.purple, 0xAF52DE, 0xBF5AF2),
    (.pink, 0xFF2D55, 0xFF375F), (.indigo, 0x5856D6, 0x5E5CE6), (.teal, 0x30B0C7, 0x40C8E0),
    (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF), (.white, 0xFFFFFF, 0xFFFFFF),
    (Color(.systemGray5), 0xE5E5EA, 0x2C2C2E), (Color(.systemGray6), 0xF2F2F7, 0x1C1C1E),
    (Color(.systemGray3), 0xC7C7CC, 0x48484A), (Color(.opaqueSeparator), 0xC6C6C8, 0x38383A),
    (Color(.secondarySystemGroupedBackground), 0xFFFFFF, 0x1C1C1E),
    (SK.Palette.placeholder, 0xE5E5EA, 0x2C2C2E), (SK.Palette.surfaceSunken, 0xF2F2F7, 0x000000),
  ]

  @Test("named colours have the system's values in both schemes")
  func namedColors() {
    for (color, light, dark) in Self.named {
      #expect(rgba(color) == RGBA(hex: light))
      #expect(rgba(color, .dark) == RGBA(hex: dark))
    }
    #expect(rgba(.secondary) == RGBA(hex: 0x3C3C43, alpha: 0.6))
    #expect(rgba(Color(.quaternaryLabel), .dark) == RGBA(hex: 0xEBEBF5, alpha: 0.16))
    #expect(rgba(.clear).alpha == 0)
  }

  @Test("hue, saturation and brightness go around the six corners of the colour cube")
  func hues() {
    let corners: [(Double, UInt32)] = [
      (0, 0xFF0000), (1 / 6.0, 0xFFFF00), (2 / 6.0, 0x00FF00), (3 / 6.0, 0x00FFFF),
      (4 / 6.0, 0x0000FF), (5 / 6.0, 0xFF00FF), (1, 0xFF0000), (-1 / 6.0, 0xFF00FF),
      (-5 / 3.0, 0x00FF00), (7 / 3.0, 0x00FF00),
    ]
    for (hue, hex) in corners {
      let color = Color(hue: hue, saturation: 1, brightness: 1)
      #expect(bytes(rgba(color)) == bytes(RGBA(hex: hex)), "\(hue)")
    }
    let muted = rgba(Color(hue: 0.6, saturation: 0.5, brightness: 0.8, opacity: 0.3))
    #expect(abs(muted.red - 0.4) < 1e-12 && abs(muted.green - 0.56) < 1e-12)
    #expect(abs(muted.blue - 0.8) < 1e-12 && muted.alpha == 0.3)
  }

  @Test("opacities multiply")
  func opacity() {
    #expect(rgba(Color(white: 0.5, opacity: 0.5).opacity(0.5).opacity(0.2)).alpha == 0.05)
  }

  @Test("a colour fills what it is offered, as a view")
  func view() throws {
    let scene = try layOut(30, 20) { Color.red.padding(2) }
    #expect(
      scene.drawing.nodes == [
        .fill(.rectangle(Rect(2, 2, 26, 16)), .solid(RGBA(hex: 0xFF3B30)))
      ])
  }

  @Test("levels of the foreground are label colours, or fainter versions of a style of one's own")
  func hierarchy() throws {
    func color(_ view: some View) throws -> RGBA? { try layOut(9, 9) { view }.drawing.colors.first }
    #expect(try color(Rectangle()) == .black)
    #expect(try color(Rectangle().fill(.secondary)) == RGBA(hex: 0x3C3C43, alpha: 0.6))
    #expect(try color(Rectangle().foregroundStyle(.tertiary)) == RGBA(hex: 0x3C3C43, alpha: 0.3))
    let red = RGBA(hex: 0xFF3B30)
    #expect(try color(Rectangle().foregroundColor(.red)) == red)
    #expect(try color(Rectangle().fill(.secondary).foregroundStyle(.red)) == red.opacity(0.5))
    let nested = Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(try color(nested) == red.opacity(0.5))
    #expect(try color(Rectangle().foregroundStyle(.foreground).foregroundStyle(.red)) == red)
    #expect(try color(Rectangle().foregroundColor(nil).foregroundStyle(.red)) == .black)
    #expect(try color(Rectangle().fill(.background)) == .white)
    // What names the foreground means that of the surroundings, however deep it says so.
    let faint = Rectangle().foregroundStyle(.secondary.opacity(0.5))
    #expect(try color(faint) == RGBA(hex: 0x3C3C43, alpha: 0.3))
    #expect(try color(faint.foregroundStyle(.red)) == red.opacity(0.25))
    #expect(
      try color(Rectangle().foregroundStyle(Fainter()).foregroundStyle(.red)) == red.opacity(0.5))
    #expect(try color(Rectangle().fill(Color.red.opacity(0.5)).opacity(1)) == red.opacity(0.5))
  }

  /// Resolves to a level of the very style that it is.
  private struct Fainter: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      HierarchicalShapeStyle.secondary
    }
  }

  @Test("the tint colours buttons and what names it, unless their role has a colour")
  func tint() throws {
    func colors(@ViewBuilder _ view: () -> some View) throws -> [RGBA] {
      try layOut(200, 90) { view() }.drawing.colors
    }
    let (blue, green) = (RGBA(hex: 0x007AFF), RGBA(hex: 0x34C759))
    #expect(try colors { Rectangle().fill(.tint) } == [blue])
    #expect(try colors { Rectangle().fill(.tint).tint(.green) } == [green])
    #expect(try colors { Rectangle().fill(.tint).tint(nil).tint(.green) } == [blue])
    #expect(
      try colors { Rectangle().foregroundStyle(.tint).tint(.tint.opacity(0.5)).tint(.green) }
        == [green.opacity(0.5)])
    let symbol = Button {
    } label: {
      Rectangle().frame(width: 9, height: 9)
    }
    #expect(try colors { symbol.tint(.green) } == [green])
    #expect(
      try colors { symbol.buttonStyle(.bordered).tint(.green) } == [green.opacity(0.15), green])
    #expect(
      try colors { symbol.buttonStyle(.borderedProminent).tint(.green) } == [green, .white])
    let deleting = Button(role: .destructive) {
    } label: {
      Rectangle()
    }
    #expect(try colors { deleting.tint(.green) } == [RGBA(hex: 0xFF3B30)])
  }

  @Test("a style of one's own resolves to what it says, where it is used")
  func customStyle() throws {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color(white: 0.9) : Color(white: 0.1)
      }
    }
    let scene = try layOut(9, 9) { Rectangle().fill(Ink()).environment(\.colorScheme, .dark) }
    #expect(scene.drawing.colors == [RGBA(red: 0.9, green: 0.9, blue: 0.9)])
  }
}
