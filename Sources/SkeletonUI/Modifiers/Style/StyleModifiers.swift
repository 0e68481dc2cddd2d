extension View {
  /// Sets the style of shapes, text and symbols that name none. Levels such as `.secondary` are
  /// those of the style set around the view.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(by: InheritedStyleModifier(key: \.foregroundStyle, style: AnyShapeStyle(style)))
  }

  /// Sets the colour of shapes, text and symbols that name none; nil is the label colour, black or
  /// white.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(
      by: InheritedStyleModifier(key: \.foregroundStyle, style: color.map { AnyShapeStyle($0) }))
  }

  /// Sets the style of buttons in the view, but for destructive ones, which are red, and of what is
  /// painted with ``TintShapeStyle``.
  public func tint(_ tint: some ShapeStyle) -> some View {
    modified(by: InheritedStyleModifier(key: \.tint, style: AnyShapeStyle(tint)))
  }

  /// Sets the colour of buttons in the view; nil is the system's blue.
  public func tint(_ tint: Color?) -> some View {
    modified(by: InheritedStyleModifier(key: \.tint, style: tint.map { AnyShapeStyle($0) }))
  }
}
