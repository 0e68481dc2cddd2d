package import SkeletonGraphics
package import SkeletonText

/// What a scene is laid out and drawn for.
package struct SceneOptions: Sendable {
  /// In points.
  package var width: Double
  /// In points; nil hugs the content.
  package var height: Double?
  /// Pixels a point.
  package var scale: Double
  /// What lies behind everything; nil is transparent.
  package var background: RGBA?
  package var safeArea: EdgeInsets
  package var typesetter: any Typesetter
  package var images: any ImageSource
  package var theme: SKTheme
  package var colorScheme: ColorScheme
  package var layoutDirection: LayoutDirection
  package var dynamicTypeSize: DynamicTypeSize
  package var shimmer: ShimmerSettings
  package var redaction: RedactionStyle
  package var isLoading: Bool

  /// Everything but the canvas and the fonts starts with its default.
  package init(width: Double, height: Double?, scale: Double, typesetter: any Typesetter) {
    self.width = width
    self.height = height
    self.scale = scale
    self.typesetter = typesetter
    images = NoImages()
    background = nil
    safeArea = EdgeInsets()
    theme = SKTheme()
    colorScheme = .light
    layoutDirection = .leftToRight
    dynamicTypeSize = .large
    shimmer = ShimmerSettings()
    redaction = RedactionStyle()
    isLoading = true
  }

  /// What the root view finds set.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.skTheme = theme
    environment.colorScheme = colorScheme
    environment.layoutDirection = layoutDirection
    environment.dynamicTypeSize = dynamicTypeSize
    environment.shimmerSettings = shimmer
    environment.redactionStyle = redaction
    environment.isLoading = isLoading
    return environment
  }
}
