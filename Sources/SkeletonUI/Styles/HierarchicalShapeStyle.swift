/// A level of importance of the foreground style.
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
  public typealias Resolved = Never
  private let label: UIColor
  private let opacity: Double

  /// The label colours of their names by default.
  ///
  /// Over a foreground style of one's own the levels are that style, fainter by the label colours'
  /// opacities; the first is the style itself.
  public static let primary = HierarchicalShapeStyle(label: .label, opacity: 1)
  public static let secondary = HierarchicalShapeStyle(label: .secondaryLabel, opacity: 0.5)
  public static let tertiary = HierarchicalShapeStyle(label: .tertiaryLabel, opacity: 0.25)
  public static let quaternary = HierarchicalShapeStyle(label: .quaternaryLabel, opacity: 0.18)

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    style(below: environment.foregroundStyle).paint(in: environment)
  }

  func style(below foreground: AnyShapeStyle?) -> AnyShapeStyle {
    guard let foreground else { return AnyShapeStyle(Color(uiColor: label)) }
    return AnyShapeStyle(OpacityShapeStyle(base: foreground, opacity: opacity))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
