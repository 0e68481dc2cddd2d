/// A shape in a style of its own once it is loaded, and before that in the placeholder's colour.
struct Loadable<Outline: Shape>: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  private let outline: Outline
  private let style: AnyShapeStyle

  init(_ outline: Outline, _ style: some ShapeStyle) {
    self.outline = outline
    self.style = AnyShapeStyle(style)
  }

  var body: some View {
    outline.fill(isLoading ? AnyShapeStyle(SK.Palette.placeholder) : style)
  }
}

/// The same for the line along a shape.
struct LoadableLine: UnnamedView {
  @Environment(\.isLoading) private var isLoading
  private let glyph: Glyph
  private let color: Color

  init(_ glyph: Glyph, _ color: Color) {
    self.glyph = glyph
    self.color = color
  }

  var body: some View { glyph.line(isLoading ? SK.Palette.placeholder : color) }
}
