/// A level of importance of the foreground style.
///
/// Where no foreground style is set the levels are the label colours. Over a style of one's own
/// they are that style, made fainter by an opacity.
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
  public typealias Resolved = Never
  private let label: UIColor
  private let opacity: Double

  /// The label colour, or the foreground style as it is.
  public static let primary = HierarchicalShapeStyle(label: .label, opacity: 1)
  /// The secondary label colour, or the foreground style at an opacity of 0.5.
  public static let secondary = HierarchicalShapeStyle(label: .secondaryLabel, opacity: 0.5)
  /// The tertiary label colour, or the foreground style at an opacity of 0.25.
  public static let tertiary = HierarchicalShapeStyle(label: .tertiaryLabel, opacity: 0.25)
  /// The quaternary label colour, or the foreground style at an opacity of 0.18.
  public static let quaternary = HierarchicalShapeStyle(label: .quaternaryLabel, opacity: 0.18)

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let foreground = environment.foregroundStyle else {
      return Color(uiColor: label).paint(in: environment)
    }
    return foreground.paint(in: environment, as: \.foregroundStyle).opacity(opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level, to write `.primary` where a style is asked for.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level, to write `.secondary` where a style is asked for.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level, to write `.tertiary` where a style is asked for.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level, to write `.quaternary` where a style is asked for.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
