public import Foundation

/// What views inherit from those around them; the values given here are those of an animation made
/// without options.
public struct EnvironmentValues {
  /// Which side lines of views and text start from; left to right unless the picture says
  /// otherwise.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether colours are those of light or of dark surroundings; light unless the picture says
  /// otherwise.
  public var colorScheme = ColorScheme.light
  /// Why content is shown as placeholders; empty when it is not. Setting it replaces the reasons;
  /// ``View/redacted(reason:)`` adds one.
  public var redactionReasons: RedactionReasons = []
  /// The font of text that names none; nil is the body style.
  public var font: Font?
  /// The largest number of lines of a text, at least 1; nil for as many as it has.
  public var lineLimit: Int?
  /// How lines of one text are aligned to each other; leading by default.
  public var multilineTextAlignment = TextAlignment.leading
  /// Points added between the lines of a text, 0 by default; negative ones let lines overlap.
  public var lineSpacing: CGFloat = 0
  /// Pixels a point: the picture's scale, for views that draw hairlines.
  public var displayScale: CGFloat = 1
  /// The text size that the person has chosen; large, the system's default, unless the picture says
  /// otherwise.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether controls react, for views that look at it; the library's own do not change.
  public var isEnabled = true
  /// The values of the kit's colours and fonts. Lengths are those of the theme in force when a view
  /// is made, ``SKTheme/current``.
  public var skTheme = SKTheme.current
  /// Whether a scene shows its loading state; the picture's options set it, and a reveal draws
  /// both.
  public var isLoading = true

  /// The style of shapes and text that name none; nil is the label colour.
  package var foregroundStyle: InheritedStyle?
  /// The style of what stands out among controls; nil is the system's blue.
  package var tint: InheritedStyle?
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

  /// Makes the environment of a picture without options.
  public init() {}

  /// The value under a key of one's own, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}
