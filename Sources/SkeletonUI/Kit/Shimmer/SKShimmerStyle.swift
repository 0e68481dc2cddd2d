/// How a highlight looks that sweeps across a view. The picture's options override what they set;
/// when the sweep happens is up to the animation's time.
public struct SKShimmerStyle: Sendable, Hashable {
  /// The shape of the band across its width.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    /// Rises and falls evenly.
    case linear
    /// Rises and falls like a wave.
    case smooth
  }

  /// The colour of the band; its opacity is multiplied by the strength.
  public var highlight: Color
  /// Opacity of the highlight at its peak, held to 0…1; nil is 0.6 in light surroundings, 0.10 in
  /// dark ones.
  public var strength: Double?
  /// Full width of the band as a fraction of the way across the view, 0.4 by default; more than 1
  /// is allowed, and nothing moves where it is not above 0.
  public var band: Double
  /// Direction of travel: 0 is from leading to trailing, positive turns clockwise. Where the layout
  /// runs from right to left it is mirrored.
  public var angle: Angle
  /// The shape of the band across its width.
  public var profile: Profile

  /// Describes a highlight; without arguments white, 0.4 of the view wide, from leading to
  /// trailing.
  public init(
    highlight: Color = .white, strength: Double? = nil, band: Double = 0.4, angle: Angle = .zero,
    profile: Profile = .linear
  ) {
    self.highlight = highlight
    self.strength = strength
    self.band = band
    self.angle = angle
    self.profile = profile
  }
}
