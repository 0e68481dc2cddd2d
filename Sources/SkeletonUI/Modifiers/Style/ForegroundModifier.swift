struct ForegroundModifier: PrimitiveModifier {
  let style: AnyShapeStyle?

  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = style.flatMap { $0.asForeground(in: environment) }
  }
}

extension View {
  /// The style of shapes and text that name none.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(by: ForegroundModifier(style: AnyShapeStyle(style)))
  }

  /// The colour of shapes and text that name none; nil is the label colour.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(by: ForegroundModifier(style: color.map { AnyShapeStyle($0) }))
  }

  /// Has no effect: there are no controls here that would take it on.
  public func tint(_ tint: some ShapeStyle) -> some View { self }

  /// Has no effect: there are no controls here that would take it on.
  public func tint(_ tint: Color?) -> some View { self }
}
