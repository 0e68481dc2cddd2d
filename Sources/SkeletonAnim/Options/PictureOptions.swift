public import SkeletonUI

/// What a scene is drawn on and in: everything about the picture that is not about time.
public struct PictureOptions: Sendable {
  /// What is behind the content.
  public enum Background: Sendable, Hashable {
    /// The scene's own, else white or black by the colour scheme.
    case automatic
    /// One colour, which may depend on the colour scheme and be translucent.
    case color(Color)
    /// Nothing; formats without alpha refuse it.
    case transparent
  }

  /// How a skeleton shows that it waits.
  public enum Effect: String, CaseIterable, Sendable {
    /// A highlight that sweeps across.
    case shimmer
    /// Content that fades and comes back.
    case pulse
    /// Nothing moves: what reduced motion asks for.
    case none
  }

  /// What a band of highlight crosses.
  public enum Wave: String, CaseIterable, Sendable {
    /// The band crosses each shimmering view by itself.
    case view
    /// The band crosses the canvas, once for all views.
    case canvas
  }

  /// How tall the bars are that stand for redacted text.
  public enum RedactionBar: String, CaseIterable, Sendable {
    /// From the baseline up to the height of capitals.
    case cap
    /// The whole line.
    case line
  }

  /// The canvas's width in points; nil takes the scene's own, or 390.
  public var width: Double?
  /// The canvas's height in points; nil takes the scene's own, unless ``width`` is given, or hugs
  /// the content.
  public var height: Double?
  /// Pixels a point, above 0, 2 by default; another value, or a canvas with a side of more than 65
  /// 535 pixels, is an error of the run.
  public var scale = 2.0
  /// The exact size of the picture: the scene stands in its middle at the largest ``scale`` at
  /// which it fits, on the canvas that fills it best where ``width`` is nil; one of the picture's
  /// own shape, unless that would cut the scene off.
  public var pixels: (width: Int, height: Int)?
  /// Light or dark surroundings, by which colours are chosen; nil takes those that the scene asks
  /// for by `preferredColorScheme`, else light ones.
  public var colorScheme: ColorScheme?
  /// Where lines begin, and from where the highlight comes.
  public var layoutDirection = LayoutDirection.leftToRight
  /// What is behind the content; formats without alpha refuse a transparent one.
  public var background = Background.automatic
  /// Insets of the canvas that content keeps out of, in points; backgrounds that touch them reach
  /// out under them. What is not finite counts as 0.
  public var safeArea = EdgeInsets()
  /// What `isLoading` in the environment is, for scenes that have a loaded state.
  public var isLoading = true

  /// Where `Image("name")` is looked for: files, and asset catalogs; nil takes the folder of the
  /// scene, or the current one.
  public var imageFolder: String?

  /// The values of the kit's tokens for this picture.
  public var theme = SKTheme()
  /// The family of system fonts; nil takes Inter. One that is not installed is an error.
  public var fontFamily: String?
  /// The text size by which text styles are scaled.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// How tall the bars are that stand for redacted text.
  public var redactionBar = RedactionBar.cap
  /// Multiplies the opacity of redaction bars, 0…1; nil takes 0.16 of a text's own, and all of
  /// that of bars which have a colour of their own, as in scenes of whole screens.
  public var redactionOpacity: Double?
  /// Corner radius of redaction bars in points; nil takes 0.12 of the font size.
  public var redactionRadius: Double?

  /// How skeletons show that they wait.
  public var effect = Effect.shimmer
  /// What a band of highlight crosses.
  public var wave = Wave.view
  /// The highlight's colour; nil, here as in what follows, leaves it to each view's
  /// `SKShimmerStyle`.
  public var highlight: Color?
  /// Opacity of the highlight at its peak, held to 0…1.
  public var strength: Double?
  /// Full width of the band as a fraction of the swept extent; nothing moves where it is not above
  /// 0.
  public var band: Double?
  /// Direction of travel in degrees, clockwise from leading to trailing; what is not finite counts
  /// as 0.
  public var angle: Double?
  /// The shape of the band; nil takes what views ask for, else linear.
  public var profile: SKShimmerStyle.Profile?

  /// Makes options of a picture as the tool draws it without any.
  public init() {}

  /// Lays text out by fixed metrics, for tests of layout.
  package var usesTestFont = false
}
