public import SkeletonUI

/// What a scene is drawn on and in: everything about the picture that is not about time.
public struct PictureOptions: Sendable {
  public enum Background: Sendable, Hashable {
    /// The scene's own, else white or black by the colour scheme.
    case automatic
    case color(Color)
    case transparent
  }

  public enum Effect: String, CaseIterable, Sendable {
    /// A highlight that sweeps across.
    case shimmer
    /// Content that fades and comes back.
    case pulse
    /// Nothing moves: what reduced motion asks for.
    case none
  }

  public enum Wave: String, CaseIterable, Sendable {
    /// The band crosses each shimmering view by itself.
    case view
    /// The band crosses the canvas, once for all views.
    case canvas
  }

  public enum RedactionBar: String, CaseIterable, Sendable {
    /// From the baseline up to the height of capitals.
    case cap
    /// The whole line.
    case line
  }

  /// The canvas in points; nil takes the scene's own width, or 390.
  public var width: Double?
  /// nil takes the scene's own height, or hugs the content.
  public var height: Double?
  /// Pixels a point, 0.25…8.
  public var scale = 2.0
  /// The exact size of the picture: the scene stands in its middle at the largest ``scale`` at
  /// which it fits, on the canvas that fills it best where ``width`` is nil.
  public var pixels: (width: Int, height: Int)?
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var background = Background.automatic
  /// Insets of the canvas that content keeps out of, in points.
  public var safeArea = EdgeInsets()
  /// What `isLoading` is for scenes that have a loaded state.
  public var isLoading = true

  /// Where `Image("name")` is looked for: files, and asset catalogs; nil takes the folder of the
  /// scene, or the current one.
  public var imageFolder: String?

  public var theme = SKTheme()
  public var fontFamily: String?
  public var dynamicTypeSize = DynamicTypeSize.large
  public var redactionBar = RedactionBar.cap
  /// Multiplies the opacity of redaction bars, 0…1; nil takes 0.16 of a text's own, and all of
  /// that of bars which have a colour of their own, as in scenes of whole screens.
  public var redactionOpacity: Double?
  /// Corner radius of redaction bars in points; nil takes 0.12 of the font size.
  public var redactionRadius: Double?

  public var effect = Effect.shimmer
  public var wave = Wave.view
  /// Overrides what views ask for, as do the following where they are not nil.
  public var highlight: Color?
  /// Opacity of the highlight at its peak, 0…1.
  public var strength: Double?
  /// Full width of the band as a fraction of the swept extent, 0.01…4.
  public var band: Double?
  /// Direction of travel in degrees, clockwise from leading to trailing.
  public var angle: Double?
  public var profile: SKShimmerStyle.Profile?

  public init() {}

  /// Lays text out by fixed metrics, for tests of layout.
  package var usesTestFont = false
}
