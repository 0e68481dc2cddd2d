public import Foundation

/// What views inherit from those around them.
public struct EnvironmentValues {
  /// Which side lines of views and text start from.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether colours are those of light or of dark surroundings.
  public var colorScheme = ColorScheme.light
  /// Why content is shown as placeholders; empty when it is not.
  public var redactionReasons: RedactionReasons = []
  /// The font of text that names none; nil is the body style.
  public var font: Font?
  /// The largest number of lines of a text; nil for as many as it has.
  public var lineLimit: Int?
  /// How lines of one text are aligned to each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Points added between the lines of a text.
  public var lineSpacing: CGFloat = 0
  /// Pixels a point.
  public var displayScale: CGFloat = 1
  /// The text size that the person has chosen.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether controls react, for views that look at it.
  public var isEnabled = true
  /// The values of the kit's colours and fonts.
  public var skTheme = SKTheme.current
  /// Whether a scene shows its loading state.
  public var isLoading = true

  /// The style of shapes and text that name none; nil is the label colour.
  package var foregroundStyle: AnyShapeStyle?
  /// What the text modifiers around a view ask of its text.
  package var textAttributes = TextAttributes()
  /// Whether the content is private.
  package var isPrivacySensitive = false
  /// How redacted text looks.
  package var redactionStyle = RedactionStyle()
  /// What all shimmers of the picture are told.
  package var shimmerSettings = ShimmerSettings()
  /// The axis of the stack that a view is a child of.
  package var stackAxis: Axis?
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value under a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}
